import type { Payload } from 'payload'

/** The part of Payload's SQLite adapter that is used here. */
interface SqliteDatabase {
  client: { execute: (statement: string) => Promise<unknown> }
}

/** The tables that SQLite must have statistics of. */
const analysed = [
  'search_rows',
  'card_rows',
  'word_rows',
  'properties',
  'properties_locales',
  'properties_rels',
]

/**
 * Updates the statistics, with at most 1000 rows per index. Without them SQLite
 * estimates how many rows a condition leaves by rules of thumb.
 */
async function countForPlanner({ client }: SqliteDatabase): Promise<void> {
  await client.execute('pragma analysis_limit = 1000')
  for (const table of analysed) await client.execute(`analyze ${table}`)
}

/** Prepares the database for searches. Idempotent: it runs at every start. */
export async function prepareSearches({ db, logger }: Payload): Promise<void> {
  try {
    // Payload's type does not include the adapter; the name identifies it.
    if (db.name !== 'mongoose') await countForPlanner(db as unknown as SqliteDatabase)
  } catch (error) {
    // A new database has no tables yet, and slow searches are better than none.
    logger.warn({ err: error, msg: 'The database was not prepared for searches.' })
  }
}
