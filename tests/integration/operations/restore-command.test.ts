import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { storeErasedList } from '@/features/operations/server/known-erasures'
import { openOwnBackups } from '@/features/operations/server/open-backups'
import { erasePerson } from '@/features/privacy/server/erase-person'
import { tombstoneFile } from '@/features/privacy/server/tombstones'
import { env } from '@/lib/env'

import { hashFiles } from '../../support/backup-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { lastLine, operate, outside, type Place } from '../../support/operator'

let running: TestPayload
let payload: Payload
let target: string
/** File of the lead whose person is erased after the backup. */
let erasedFile: string

const erasedEmail = 'erased.later@example.org'
const remainingEmail = 'stays@example.org'

async function makeLead(email: string): Promise<string> {
  const file = await makeMinimal(payload, 'leadFiles', { originalName: `${email}.pdf` })
  const { filename } = await payload.findByID({ collection: 'leadFiles', id: file.id })
  const person = { email, lastName: 'Peeters' }
  await makeMinimal(payload, 'leads', { person, answers: { email }, files: [file.id] })
  return path.join('private', 'lead-files', String(filename))
}

async function newPlace(): Promise<Place & { file: string }> {
  const DATA_DIR = await outside('restored')
  const file = path.join(DATA_DIR, 'perron.db')
  return { DATA_DIR, file, DATABASE_URI: `file:${file}` }
}

const restore = ({ DATA_DIR, DATABASE_URI }: Place, ...args: string[]) =>
  operate('restore', [target, ...args], { DATA_DIR, DATABASE_URI })

const contains = async (file: string, text: string) => (await readFile(file)).includes(text)

const rowsIn = (file: string, query: string) => {
  const database = new Database(file)
  const rows = database.prepare(query).raw().all([])
  database.close()
  return rows
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  target = path.join(await outside('backups'), 'target')
  await makeMinimal(payload, 'media')
  await makeMinimal(payload, 'users', { email: 'staff@example.org' })
  await makeMinimal(payload, 'staffSessions')
  erasedFile = await makeLead(erasedEmail)
  await makeLead(remainingEmail)
  const backup = await operate('backup', [target], {
    DATA_DIR: env.dataDir,
    DATABASE_URI: running.cacheKey,
  })
  expect(lastLine(backup)).toMatch(/^\S+: \d+ files and the database/)
  await erasePerson(payload, { email: erasedEmail, requestedBy: 'person', by: null }, new Date())
})
afterAll(() => running.stop())

test('on a new machine the backup is equal by hash, and people erased since are erased again', async () => {
  // Only the list beside the backups knows of the erasure.
  await storeErasedList(await openOwnBackups(target))
  const place = await newPlace()
  const restored = await restore(place)
  expect(restored.output).toContain('1 people erased again')
  expect(lastLine(restored)).toMatch(
    /^Restored: \S+ of http:\/\/localhost:3000: \d+ files, [\d,]+ rows\. Start the site\.$/,
  )
  expect(restored.status).toBe(0)
  expect(await hashFiles(path.join(place.DATA_DIR, 'media'))).toEqual(await hashFiles(env.mediaDir))
  expect(await hashFiles(path.join(place.DATA_DIR, 'private'))).toEqual(await hashFiles(env.privateDir))
  expect(existsSync(path.join(place.DATA_DIR, erasedFile))).toBe(false)
  expect([await contains(place.file, erasedEmail), await contains(place.file, remainingEmail)]).toEqual([
    false,
    true,
  ])
  const list = await readFile(tombstoneFile(path.join(place.DATA_DIR, 'private')), 'utf8')
  expect(list).toMatch(/^\S+ [0-9a-f]{64}\n$/)
  expect(rowsIn(place.file, 'pragma integrity_check')).toEqual([['ok']])
  expect(rowsIn(place.file, 'select count(*) from leads')).toEqual([[1]])
  // Staff log in again, and no stored page counts.
  expect(rowsIn(place.file, 'select count(*) from staff_sessions')).toEqual([[0]])
  expect(rowsIn(place.file, 'select key from payload_kv')).toEqual([['pages-stale-before']])
})

test('erasures that only the replaced database knows are repeated', async () => {
  const place = await newPlace()
  // A copy of the site's file, made by SQLite.
  await running.payload.db.drizzle?.run?.(`vacuum into '${place.file}'`)
  await cp(env.mediaDir, path.join(place.DATA_DIR, 'media'), { recursive: true })
  const { storage } = await openOwnBackups(target)
  await storage.remove(['erased-addresses.txt'])
  expect(await restore(place)).toEqual({
    status: 1,
    output:
      'restore: There is a site already (the database): --replace deletes it and puts the backup in its place\n',
  })
  const { status, output } = await restore(place, '--replace')
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringContaining('1 people erased again'),
  })
  expect(await contains(place.file, erasedEmail)).toBe(false)
})

test('for a copy of the site, what names people is replaced', async () => {
  const place = await newPlace()
  const { status, output } = await restore(place, '--anonymise')
  expect({ status, output }).toMatchObject({
    status: 0,
    output: expect.stringMatching(/\n\d+ rows about people anonymised\n/),
  })
  expect(rowsIn(place.file, 'select count(*) from leads')).not.toEqual([[0]])
  expect(await contains(place.file, remainingEmail)).toBe(false)
  expect(await hashFiles(path.join(place.DATA_DIR, 'private', 'lead-files'))).toEqual({})
  // Staff sign in to the copy.
  expect(await contains(place.file, 'staff@example.org')).toBe(true)
})

test('what is wrong is said in one line, and a check restores nothing', async () => {
  const place = await newPlace()
  const missing = path.join(target, 'none')
  expect(await operate('restore', [missing], { DATA_DIR: place.DATA_DIR })).toEqual({
    status: 1,
    output: `restore: ${missing} holds no backup\n`,
  })
  expect(lastLine(await restore(place, '--check'))).toMatch(/^Whole: \S+ of \S+ \d+ files, [\d,]+ rows$/)
  expect(await hashFiles(place.DATA_DIR)).toEqual({})
})
