import 'server-only'

/** Reads of pages for other features; they need a request or Next's cache. */
export { findChosenProperties } from './find-chosen-properties'
export { keepExistingFilters } from './find-listing'
export { getCatalogueIndex } from './get-catalogue-index'
export { findShownGoals } from './search-of-kind'
export { toCatalogueSearch } from './to-catalogue-search'
