import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'
import { beforeAll, expect, test } from 'vitest'

import { checkBackup, restoreSite, type RestoreOptions } from '@/features/operations/server/restore-site'
import type { SitePlace } from '@/features/operations/server/open-backups'
import { checkRoom } from '@/lib/backup/restore-folder'
import { restoreFolder } from '@/lib/backup/swap'
import { env } from '@/lib/env'

import {
  backUp,
  hashFiles,
  makeSmallSite,
  newTarget,
  openTarget,
  silent,
  type SmallSite,
} from '../../support/backup-site'

let site: SmallSite
let source: string

async function newPlace(): Promise<SitePlace & { file: string }> {
  const dataDir = await newTarget()
  const file = path.join(dataDir, 'perron.db')
  return { dataDir, file, databaseUri: `file:${file}` }
}

const restore = (place: SitePlace, more: Partial<RestoreOptions> = {}) =>
  restoreSite({
    source,
    place,
    mayReplace: false,
    migrations: ['1_first', '2_second'],
    progress: silent,
    prepare: async () => undefined,
    ...more,
  })

/** A place with another site. */
async function occupiedPlace() {
  const place = await newPlace()
  const database = new Database(place.file)
  database.exec('create table payload_migrations (name text); create table leads (id integer, name text)')
  database.exec("insert into leads values (1, 'of the old site')")
  database.close()
  await mkdir(path.join(place.dataDir, 'media'))
  await writeFile(path.join(place.dataDir, 'media', 'old.webp'), 'old')
  return place
}

const leadsIn = (file: string) => {
  const database = new Database(file)
  const rows = database.prepare('select name from leads order by id').raw().all([])
  database.close()
  return rows
}

beforeAll(async () => {
  site = await makeSmallSite()
  source = await newTarget()
  await site.write('media/house.webp', randomBytes(50_000))
  await site.write('private/lead-files/cv.pdf', randomBytes(2000))
  site.execute("insert into leads values (1, 'Zoë'), (2, 'Anne')")
  await backUp(site, source)
})

test('an empty place gets everything, equal by hash', async () => {
  const place = await newPlace()
  const { manifest, isOwn } = await restore(place)
  expect([manifest.site, isOwn]).toEqual(['https://example.org', false])
  for (const name of ['media', 'private'])
    expect(await hashFiles(path.join(place.dataDir, name))).toEqual(
      await hashFiles(path.join(site.dataDir, name)),
    )
  expect(leadsIn(place.file)).toEqual([['Zoë'], ['Anne']])
  expect((await readdir(place.dataDir)).toSorted()).toEqual(['media', 'perron.db', 'private'])
})

test('the restored site is made ready beside the old one, which is replaced as a whole', async () => {
  const place = await occupiedPlace()
  const before = await hashFiles(place.dataDir)
  const seen: unknown[] = []
  const prepare: RestoreOptions['prepare'] = async ({ databaseUri, dataDir, moveFrom }) => {
    const { '.restore/lock': _, ...now } = Object.fromEntries(
      Object.entries(await hashFiles(place.dataDir)).filter(([name]) => name in before),
    )
    seen.push(now, moveFrom)
    const database = new Database(databaseUri.slice('file:'.length))
    database.exec("update leads set name = 'prepared' where id = 1")
    database.close()
    await writeFile(path.join(dataDir, 'private', 'made-ready'), 'x')
  }
  await restore(place, { mayReplace: true, prepare })
  expect(seen).toEqual([before, null])
  expect(leadsIn(place.file)).toEqual([['prepared'], ['Anne']])
  const files = Object.keys(await hashFiles(place.dataDir))
  expect(files).toEqual(['media/house.webp', 'perron.db', 'private/lead-files/cv.pdf', 'private/made-ready'])
})

/** Another process that has the database open and does nothing. */
async function openElsewhere(file: string): Promise<() => Promise<unknown>> {
  const program = `const database = new (require('libsql'))(process.argv[1])
    database.exec('PRAGMA journal_mode = WAL'); database.prepare('select 1 from leads').all([])
    console.log('open'); process.stdin.resume().on('end', () => process.exit(0))`
  const child = spawn(process.execPath, ['-e', program, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return () => (child.stdin.end(), ended)
}

test('a running site is refused, also one that does nothing; so is one that starts meanwhile', async () => {
  const place = await occupiedPlace()
  const close = await openElsewhere(place.file)
  await expect(restore(place, { mayReplace: true })).rejects.toThrow('The site is running: stop it first')
  await close()
  let closeLater = async (): Promise<unknown> => undefined
  const prepare = async () => {
    closeLater = await openElsewhere(place.file)
  }
  await expect(restore(place, { mayReplace: true, prepare })).rejects.toThrow(
    'The site was started meanwhile',
  )
  await closeLater()
  expect(leadsIn(place.file)).toEqual([['of the old site']])
  // The other process was killed, and has left its WAL.
  const left = (await readdir(place.dataDir)).filter((name) => !/-(wal|shm)$/.test(name))
  expect(left.toSorted()).toEqual(['media', 'perron.db'])
})

const failing: [string, Partial<RestoreOptions>, string][] = [
  ['a site that is there', {}, 'There is a site already (the database): --replace'],
  [
    'a newer schema',
    { mayReplace: true, migrations: ['1_first'] },
    'is of another version (0.1.0): a newer release has migrated it',
  ],
  [
    'another schema',
    { mayReplace: true, migrations: ['0_other', '1_first'] },
    'its migrations are not those',
  ],
  ['a missing backup', { mayReplace: true, id: '2020' }, 'has no backup 2020'],
  [
    'an error while it is made ready',
    { mayReplace: true, prepare: () => Promise.reject(new Error('out of memory')) },
    'out of memory',
  ],
]

test.each(failing)('%s ends it in one line, and nothing is changed', async (_, more, message) => {
  const place = await occupiedPlace()
  const before = await hashFiles(place.dataDir)
  const error: unknown = await restore(place, more).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: expect.stringContaining(message) })
  expect((error as Error).message).not.toContain('\n')
  expect(await hashFiles(place.dataDir)).toEqual(before)
  expect((await readdir(place.dataDir)).toSorted()).toEqual(['media', 'perron.db'])
})

test('a damaged backup changes nothing, even when the damage is found late', async () => {
  const place = await occupiedPlace()
  const before = await hashFiles(place.dataDir)
  const damaged = await newTarget()
  await backUp(site, damaged)
  const { storage } = await openTarget(damaged)
  for await (const { key, bytes } of storage.list('parts/'))
    if (bytes === 2000) await storage.put(key, randomBytes(2000))
  const error: unknown = await restore(place, { source: damaged, mayReplace: true }).catch(
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ message: expect.stringMatching(/^The backup is damaged: the part/) })
  await expect(
    checkBackup({ source: damaged, place, migrations: ['1_first', '2_second'], progress: silent }),
  ).rejects.toThrow('is damaged')
  expect(await hashFiles(place.dataDir)).toEqual(before)
})

test('a second restore at once is refused; what a killed one has left is removed', async () => {
  const place = await newPlace()
  const folder = restoreFolder(place.dataDir)
  await mkdir(path.join(folder, 'data', 'media'), { recursive: true })
  await writeFile(path.join(folder, 'data', 'media', 'half.webp'), 'half')
  await writeFile(`${place.file}.restored`, 'half')
  await writeFile(path.join(folder, 'lock'), String(process.pid))
  await expect(restore(place)).rejects.toThrow(`Another restore is running (process ${process.pid})`)
  await writeFile(path.join(folder, 'lock'), String(2 ** 22 + 1))
  await restore(place)
  expect((await readdir(place.dataDir)).toSorted()).toEqual(['media', 'perron.db', 'private'])
  expect(await readdir(path.join(place.dataDir, 'media'))).toEqual(['house.webp'])
})

test('too little room, and folders that cannot be renamed, are noticed before anything is fetched', async () => {
  const tooLarge = { folders: [env.dataDir], bytes: Number.MAX_SAFE_INTEGER }
  await expect(checkRoom(env.dataDir, tooLarge)).rejects.toThrow(
    /^The disk of \S+ has \S+ [kMGT]B free; 9007/,
  )
  await expect(checkRoom(env.dataDir, { folders: ['/proc'], bytes: 0 })).rejects.toThrow(
    '/proc is a disk of its own',
  )
  await checkRoom(env.dataDir, { folders: [path.join(env.dataDir, 'not there yet')], bytes: 1 })
})
