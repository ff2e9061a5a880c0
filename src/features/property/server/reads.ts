import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { getLegalRates } from './get-legal-rates'
export { getPageTranslator } from './get-page-translator'
export { getPropertySettings, type PropertySettings } from './get-property-settings'
