import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'

import { insertStatement, replaceSameId, type BulkRow } from '@/lib/payload/bulk-rows'
import { groupBy, inChunks } from '@/lib/values/lists'

import type { IndexRows } from './read-sources'

export interface IndexChange extends IndexRows {
  /** All properties that were read: those without a row lose theirs. */
  ids: readonly string[]
  /** In milliseconds since 1970: what went stale later stays so. */
  readAt: number
}

/** Rows of a declared shape as columns. */
const asRows = (rows: readonly object[]): BulkRow[] => rows.map((row) => ({ ...row }) as BulkRow)

/** Rows of words in one statement. */
const wordsAtOnce = 20_000

/** One transaction: readers see the rows before or after it. */
async function writeSqlite(
  { db }: Payload,
  { ids, rows, cards, words, ownValues, readAt }: IndexChange,
): Promise<void> {
  // Payload's type has no adapter; the name of the database was checked.
  const adapter = db as unknown as SQLiteAdapter
  const upsert = (table: string, written: readonly object[]) =>
    written.length > 0 ? [insertStatement(adapter, table, asRows(written), replaceSameId)] : []
  const listed = 'in (select value from json_each(?))'
  const current = JSON.stringify(rows.map(({ id }) => id))
  const currentCards = JSON.stringify(cards.map(({ id }) => id))
  const currentValues = JSON.stringify(ownValues.map(({ id }) => id))
  const read = JSON.stringify(ids)
  await adapter.client.batch(
    [
      { sql: `delete from search_rows where property ${listed} and id not ${listed}`, args: [read, current] },
      {
        sql: `delete from card_rows where property ${listed} and id not ${listed}`,
        args: [read, currentCards],
      },
      {
        sql: `delete from own_value_rows where property ${listed} and id not ${listed}`,
        args: [read, currentValues],
      },
      {
        // The ids of words begin with that of their property; a semicolon follows the colon.
        sql: `delete from word_rows where id in (select word_rows.id from json_each(?) as read cross join word_rows
          on word_rows.id >= read.value || ':' and word_rows.id < read.value || ';')`,
        args: [read],
      },
      ...upsert('search_rows', rows),
      ...upsert('card_rows', cards),
      ...upsert('own_value_rows', ownValues),
      ...[...inChunks(words, wordsAtOnce)].flatMap((part) => upsert('word_rows', part)),
      {
        sql: `update search_rows set stale_since = null where id ${listed} and stale_since < ?`,
        args: [current, readAt],
      },
    ],
    'write',
  )
}

const replacements = (rows: readonly BulkRow[]) =>
  rows.map(({ id, ...values }) => ({
    updateOne: { filter: { _id: id }, update: { $set: values }, upsert: true },
  }))

/** Upserts before deletions: two writers of one property never meet a duplicate key, and it never lacks its words. */
function wordChanges(ids: readonly string[], words: IndexRows['words']): object[] {
  const wordsById = groupBy(words, ({ id }) => id.slice(0, id.indexOf(':')))
  const removals = ids.map((id) => {
    const current = (wordsById.get(id) ?? []).map((word) => word.id)
    return { deleteMany: { filter: { _id: { $gte: `${id}:`, $lt: `${id};`, $nin: current } } } }
  })
  return [...replacements(asRows(words)), ...removals]
}

/** Cards come first, so that no list finds a property without one. */
async function writeMongo({ db }: Payload, change: IndexChange, req?: PayloadRequest): Promise<void> {
  const { ids, rows, cards, words, ownValues, readAt } = change
  const { searchRows, cardRows, wordRows, ownValueRows } = db.collections
  if (!searchRows || !cardRows || !wordRows || !ownValueRows)
    throw new Error('The collections of the search index are missing.')
  const session = db.sessions?.[String(await req?.transactionID)]
  // The driver types ids as its own; ours are texts.
  const options = { ...(session && { session: session as never }) }
  const current = rows.map(({ id }) => id)
  await cardRows.collection.bulkWrite(
    [
      ...replacements(asRows(cards)),
      { deleteMany: { filter: { property: { $in: ids }, _id: { $nin: cards.map(({ id }) => id) } } } },
    ] as never,
    options,
  )
  await wordRows.collection.bulkWrite(wordChanges(ids, words) as never, options)
  await ownValueRows.collection.bulkWrite(
    [
      ...replacements(asRows(ownValues)),
      { deleteMany: { filter: { property: { $in: ids }, _id: { $nin: ownValues.map(({ id }) => id) } } } },
    ] as never,
    options,
  )
  await searchRows.collection.bulkWrite(
    [
      ...replacements(asRows(rows)),
      { deleteMany: { filter: { property: { $in: ids }, _id: { $nin: current } } } },
      {
        updateMany: {
          filter: { _id: { $in: current }, staleSince: { $lt: readAt } },
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
