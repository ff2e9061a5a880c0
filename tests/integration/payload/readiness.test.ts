import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { getReadiness, writeHeartbeat } from '@/lib/payload/readiness'

import { makePayload, type TestPayload } from '../../support/make-payload'

let made: TestPayload
let payload: Payload

beforeAll(async () => {
  made = await makePayload()
  payload = made.payload
})
afterAll(() => made.stop())

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

test('a process with a database, its migrations, a worker and room on the disk is ready', async () => {
  await writeHeartbeat(payload, new Date())
  expect(await getReadiness(payload, new Date())).toEqual({
    database: true,
    migrations: true,
    worker: true,
    disk: true,
  })
})

test('a worker that has been silent is noticed, once the process has run for a while', async () => {
  await writeHeartbeat(payload, new Date())
  const uptime = vi.spyOn(process, 'uptime').mockReturnValue(3600)
  expect((await getReadiness(payload, minutes(1))).worker).toBe(true)
  expect((await getReadiness(payload, minutes(10))).worker).toBe(false)
  uptime.mockReturnValue(5)
  expect((await getReadiness(payload, minutes(10))).worker).toBe(true)
  uptime.mockRestore()
})

test('a database that cannot be written is noticed', async () => {
  const set = vi.spyOn(payload.kv, 'set').mockRejectedValue(new Error('read-only'))
  expect((await getReadiness(payload, new Date())).database).toBe(false)
  set.mockRestore()
})

test('a migration that was not applied is noticed', async () => {
  const db = payload.db as unknown as { prodMigrations?: { name: string }[] }
  const names = db.prodMigrations
  db.prodMigrations = [...(names ?? []), { name: '29990101_000000_next' }]
  expect((await getReadiness(payload, new Date())).migrations).toBe(false)
  db.prodMigrations = names
})
