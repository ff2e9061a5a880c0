/** What other features may use of this one on the server; it also runs in plain Node. */
export { readTranslations } from './read-translations'
export { refuseUnlessPublisher, setPublication } from './set-publication'
export { publicationFields } from './publication-fields'
export type { FurtherTexts } from './further-texts'
