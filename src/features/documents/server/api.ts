/** Server functions for other features; they also run in plain Node. */
export { documentEmailKey } from './document-requests'
export { openDocument, type OpenDocument } from './open-document'
export { chosenDocuments, findRequestableDocuments, type RequestableDocument } from './requestable-documents'
