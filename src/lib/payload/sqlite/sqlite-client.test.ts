import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { checkpoint } from './checkpoint'
import { isDatabaseBusy, retryBusy } from './retry-busy'
import { SqliteClient } from './sqlite-client'

let folder: string
let url: string
let client: SqliteClient

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'perron-sqlite-'))
  url = `file:${path.join(folder, 'x.db')}`
  client = await SqliteClient.open(url)
  await client.execute('CREATE TABLE rows (value TEXT)')
})
afterAll(async () => {
  client.close()
  await rm(folder, { recursive: true, force: true })
})

async function readPragmas() {
  const names = ['busy_timeout', 'foreign_keys', 'secure_delete', 'synchronous', 'journal_mode']
  const values = await Promise.all(names.map((name) => client.execute(`PRAGMA ${name}`)))
  return values.map(({ rows }) => Object.values(rows[0] ?? {})[0])
}

const wanted = [0, 1, 1, 2, 'wal']

test('the settings hold from the start, and after a transaction has taken the connection along', async () => {
  expect(await readPragmas()).toEqual(wanted)
  const transaction = await client.transaction('write')
  expect(await readPragmas()).toEqual(wanted)
  await transaction.execute("INSERT INTO rows VALUES ('in a transaction')")
  await transaction.commit()
  expect(await readPragmas()).toEqual(wanted)
})

test('a transaction that SQLite ended by itself can still be rolled back, and its connection used again', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute('ROLLBACK')
  await transaction.rollback()
  const next = await client.transaction('write')
  await next.execute("INSERT INTO rows VALUES ('after')")
  await next.rollback()
  expect((await client.execute("SELECT * FROM rows WHERE value = 'after'")).rows).toEqual([])
  expect(await readPragmas()).toEqual(wanted)
})

test('a way to synchronise that is set later holds for every connection', async () => {
  const ownClient = await SqliteClient.open(`file:${path.join(folder, 'loose.db')}`)
  const synchronous = async (from: { execute: SqliteClient['execute'] }) =>
    Object.values((await from.execute('PRAGMA synchronous')).rows[0] ?? {})[0]
  const before = await ownClient.transaction('write')
  await before.commit()
  await ownClient.execute('PRAGMA synchronous = OFF')
  const [one, other] = [await ownClient.transaction('write'), ownClient]
  expect([await synchronous(one), await synchronous(other)]).toEqual([0, 0])
  await one.commit()
  const three = await ownClient.transaction('read')
  const four = await ownClient.transaction('read')
  expect([await synchronous(three), await synchronous(four), await synchronous(ownClient)]).toEqual([0, 0, 0])
  for (const each of [three, four]) await each.commit()
  ownClient.close()
})

/** Another connection with the lock for writing, until the returned function is called. */
function lock(): () => void {
  const other = new Database(url.replace('file:', ''))
  other.exec('PRAGMA busy_timeout = 0')
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('COMMIT')
    other.close()
  }
}

test('a write waits for the lock of another connection, and everything else goes on meanwhile', async () => {
  const release = lock()
  let ticks = 0
  const ticking = setInterval(() => (ticks += 1), 10)
  let isReleased = false
  setTimeout(() => {
    isReleased = true
    release()
  }, 600)
  const write = client.execute("INSERT INTO rows VALUES ('waited')")
  // Readers do not wait.
  await client.execute('SELECT count(*) FROM rows')
  expect(isReleased).toBe(false)
  await write
  expect(isReleased).toBe(true)
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(5)
})

test('a write gives up after two seconds with an error that says why', async () => {
  const release = lock()
  const started = performance.now()
  const error: unknown = await client.execute("INSERT INTO rows VALUES ('never')").catch((reason) => reason)
  expect(isDatabaseBusy(error)).toBe(true)
  expect(isDatabaseBusy(new Error('Failed query', { cause: error }))).toBe(true)
  expect(performance.now() - started).toBeGreaterThan(1900)
  expect(performance.now() - started).toBeLessThan(15_000)
  release()
  const { rows } = await client.execute("SELECT * FROM rows WHERE value = 'never'")
  expect(rows).toEqual([])
})

test('writes after a lock are committed, and seen by others', async () => {
  const release = lock()
  await expect(client.execute("INSERT INTO rows VALUES ('locked')")).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  })
  release()
  for (const value of ['one', 'two'])
    await client.execute({ sql: 'INSERT INTO rows VALUES (?) RETURNING value', args: [value] })
  await client.batch([{ sql: 'INSERT INTO rows VALUES (?)', args: ['three'] }])
  const other = new Database(url.replace('file:', ''))
  const rows = other
    .prepare("SELECT value FROM rows WHERE value IN ('locked', 'one', 'two', 'three')")
    .all([])
  expect(rows).toHaveLength(3)
  other.exec('BEGIN IMMEDIATE; COMMIT')
  other.close()
})

test('a statement that fails leaves nothing behind, and no open transaction', async () => {
  await client.execute('CREATE TABLE once (value TEXT UNIQUE)')
  await client.execute("INSERT INTO once VALUES ('a')")
  const twice = ["INSERT INTO once VALUES ('b')", "INSERT INTO once VALUES ('a')"]
  await expect(client.batch(twice)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
  await expect(client.execute("INSERT INTO once VALUES ('a')")).rejects.toThrow('UNIQUE constraint failed')
  expect((await client.execute('SELECT value FROM once')).rows).toEqual([{ value: 'a' }])
  lock()()
})

test('other errors are not tried again', async () => {
  let attempts = 0
  const failing = retryBusy(async () => {
    attempts += 1
    return client.execute('SELECT * FROM missing')
  })
  await expect(failing).rejects.toThrow('no such table')
  expect(attempts).toBe(1)
})

test('an emptied WAL has no bytes, and one that is in use is reported', async () => {
  const { rows } = await client.execute('PRAGMA wal_checkpoint(PASSIVE)')
  expect(rows[0]).toMatchObject({ busy: 0 })
  const release = lock()
  await expect(checkpoint(client)).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  release()
  await checkpoint(client)
})

test('a row has its values by position and by name, whatever its columns are called', async () => {
  const { rows } = await client.execute(`SELECT 1 AS at, 2 AS length, 3 AS "constructor", 4 AS x, 5 AS x`)
  const [row] = rows
  expect(Array.prototype.slice.call(row)).toEqual([1, 2, 3, 4, 5])
  expect(row?.length).toBe(5)
  expect({ ...row }).toEqual({ at: 1, constructor: 3, x: 4 })
})

test('a statement used before reads a table as it is after a change, and runs again after an error', async () => {
  await client.execute('CREATE TABLE kept (id INTEGER PRIMARY KEY)')
  const insert = { sql: 'INSERT INTO kept (id) VALUES (?)', args: [1] }
  await client.execute(insert)
  await expect(client.execute(insert)).rejects.toThrow(/UNIQUE/)
  await client.execute({ ...insert, args: [2] })
  const read = async () => (await client.execute('SELECT * FROM kept')).rows.map((row) => ({ ...row }))
  expect(await read()).toEqual([{ id: 1 }, { id: 2 }])
  await client.execute("ALTER TABLE kept ADD COLUMN word TEXT DEFAULT 'new'")
  const stored = [1, 2].map((id) => ({ id, word: 'new' }))
  expect(await read()).toEqual(stored)
  const transaction = await client.transaction('write')
  await transaction.execute(insert).catch(() => undefined)
  await transaction.rollback()
  expect(await read()).toEqual(stored)
})
