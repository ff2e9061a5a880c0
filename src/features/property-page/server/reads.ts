import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { propertyRelations } from './get-property'
