import { randomBytes } from 'node:crypto'
import { readdir, rm, utimes } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'
import { expect, test } from 'vitest'

import { makeBackupKey } from '@/lib/backup/backup-cipher'
import { fetchFiles, fetchSqlite } from '@/lib/backup/fetch-backup'
import type { Manifest } from '@/lib/backup/manifest'
import { removeUnused } from '@/lib/backup/make-backup'

import { backUp, hashFiles, makeSmallSite, newTarget, openTarget, silent } from '../../support/backup-site'

async function newestManifest(folder: string, key?: string): Promise<Manifest> {
  const repository = await openTarget(folder, key)
  const [newest] = await repository.list()
  if (!newest) throw new Error('There is no backup')
  return repository.readManifest(newest)
}

const pathsIn = ({ files }: Manifest) => files.map((file) => file.path)

test.each([
  ['as it is', async () => undefined],
  ['encrypted', makeBackupKey],
])('everything comes back, %s: large, empty and nested files, and the database', async (_, makeKey) => {
  const [site, folder, key] = [await makeSmallSite(), await newTarget(), await makeKey()]
  await site.write('media/house.webp', randomBytes(5000))
  await site.write('media/film.mp4', randomBytes(20_000_000))
  await site.write('media/empty.txt', '')
  await site.write('private/lead-files/a b é.pdf', randomBytes(100))
  site.execute("insert into leads values (1, 'Zoë'), (2, 'Anne')")
  await backUp(site, folder, { key })

  const [repository, manifest] = [await openTarget(folder, key), await newestManifest(folder, key)]
  const restored = await newTarget()
  await fetchFiles(repository, manifest, { folder: restored, progress: silent })
  for (const name of ['media', 'private'])
    expect(await hashFiles(path.join(restored, name))).toEqual(await hashFiles(path.join(site.dataDir, name)))
  if (manifest.database.kind !== 'sqlite') throw new Error('An SQLite site has an SQLite backup')
  expect(manifest).toMatchObject({ migrations: ['1_first', '2_second'], database: { counts: { leads: 2 } } })
  const copy = path.join(restored, 'copy.db')
  await fetchSqlite(repository, manifest.database, copy)
  const database = new Database(copy)
  expect(database.prepare('select name from leads order by id').raw().all([])).toEqual([['Zoë'], ['Anne']])
  database.close()
  const stored = await Promise.all(
    (await readdir(folder, { recursive: true })).map((name) => path.extname(name)),
  )
  expect(stored.includes('.age')).toBe(Boolean(key))
})

test('a second backup stores what is new alone', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  for (let index = 0; index < 20; index += 1) await site.write(`media/${index}.webp`, randomBytes(100_000))
  const first = await backUp(site, folder)
  expect(first).toMatchObject({ files: 20 })
  expect(first.newBytes).toBeGreaterThan(2_000_000)
  await site.write('media/new.webp', randomBytes(100_000))
  await site.write('media/copy.webp', randomBytes(0))
  const second = await backUp(site, folder)
  expect(second.files).toBe(22)
  expect(second.newBytes).toBeLessThan(110_000)
  expect((await backUp(site, folder)).newBytes).toBe(0)
})

test('a file that was replaced in the same size, and one that was deleted, are noticed; hidden ones are left out', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  const replaced = await site.write('media/replaced.webp', 'before')
  const deleted = await site.write('media/deleted.webp', 'x')
  await site.write('media/.trial-1', 'half a file')
  await utimes(replaced, 1000, 1000)
  await backUp(site, folder)
  expect(pathsIn(await newestManifest(folder))).toEqual(['media/deleted.webp', 'media/replaced.webp'])
  await site.write('media/replaced.webp', 'after!')
  await rm(deleted)
  await backUp(site, folder)
  const manifest = await newestManifest(folder)
  expect(pathsIn(manifest)).toEqual(['media/replaced.webp'])
  const restored = await newTarget()
  await fetchFiles(await openTarget(folder), manifest, { folder: restored, progress: silent })
  const { '.trial-1': _, ...files } = await hashFiles(path.join(site.dataDir, 'media'))
  expect(await hashFiles(path.join(restored, 'media'))).toEqual(files)
})

test('a file is in the backup that was deleted after, or written before, the database was copied', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  const early = await site.write('private/early.pdf', 'named by the database')
  const work: Promise<unknown>[] = []
  const progress = {
    ...silent,
    // The first files are stored by now, the database is not.
    say: (line: string) => {
      if (line === 'database') work.push(rm(early), site.write('private/late.pdf', 'new'))
    },
  }
  await backUp(site, folder, { progress })
  await Promise.all(work)
  expect(pathsIn(await newestManifest(folder))).toEqual(['private/early.pdf', 'private/late.pdf'])
})

test('a part that was cut off in the target is stored again', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  await site.write('media/house.webp', randomBytes(5000))
  await backUp(site, folder)
  const [file] = (await newestManifest(folder)).files
  const { storage } = await openTarget(folder)
  const name = file?.parts[0]?.name ?? ''
  await storage.put(`parts/${name.slice(0, 2)}/${name}`, Buffer.from('cut'))
  expect((await backUp(site, folder)).newBytes).toBe(5000)
  await fetchFiles(await openTarget(folder), await newestManifest(folder), { folder: null, progress: silent })
})

test('thinning removes old backups with the parts that they alone need, and leftovers of killed ones', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  const repository = await openTarget(folder)
  const { database, ...common } = await (async () => {
    await backUp(site, folder)
    const { id: _, format: __, ...manifest } = await newestManifest(folder)
    return manifest
  })()
  const stored = new Map<string, string>()
  for (let day = 1; day <= 60; day += 1) {
    const startedAt = new Date(Date.UTC(2026, 0, day, 3)).toISOString()
    const { part } = await repository.putPart(Buffer.from(`file of day ${day}`))
    stored.set(part.name, startedAt)
    const files = [{ path: 'media/x', bytes: part.bytes, sha256: part.name, modifiedAt: day, parts: [part] }]
    await repository.writeManifest({ ...common, database, startedAt, finishedAt: startedAt, files })
  }
  const { part: leftover } = await repository.putPart(Buffer.from('of a killed backup'))
  const removed = await removeUnused(repository)
  const names = await (await openTarget(folder)).list()
  expect(removed.backups).toBe(61 - names.length)
  const parts = await (await openTarget(folder)).knownParts()
  expect(parts.has(leftover.name)).toBe(false)
  const remainingStarts = new Set(names.map(({ at }) => at.toISOString()))
  for (const [name, startedAt] of stored) expect(parts.has(name)).toBe(remainingStarts.has(startedAt))
  for (const backup of names) {
    const manifest = await repository.readManifest(backup)
    await fetchFiles(await openTarget(folder), manifest, { folder: null, progress: silent })
  }
})

test('no part is removed while a kept backup cannot be read', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  await site.write('media/house.webp', 'x')
  await backUp(site, folder)
  const repository = await openTarget(folder)
  const [newest] = await repository.list()
  const before = (await repository.knownParts()).size
  await repository.storage.put(newest?.key ?? '', Buffer.from('damaged'))
  await expect(removeUnused(await openTarget(folder))).rejects.toThrow('is damaged')
  expect((await (await openTarget(folder)).knownParts()).size).toBe(before)
})
