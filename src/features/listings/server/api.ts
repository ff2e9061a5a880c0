/** Server functions for other features; they also run in plain Node. */
export { catalogueStore } from './catalogue-query/catalogue-store'
export { countSitemapRows, readSitemapRows, type SitemapRow } from './catalogue-query/read-cards'
export { propertyHref, toPropertySummary, type SummaryContext } from './to-property-summary'
