import { sql } from '@payloadcms/db-sqlite'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
