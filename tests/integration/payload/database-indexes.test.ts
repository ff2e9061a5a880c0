import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql } from '@payloadcms/db-sqlite'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { databaseAdapter } from '@/lib/payload/database'

import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
beforeAll(async () => void (running = await makePayload()))
afterAll(() => running.stop())

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const database = running.payload.db as unknown as SQLiteAdapter
  const result = await database.drizzle.run(query)
  return result.rows as unknown as Row[]
}

test('every table of localised texts has an index that begins with the parent', async () => {
  const tables = await rows<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name like '%\_locales' escape '\\'`,
  )
  const first = await rows<{ table: string }>(
    sql`select m.tbl_name as "table" from sqlite_master m, pragma_index_info(m.name) i
        where m.type = 'index' and i.seqno = 0 and i.name = '_parent_id'`,
  )
  const indexed = new Set(first.map((row) => row.table))
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.map((row) => row.name).filter((name) => name.startsWith('_'))).not.toEqual([])
  expect(tables.map((row) => row.name).filter((name) => !indexed.has(name))).toEqual([])
})

test('the look-up of localised texts uses that index', async () => {
  const plan = await rows<{ detail: string }>(
    sql`explain query plan select * from properties_locales where _parent_id = 'x'`,
  )
  expect(plan.map((row) => row.detail).join()).toMatch(/USING INDEX .*parent/)
})

test('the file is in WAL mode', async () => {
  const [mode] = await rows<{ journal_mode: string }>(sql`pragma journal_mode`)
  expect(mode?.journal_mode).toBe('wal')
})

/** The entries that a list has before already. */
const doubled = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at)

/** The models of collections, globals and versions on MongoDB; no server is asked. */
async function mongoModels(): Promise<MongooseAdapter['connection']['models']> {
  const adapter = databaseAdapter('mongodb://127.0.0.1:1/indexes').init({ payload: running.payload })
  await adapter.init?.()
  return (adapter as unknown as MongooseAdapter).connection.models
}

test('on SQLite, each index is defined once', async () => {
  const indexes = await rows<{ table: string; columns: string }>(
    sql`select tbl_name as "table", group_concat(column_name) as columns from (
          select m.tbl_name, m.name, i.name as column_name from sqlite_master m, pragma_index_info(m.name) i
          where m.type = 'index' order by m.name, i.seqno
        ) group by tbl_name, name`,
  )
  expect(indexes.length).toBeGreaterThan(100)
  expect(doubled(indexes.map(({ table, columns }) => `${table}: ${columns}`))).toEqual([])
})

test('on MongoDB, each index of a collection is defined once', async () => {
  const indexes = Object.values(await mongoModels()).flatMap(({ collection, schema }) =>
    schema.indexes().map(([fields]) => `${collection.collectionName}: ${Object.keys(fields).join()}`),
  )
  expect(indexes.length).toBeGreaterThan(100)
  expect(doubled(indexes)).toEqual([])
})
