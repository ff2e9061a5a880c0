import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { otherIsRunning } from '@/features/operations/model/backup-schedule'
import { readErasedList } from '@/features/operations/server/known-erasures'
import { openOwnBackups } from '@/features/operations/server/open-backups'
import { notingRestoreTest } from '@/features/operations/server/restore-test'
import { checkBackup } from '@/features/operations/server/restore-site'
import { readBackupState, runScheduledBackup } from '@/features/operations/server/scheduled-backup'
import { hashEmail, noteTombstone, tombstoneFile } from '@/features/privacy/server/tombstones'
import { env } from '@/lib/env'

import { migrations } from '@/migrations'

import { bundled } from '../../support/bundled-programs'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { outside } from '../../support/operator'

let program: string[]

let running: TestPayload
let payload: Payload
const before = { ...process.env }

beforeAll(async () => {
  program = [...(await bundled('backup-process')), '[]']
  running = await makePayload()
  payload = running.payload
  process.env.DATABASE_URI = running.cacheKey
})
beforeEach(async () => {
  await payload.kv.clear()
  const folder = path.join(await outside('scheduled'), 'target')
  process.env.BACKUP_TARGET = folder
  env.backupTarget = folder
})
afterAll(async () => {
  process.env = before
  env.backupTarget = undefined
  await running.stop()
})

const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000)

async function runTask(now = new Date(), used: readonly string[] = program): Promise<boolean> {
  const begun = await runScheduledBackup(payload, now, used)
  await begun?.ended
  return begun !== null
}

const listBackups = async () => (await openOwnBackups(env.backupTarget ?? '')).list()

test('a due backup is made in another process, once, and its result is noted', async () => {
  expect(await runTask()).toBe(true)
  const [made, ...others] = await listBackups()
  expect(others).toEqual([])
  const state = await readBackupState(payload)
  expect(state).toMatchObject({ id: made?.id, error: null, bytes: expect.any(Number) })
  expect(Date.parse(state.finishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect([await runTask(), await runTask(minutesLater(60))]).toEqual([false, false])
  expect(await runTask(minutesLater(12 * 60 + 1))).toBe(true)
})

test('of two ticks during a backup the second does nothing', async () => {
  const [first, second] = await Promise.all([
    runScheduledBackup(payload, new Date(), program),
    runScheduledBackup(payload, new Date(), program),
  ])
  const begun = [first, second].filter((each) => each !== null)
  await Promise.all(begun.map(({ ended }) => ended))
  expect((await listBackups()).length).toBe(1)
})

test('a failed backup is noted with its reason and tried again; the site is not concerned', async () => {
  const folder = env.backupTarget ?? ''
  await mkdir(path.join(folder, 'thesis'), { recursive: true })
  await rm(path.dirname(folder), { recursive: true })
  expect(await runTask()).toBe(true)
  expect(await readBackupState(payload)).toMatchObject({ error: `The folder ${folder} does not exist` })
  expect(await runTask(minutesLater(14))).toBe(false)
  await mkdir(path.dirname(folder))
  expect(await runTask(minutesLater(16))).toBe(true)
  expect(await readBackupState(payload)).toMatchObject({ error: null })
})

test('another backup that is running is no failure', async () => {
  expect(await runTask(new Date(), ['-e', `process.exit(${otherIsRunning})`])).toBe(true)
  expect(await readBackupState(payload)).toEqual({ attemptedAt: expect.any(String) })
})

test('erasures are noted beside the backups at the next tick', async () => {
  await payload.kv.set('backup', { finishedAt: new Date().toISOString() })
  const hash = hashEmail('erased@example.org', env.payloadSecret)
  await noteTombstone(tombstoneFile(env.privateDir), hash, new Date())
  expect(await runTask()).toBe(false)
  const stored = await readErasedList(await openOwnBackups(env.backupTarget ?? ''))
  expect([...stored.keys()]).toEqual([hash])
})

test('a restore test is noted beside the backups, and taken over at the next tick', async () => {
  await runTask()
  const source = env.backupTarget ?? ''
  const place = { databaseUri: running.cacheKey, dataDir: env.dataDir }
  const progress = { say: () => undefined, count: () => undefined }
  const check = (id?: string) =>
    notingRestoreTest(
      { source, kind: 'check', onUnnoted: (error) => expect.unreachable(String(error)) },
      () => checkBackup({ source, id, place, migrations: migrations.map(({ name }) => name), progress }),
      (manifest) => manifest,
    )
  const { id } = await check()
  expect(await runTask()).toBe(false)
  const noted = { at: expect.any(String), id, kind: 'check', problem: null }
  expect((await readBackupState(payload)).restoreTest).toEqual(noted)
  const [part] = await readdir(path.join(source, 'parts'))
  await rm(path.join(source, 'parts', part ?? ''), { recursive: true })
  await expect(check()).rejects.toThrow(/not whole/)
  await runTask()
  const { restoreTest } = await readBackupState(payload)
  expect(restoreTest).toMatchObject({ id: null, problem: expect.stringContaining('not whole') })
})

test('without a target nothing happens', async () => {
  env.backupTarget = undefined
  expect(await runTask()).toBe(false)
  expect(await readBackupState(payload)).toEqual({})
})
