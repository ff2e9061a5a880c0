import { randomBytes } from 'node:crypto'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { restoreSite } from '@/features/operations/server/restore-site'
import { makeBackupKey, openCipher } from '@/lib/backup/backup-cipher'
import { BackupRepository } from '@/lib/backup/backup-repository'
import { makeBackup } from '@/lib/backup/make-backup'
import { env } from '@/lib/env'
import { StorageError } from '@/lib/storage/object-storage'
import { openStorage } from '@/lib/storage/open-storage'

import { hashFiles, makeSmallSite, newTarget, silent, siteId } from '../../support/backup-site'
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
    siteId,
    mayBegin: true,
  })

test(server ? 'a backup in a bucket' : s3ServerMissing, { timeout: 120_000 }, async () => {
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
