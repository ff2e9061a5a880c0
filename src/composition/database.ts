import { indexSearches } from '@/features/listings/server/search-indexes'
import { databaseAdapter as databaseAdapterOf, type DatabaseChoice } from '@/lib/payload/database'

/** The database of a URI with the product's own indexes: `file:` is SQLite, `mongodb:` or `mongodb+srv:` is MongoDB. */
export const databaseAdapter = (uri: string, choice: Omit<DatabaseChoice, 'schemaHooks'> = {}) =>
  databaseAdapterOf(uri, { ...choice, schemaHooks: [indexSearches] })
