import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'

import type { IndexRows } from './read-sources'

export interface IndexChange extends IndexRows {
  /** All properties that were read: those without a row lose theirs. */
  ids: readonly string[]
  /** In milliseconds since 1970: what went stale later stays so. */
  readAt: number
}

type Row = Record<string, unknown> & { id: string }
type Table = NonNullable<SQLiteAdapter['tables'][string]>

/** Writes rows in one statement; an array of thousands of values would exceed SQLite's limit of parameters. */
function upsertStatement(table: Table, tableName: string, rows: readonly object[]) {
  const fields = Object.keys(rows[0] ?? {})
  const columns = fields.map((field) => `"${table[field]?.name ?? field}"`)
  const values = fields.map((field) => `json_extract(value, '$.${field}')`)
  const changes = columns.map((column) => `${column} = excluded.${column}`)
  return {
    sql: `insert into ${tableName} (${columns.join(', ')}) select ${values.join(', ')} from json_each(?) where true
      on conflict (id) do update set ${changes.join(', ')}`,
    args: [JSON.stringify(rows)],
  }
}

/** One transaction: readers see the rows before or after it. */
async function writeSqlite({ db }: Payload, { ids, rows, cards, readAt }: IndexChange): Promise<void> {
  // Payload's type has no adapter; the name of the database was checked.
  const { client, tables } = db as unknown as SQLiteAdapter
  const { search_rows: searchTable, card_rows: cardTable } = tables
  if (!searchTable || !cardTable) throw new Error('The tables of the search index are missing.')
  const listed = 'in (select value from json_each(?))'
  const kept = JSON.stringify(rows.map(({ id }) => id))
  const keptCards = JSON.stringify(cards.map(({ id }) => id))
  const read = JSON.stringify(ids)
  await client.batch(
    [
      { sql: `delete from search_rows where id ${listed} and id not ${listed}`, args: [read, kept] },
      { sql: `delete from card_rows where property ${listed} and id not ${listed}`, args: [read, keptCards] },
      ...(rows.length > 0 ? [upsertStatement(searchTable, 'search_rows', rows)] : []),
      ...(cards.length > 0 ? [upsertStatement(cardTable, 'card_rows', cards)] : []),
      {
        sql: `update search_rows set stale_since = null where id ${listed} and stale_since < ?`,
        args: [kept, readAt],
      },
    ],
    'write',
  )
}

const replacements = (rows: readonly Row[]) =>
  rows.map(({ id, ...values }) => ({
    updateOne: { filter: { _id: id }, update: { $set: values }, upsert: true },
  }))

/** Cards come first, so that no list finds a property without one. */
async function writeMongo({ db }: Payload, change: IndexChange, req?: PayloadRequest): Promise<void> {
  const { ids, rows, cards, readAt } = change
  const { searchRows, cardRows } = db.collections
  if (!searchRows || !cardRows) throw new Error('The collections of the search index are missing.')
  const session = db.sessions?.[String(await req?.transactionID)]
  // The driver types ids as its own; ours are texts.
  const options = { ...(session && { session: session as never }) }
  const kept = rows.map(({ id }) => id)
  await cardRows.collection.bulkWrite(
    [
      ...replacements(cards.map((card) => ({ ...card }))),
      { deleteMany: { filter: { property: { $in: ids }, _id: { $nin: cards.map(({ id }) => id) } } } },
    ] as never,
    options,
  )
  await searchRows.collection.bulkWrite(
    [
      ...replacements(rows.map((row) => ({ ...row }))),
      { deleteMany: { filter: { _id: { $in: ids, $nin: kept } } } },
      {
        updateMany: {
          filter: { _id: { $in: kept }, staleSince: { $lt: readAt } },
          update: { $set: { staleSince: null } },
        },
      },
    ] as never,
    options,
  )
}

/** Writes the rows of the properties that were read, and removes those that are no longer found. Repeatable. */
export const writeIndex = (payload: Payload, change: IndexChange, req?: PayloadRequest): Promise<void> =>
  payload.db.name === 'mongoose' ? writeMongo(payload, change, req) : writeSqlite(payload, change)
