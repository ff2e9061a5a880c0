import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { PrivatePage } from '../pages/private-page'
