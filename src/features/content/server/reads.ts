import 'server-only'

/** Reads for pages that other features may use; they need a request or Next's cache. */
export { getLanguages } from './get-languages'
export { pageRelations } from './get-content'
export { getSettings } from './get-settings'
