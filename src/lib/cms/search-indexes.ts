import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { sql } from '@payloadcms/db-sqlite'
import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { sortColumn } from '@/lib/property/search-columns'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

/** Everything lists filter by, so that an index answers alone: a row of the table of properties is long. */
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
 * The indexes of lists and counts, over what visitors can find: one for searches in chosen places, one for all
 * others, and one per order, by which a page of a long list is found without sorting it. They stand here because
 * Payload would repeat those of a collection for its versions. `npm run bench:catalogue` tells what they are worth.
 */
const searchIndexes: Record<string, string[]> = {
  search_place: ['goal', 'locality', 'searchWebId', 'searchPrice', ...filtered, 'onlineSince', 'ref'],
  search_type: ['goal', 'searchWebId', 'searchPrice', ...filtered, 'onlineSince', 'ref', 'locality'],
  ...Object.fromEntries(orders.map((order) => [`search_by_${order}`, ['goal', order, 'ref']])),
}

/** Adds them on SQLite. Queries must state both conditions word by word, or SQLite leaves the index aside. */
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

/** Which tables SQLite must know the make-up of. */
const analysed = ['properties', 'properties_locales', 'properties_rels']

/**
 * Counts what the tables hold, at most a thousand rows per index. Without it SQLite takes "published" for a rare word
 * and goes through all published properties where twenty-four numbers are asked for.
 */
async function countForPlanner({ client }: SqliteDatabase): Promise<void> {
  await client.execute('pragma analysis_limit = 1000')
  for (const table of analysed) await client.execute(`analyze ${table}`)
}

/** Adds the indexes on MongoDB, which does nothing for those it has. */
async function createMongoIndexes({ collections }: Payload['db']): Promise<void> {
  await collections.properties?.collection.createIndexes(
    Object.entries(searchIndexes).map(([name, fields]) => ({
      name: `properties_${name}`,
      key: Object.fromEntries(['_status', ...fields, 'status'].map((field) => [field, 1])),
    })),
  )
}

/** Gets the database ready for searches. What it does may be done again at every start. */
export async function prepareSearches({ db, logger }: Payload): Promise<void> {
  try {
    // Payload's type knows no adapter; the name tells which it is.
    await (db.name === 'mongoose' ? createMongoIndexes(db) : countForPlanner(db as unknown as SqliteDatabase))
  } catch (error) {
    // A new database has no tables yet; and slow searches are better than none.
    logger.warn({ err: error, msg: 'The database was not prepared for searches.' })
  }
}
