import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

export type BulkRow = Record<string, unknown> & { id: string }

/** A collection that is written without Payload's hooks, in statements of many rows. */
export interface BulkCollection {
  collection: CollectionSlug
  /** Its table on SQLite. */
  table: string
  /** Fields that are dates on MongoDB; the rows have them as ISO texts. */
  dates?: readonly string[]
}

/**
 * Writes rows in one statement; an array of thousands of values would exceed SQLite's limit of parameters.
 *
 * @param onConflict what happens to a row that exists, as SQL: the names of columns are known to the program
 */
export function insertStatement(
  { tables }: SQLiteAdapter,
  table: string,
  rows: readonly BulkRow[],
  onConflict: (columns: readonly string[]) => string,
) {
  const columnsOf = tables[table]
  if (!columnsOf) throw new Error(`The table ${table} is missing.`)
  const fields = Object.keys(rows[0] ?? {})
  const columns = fields.map((field) => `"${columnsOf[field]?.name ?? field}"`)
  const values = fields.map((field) => `json_extract(value, '$.${field}')`)
  return {
    sql: `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from json_each(?) where true
      ${onConflict(columns)}`,
    args: [JSON.stringify(rows)],
  }
}

/** The end of an insert that replaces a row with the same id. */
export const replaceSameId = (columns: readonly string[]): string =>
  `on conflict (id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`

// Payload's type of `db` has no adapter; the callers have checked the name of the database.
const sqliteOf = ({ db }: Payload) => db as unknown as SQLiteAdapter

const isMongo = ({ db }: Payload): boolean => db.name === 'mongoose'

/** The document of MongoDB that holds a row. */
function toDocument({ id, ...values }: BulkRow, dates: readonly string[] = []) {
  const changed = dates.map((name) => [
    name,
    typeof values[name] === 'string' ? new Date(values[name]) : null,
  ])
  return { _id: id, ...values, ...Object.fromEntries(changed) }
}

async function writeMongo(
  { db }: Payload,
  collection: CollectionSlug,
  operations: readonly object[],
  req?: PayloadRequest,
): Promise<void> {
  const model = db.collections[collection]
  if (!model) throw new Error(`MongoDB has no collection of ${collection}.`)
  const session = db.sessions?.[String(await req?.transactionID)]
  if (operations.length === 0) return
  // The driver types ids and sessions as its own; ours are texts and Payload's.
  await model.collection.bulkWrite(operations as never, { ...(session && { session: session as never }) })
}

/** Adds the rows whose id does not exist yet; the others stay as they are. */
export async function insertMissing(
  payload: Payload,
  { collection, table, dates }: BulkCollection,
  rows: readonly BulkRow[],
): Promise<void> {
  if (rows.length === 0) return
  if (isMongo(payload)) {
    const operations = rows.map((row) => ({
      updateOne: { filter: { _id: row.id }, update: { $setOnInsert: toDocument(row, dates) }, upsert: true },
    }))
    return writeMongo(payload, collection, operations)
  }
  const adapter = sqliteOf(payload)
  await adapter.client.execute(insertStatement(adapter, table, rows, () => 'on conflict do nothing'))
}

/** What the rows of some documents become. */
export interface Replacement {
  /** The column that names the document. */
  of: string
  ids: readonly string[]
  rows: readonly BulkRow[]
}

/** Makes the rows of these documents exactly the given ones, in one transaction on SQLite. */
export async function replaceRows(
  payload: Payload,
  { collection, table, dates }: BulkCollection,
  { of, ids, rows }: Replacement,
  req?: PayloadRequest,
): Promise<void> {
  const writtenIds = rows.map(({ id }) => id)
  if (isMongo(payload)) {
    const replaced = rows.map((row) => ({
      replaceOne: { filter: { _id: row.id }, replacement: toDocument(row, dates), upsert: true },
    }))
    const removed = { deleteMany: { filter: { [of]: { $in: ids }, _id: { $nin: writtenIds } } } }
    return writeMongo(payload, collection, [...replaced, removed], req)
  }
  const adapter = sqliteOf(payload)
  const listed = 'in (select value from json_each(?))'
  await adapter.client.batch(
    [
      {
        sql: `delete from ${table} where ${of} ${listed} and id not ${listed}`,
        args: [JSON.stringify(ids), JSON.stringify(writtenIds)],
      },
      ...(rows.length > 0 ? [insertStatement(adapter, table, rows, replaceSameId)] : []),
    ],
    'write',
  )
}
