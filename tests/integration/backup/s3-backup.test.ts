import { randomBytes } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { restoreSite } from '@/features/operations/server/restore-site'
import { makeBackupKey, openCipher } from '@/lib/backup/backup-cipher'
import { BackupRepository } from '@/lib/backup/backup-repository'
import { makeBackup } from '@/lib/backup/make-backup'
import { sendObjects } from '@/lib/backup/restored-objects'
import { beginSwap, finishSwap, restoreFolder } from '@/lib/backup/swap'
import { env } from '@/lib/env'
import { folderStorage } from '@/lib/storage/folder-storage'
import { StorageError } from '@/lib/storage/object-storage'
import { openStorage } from '@/lib/storage/open-storage'

import { backUp, hashFiles, makeSmallSite, newTarget, silent, siteId } from '../../support/backup-site'
import { s3ServerMissing, startS3Server } from '../../support/s3-server'

const server = await startS3Server()
const { s3, backupKey } = env
afterAll(async () => {
  Object.assign(env, { s3, backupKey })
  await server?.remove()
})

const source = 's3://backups/site'

/** Opens the bucket as a new process does. */
const openBucket = async () =>
  BackupRepository.open(await openStorage(source, env.s3), await openCipher(env.backupKey), {
    siteIds: [siteId],
    mayBegin: true,
  })

test(server ? 'a backup in a bucket' : s3ServerMissing, async () => {
  if (!server) {
    console.warn(s3ServerMissing)
    return expect(process.env.REQUIRE_S3).toBeUndefined()
  }
  await server.makeBucket('backups')
  Object.assign(env, { s3: server.settings, backupKey: await makeBackupKey() })
  const site = await makeSmallSite()
  for (let index = 0; index < 40; index += 1) await site.write(`media/${index}.webp`, randomBytes(30_000))
  await site.write('media/film.mp4', randomBytes(9_000_000))
  site.execute("insert into leads values (1, 'Zoë')")
  const first = await makeBackup(site, await openBucket(), silent)
  expect(first.files).toBe(41)
  expect((await makeBackup(site, await openBucket(), silent)).newBytes).toBe(0)

  // The service goes away after the files were stored.
  await site.write('media/new.webp', randomBytes(30_000))
  const kills: Promise<void>[] = []
  const say = (line: string) => {
    if (line === 'database') kills.push(server.kill())
  }
  const error: unknown = await makeBackup(site, await openBucket(), { ...silent, say }).catch(
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(StorageError)
  expect((error as Error).message).toMatch(/^http:\S+ does not answer \(ECONN\w+\)$/)
  await Promise.all(kills)
  await server.start()

  const dataDir = await newTarget()
  const place = { dataDir, databaseUri: `file:${path.join(dataDir, 'perron.db')}` }
  const options = { source, place, mayReplace: false, progress: silent, prepare: async () => undefined }
  await restoreSite({ ...options, migrations: ['1_first', '2_second'] })
  const { 'new.webp': _, ...expected } = await hashFiles(path.join(site.dataDir, 'media'))
  expect(await hashFiles(path.join(dataDir, 'media'))).toEqual(expected)
})

test(
  server ? 'a site whose files are in a bucket, backed up and restored into it' : s3ServerMissing,
  async () => {
    if (!server) return expect(process.env.REQUIRE_S3).toBeUndefined()
    await server.makeBucket('files')
    Object.assign(env, { s3: server.settings, backupKey })
    const site = await makeSmallSite()
    site.execute("insert into leads values (1, 'Zoë')")
    const storage = await openStorage('s3://files/site', env.s3)
    const film = randomBytes(9_000_000)
    await storage.put('media/film.mp4', film)
    for (let index = 0; index < 5; index += 1)
      await storage.put(`private/lead-files/${index}.pdf`, randomBytes(30_000))
    const inBucket = () => hashFiles(server.folderOf('files'))
    const before = await inBucket()

    const target = await newTarget()
    const first = await backUp({ ...site, storage }, target)
    expect(first.files).toBe(6)
    expect((await backUp({ ...site, storage }, target)).newBytes).toBe(0)

    // Meanwhile a file is replaced, one is deleted and one is added.
    await storage.put('media/film.mp4', randomBytes(9_000_000))
    await storage.remove(['private/lead-files/0.pdf'])
    await storage.put('private/lead-files/new.pdf', randomBytes(30_000))
    const later = await inBucket()
    const dataDir = await newTarget()
    const place = {
      dataDir,
      databaseUri: `file:${path.join(dataDir, 'perron.db')}`,
      filesLocation: 's3://files/site',
    }
    const options = { source: target, place, progress: silent, migrations: ['1_first', '2_second'] }
    const prepare = async () => undefined
    await expect(restoreSite({ ...options, mayReplace: false, prepare })).rejects.toThrow(
      'There is a site already (s3://files/site/media/film.mp4)',
    )
    // Killed before the end: the site in the bucket is the old one.
    const fail = () => Promise.reject(new Error('killed'))
    await expect(restoreSite({ ...options, mayReplace: true, prepare: fail })).rejects.toThrow('killed')
    expect(await inBucket()).toEqual(later)
    await restoreSite({ ...options, mayReplace: true, prepare })
    expect(await inBucket()).toEqual(before)
    expect(await readdir(path.join(dataDir, 'media'))).toEqual([])
  },
)

test(
  server ? 'a restore that was killed while it put files in place is finished' : s3ServerMissing,
  async () => {
    if (!server) return expect(process.env.REQUIRE_S3).toBeUndefined()
    await server.makeBucket('killed')
    Object.assign(env, { s3: server.settings })
    const staged = await newTarget()
    const restored = folderStorage(staged)
    for (const key of ['media/a.webp', 'media/b.webp', 'private/documents/c.pdf'])
      await restored.put(key, Buffer.from(`new ${key}`))
    const expected = await hashFiles(staged)
    const storage = await openStorage('s3://killed', env.s3)
    for (const key of ['media/a.webp', 'media/old.webp']) await storage.put(key, Buffer.from('old'))
    const objects = await sendObjects(staged, 's3://killed', silent)
    expect(String(await storage.get('media/a.webp'))).toBe('old')
    const dataDir = await newTarget()
    await mkdir(restoreFolder(dataDir))
    await beginSwap(dataDir, { moves: [], removals: [], collections: null, objects })
    // As a process that ends after its first step.
    await storage.put('media/b.webp', Buffer.from('new media/b.webp'))
    await server.kill()
    const swapCollections = async () => undefined
    await expect(finishSwap(dataDir, swapCollections)).rejects.toThrow('does not answer')
    await server.start()
    expect(await finishSwap(dataDir, swapCollections)).toBe(true)
    expect(await hashFiles(server.folderOf('killed'))).toEqual(expected)
  },
)
