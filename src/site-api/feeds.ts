// What the own formats of an agency, `site/feeds/`, use. The studio's browser code reads formats: nothing else belongs here.
export { ownNames } from '../features/import/formats/own-names'
export { ownLanguages, type FeedFormat } from '../features/import/model/feed-format'
