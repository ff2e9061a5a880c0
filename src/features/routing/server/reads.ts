import 'server-only'

/** Reads for pages that other features may use; they need a request or Next's cache. */
export { findPropertyParts, findRefOfFeed } from './find-property-parts'
export { getRouteIndex } from './get-route-table'
