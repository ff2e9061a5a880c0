import 'server-only'

/** Reads for pages that other features may use; they need a request or Next's cache. */
export { projectRelations } from './get-project'
