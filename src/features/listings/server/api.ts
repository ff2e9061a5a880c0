/** Server functions for other features; they also run in plain Node. */
export type { CataloguePoint, CatalogueSearch, CatalogueStore } from './catalogue-query/catalogue-search'
export { catalogueStore } from './catalogue-query/catalogue-store'
export { countSitemapRows, readCards, readSitemapRows, type SitemapRow } from './catalogue-query/read-cards'
export { readWordsOf } from './catalogue-query/read-words'
export { readUnits } from './catalogue-query/read-units'
export { toPropertySummary, type SummaryContext } from './to-property-summary'
