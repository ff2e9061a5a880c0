import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { sortColumn } from '@/features/property/model/search-columns'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/**
 * All columns that lists filter by, so that the index alone answers the query: rows of the properties table are
 * long.
 */
const filtered = [
  'bedrooms',
  'surfaceLiving',
  'surfaceGround',
  'searchEpc',
  'searchAvailability',
  'searchGarden',
  'searchTerrace',
  'searchGarage',
  'searchNewBuild',
  'mapLatitude',
  'mapLongitude',
]

const orders = [
  'onlineSince',
  'searchPrice',
  ...locales.flatMap((locale) => [sortColumn('City', locale), sortColumn('Type', locale)]),
]

/**
 * The indexes of lists and counts, over the properties visible to visitors: one for searches in chosen places, one
 * for all others, and one per order, which gives a page of a long list without sorting. They are created here
 * because Payload would repeat the indexes of a collection for its versions. `npm run bench:catalogue` measures
 * their effect.
 */
const searchIndexes: Record<string, string[]> = {
  search_place: ['goal', 'locality', 'searchWebId', 'searchPrice', ...filtered, 'onlineSince', 'ref'],
  search_type: ['goal', 'searchWebId', 'searchPrice', ...filtered, 'onlineSince', 'ref', 'locality'],
  ...Object.fromEntries(orders.map((order) => [`search_by_${order}`, ['goal', order, 'ref']])),
}

/**
 * Creates the indexes on SQLite. Queries must contain both conditions literally, or SQLite does not use the index.
 *
 * @throws if the table or a column is missing
 */
export const indexSearches: SchemaHook = ({ schema, extendTable }) => {
  const table = schema.tables.properties
  if (!table) throw new Error('There is no table of properties to index.')
  const column = (name: string) => {
    const found = table[name]
    if (!found) throw new Error(`The table of properties has no column for "${name}".`)
    return found
  }
  extendTable({
    table,
    extraConfig: () =>
      Object.fromEntries(
        Object.entries(searchIndexes).map(([name, [first = '', ...rest]]) => [
          name,
          index(`properties_${name}_idx`)
            .on(column(first), ...rest.map(column))
            .where(sql`\`_status\` = 'published' and \`status\` <> 'withdrawn'`),
        ]),
      ),
  })
  return schema
}

/** The part of Payload's SQLite adapter that is used here. */
interface SqliteDatabase {
  client: { execute: (statement: string) => Promise<unknown> }
}

/** The tables that SQLite must have statistics of. */
const analysed = ['properties', 'properties_locales', 'properties_rels']

/**
 * Updates the statistics, with at most 1000 rows per index. Without them SQLite assumes that few properties are
 * published and scans all published ones for a page of 24.
 */
async function countForPlanner({ client }: SqliteDatabase): Promise<void> {
  await client.execute('pragma analysis_limit = 1000')
  for (const table of analysed) await client.execute(`analyze ${table}`)
}

/** Creates the indexes on MongoDB; existing ones are left unchanged. */
async function createMongoIndexes({ collections }: Payload['db']): Promise<void> {
  await collections.properties?.collection.createIndexes(
    Object.entries(searchIndexes).map(([name, fields]) => ({
      name: `properties_${name}`,
      key: Object.fromEntries(['_status', ...fields, 'status'].map((field) => [field, 1])),
    })),
  )
}

/** Prepares the database for searches. Idempotent: it runs at every start. */
export async function prepareSearches({ db, logger }: Payload): Promise<void> {
  try {
    // Payload's type does not include the adapter; the name identifies it.
    await (db.name === 'mongoose' ? createMongoIndexes(db) : countForPlanner(db as unknown as SqliteDatabase))
  } catch (error) {
    // A new database has no tables yet, and slow searches are better than none.
    logger.warn({ err: error, msg: 'The database was not prepared for searches.' })
  }
}
