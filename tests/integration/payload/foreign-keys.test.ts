import { sql } from '@payloadcms/db-sqlite'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'

interface Key {
  from: string
  to: string
  action: string
  isRequired: number
}

let running: TestPayload
let keys: Key[]

beforeAll(async () => {
  running = await makePayload()
  const database = running.payload.db as unknown as SQLiteAdapter
  const result = await database.drizzle.run(sql`
    select t.name || '.' || k."from" as "from", k."table" as "to", k.on_delete as action, c."notnull" as isRequired
    from sqlite_master t, pragma_foreign_key_list(t.name) k, pragma_table_info(t.name) c
    where t.type = 'table' and c.name = k."from"`)
  keys = result.rows as unknown as Key[]
})
afterAll(() => running.stop())

test('every foreign key states its action on deletion', () => {
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter(({ action }) => action === 'NO ACTION' || action === 'RESTRICT')).toEqual([])
})

test('no key sets a column to NULL that must not be', () => {
  expect(keys.filter(({ action, isRequired }) => action === 'SET NULL' && isRequired)).toEqual([])
  expect(keys.find(({ from }) => from === 'lead_events.lead_id')).toMatchObject({ action: 'CASCADE' })
})

test('optional references to a deleted document are cleared', () => {
  expect(keys.find(({ from }) => from === 'appointments.lead_id')).toMatchObject({ action: 'SET NULL' })
})
