import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { getPropertySettings, type PropertySettings } from './get-property-settings'
