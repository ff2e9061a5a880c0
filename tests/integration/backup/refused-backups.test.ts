import { randomBytes } from 'node:crypto'
import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { makeBackupKey, openCipher } from '@/lib/backup/backup-cipher'
import { BackupError } from '@/lib/backup/backup-error'
import { BackupRepository } from '@/lib/backup/backup-repository'
import { checkDatabase, checkParts, fetchFiles } from '@/lib/backup/fetch-backup'
import { partsOf } from '@/lib/backup/manifest'
import { folderStorage } from '@/lib/storage/folder-storage'

import { backUp, hashFiles, makeSmallSite, newTarget, openTarget, silent } from '../../support/backup-site'

let key: string
beforeAll(async () => {
  key = await makeBackupKey()
})

async function makeTarget(): Promise<string> {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  await site.write('media/house.webp', randomBytes(50_000))
  site.execute('insert into leads values (1, hex(randomblob(5000)))')
  await backUp(site, folder, { key })
  return folder
}

/** Everything that a restore does before it changes anything. */
async function verify(folder: string, withKey: string | undefined = key): Promise<void> {
  const cipher = await openCipher(withKey)
  const repository = await BackupRepository.open(folderStorage(folder), cipher, {
    siteIds: [],
    mayBegin: false,
  })
  const [newest] = await repository.list()
  if (!newest) throw new BackupError('no backup')
  const manifest = await repository.readManifest(newest)
  await checkParts(repository, manifest)
  await fetchFiles(repository, manifest, { folder: null, progress: silent })
  await checkDatabase(repository, manifest, await newTarget())
}

async function fileOfPart(folder: string, at: number): Promise<string> {
  const repository = await openTarget(folder, key)
  const [newest] = await repository.list()
  const manifest = newest && (await repository.readManifest(newest))
  const name = manifest ? (partsOf(manifest).at(at)?.name ?? '') : ''
  return path.join(folder, 'parts', name.slice(0, 2), `${name}.age`)
}

async function fileOfManifest(folder: string): Promise<string> {
  const [newest] = await (await openTarget(folder, key)).list()
  return path.join(folder, newest?.key ?? '')
}

async function change(file: string): Promise<void> {
  const content = await readFile(file)
  content[content.length - 40] = (content[content.length - 40] ?? 0) ^ 1
  await writeFile(file, content)
}

const label = (folder: string) => path.join(folder, 'perron-backup.json')

const changeLabel = async (folder: string, more: object): Promise<void> =>
  writeFile(label(folder), JSON.stringify({ ...JSON.parse(await readFile(label(folder), 'utf8')), ...more }))

test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
  [
    'a changed file',
    async (folder) => change(await fileOfPart(folder, -1)),
    /is damaged: the part \w{64} is not/,
  ],
  [
    'a changed database',
    async (folder) => change(await fileOfPart(folder, 0)),
    /is damaged: the part \w{64} is not/,
  ],
  [
    'a cut file',
    async (folder) => truncate(await fileOfPart(folder, -1), 1000),
    /is not whole: 1 of 2 parts/,
  ],
  [
    'an empty file',
    async (folder) => truncate(await fileOfPart(folder, -1), 0),
    /is not whole: 1 of 2 parts/,
  ],
  [
    'a missing file',
    async (folder) => rm(await fileOfPart(folder, 0)),
    /is not whole: 1 of 2 parts are missing/,
  ],
  [
    'a changed manifest',
    async (folder) => change(await fileOfManifest(folder)),
    /^The backup \S+ is damaged/,
  ],
  [
    'a cut manifest',
    async (folder) => truncate(await fileOfManifest(folder), 300),
    /^The backup \S+ is damaged/,
  ],
  ['no manifest', async (folder) => rm(await fileOfManifest(folder)), /no backup/],
  ['a damaged label', (folder) => writeFile(label(folder), '{'), /perron-backup.json is damaged/],
  ['no label', (folder) => rm(label(folder)), /holds no backups of this program, but other things/],
  [
    'a label of others',
    (folder) => writeFile(label(folder), '{"format":"restic"}'),
    /holds no backups of this program/,
  ],
  ['a newer version', (folder) => changeLabel(folder, { version: 2 }), /made by a newer version/],
])('%s is refused in one line', async (_, damage, expected) => {
  const folder = await makeTarget()
  await verify(folder)
  await damage(folder)
  const before = await hashFiles(folder)
  const error: unknown = await verify(folder).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BackupError)
  expect((error as Error).message).toMatch(expected)
  expect((error as Error).message).not.toContain('\n')
  expect(await hashFiles(folder)).toEqual(before)
})

test('a wrong, a missing and a needless key are told apart', async () => {
  const folder = await makeTarget()
  await expect(verify(folder, await makeBackupKey())).rejects.toThrow(
    `The backups in ${folder} were made with another BACKUP_KEY`,
  )
  await expect(openTarget(folder)).rejects.toThrow(`The backups in ${folder} are encrypted: set BACKUP_KEY`)
  const target = await newTarget()
  await backUp(await makeSmallSite(), target)
  await expect(openTarget(target, key)).rejects.toMatchObject({
    message: `The backups in ${target} are not encrypted: unset BACKUP_KEY, or use another target`,
    reason: 'BACKUP_KEY',
  })
})

test('a target is of one site: two would thin the backups of each other', async () => {
  const folder = await makeTarget()
  const open = BackupRepository.open(folderStorage(folder), await openCipher(key), {
    siteIds: ['other'],
    mayBegin: true,
  })
  await expect(open).rejects.toThrow('holds backups of another site')
})

test('an empty folder, and one with other things, hold no backup; nothing is written into either', async () => {
  const [empty, foreign] = [await newTarget(), await newTarget()]
  await writeFile(path.join(foreign, 'thesis.txt'), 'x')
  await expect(verify(empty)).rejects.toThrow(`${empty} holds no backup`)
  await expect(openTarget(foreign)).rejects.toThrow(
    `${foreign} holds no backups of this program, but other things`,
  )
  expect([await hashFiles(empty), Object.keys(await hashFiles(foreign))]).toEqual([{}, ['thesis.txt']])
})

test('a damaged database is not backed up; the earlier backup stays', async () => {
  const [site, folder] = [await makeSmallSite(), await newTarget()]
  await backUp(site, folder)
  const before = await hashFiles(path.join(folder, 'backups'))
  const broken = await site.write('broken.db', randomBytes(8192))
  await expect(backUp({ ...site, databaseUri: `file:${broken}` }, folder)).rejects.toThrow(BackupError)
  const missing = path.join(site.dataDir, 'missing.db')
  await expect(backUp({ ...site, databaseUri: `file:${missing}` }, folder)).rejects.toThrow(
    `There is no database ${missing}`,
  )
  // Another data folder than the site's would give a backup without files.
  const dataDir = path.join(site.dataDir, 'wrong')
  await expect(backUp({ ...site, dataDir }, folder)).rejects.toThrow(`There is no data folder ${dataDir}`)
  expect(await hashFiles(path.join(folder, 'backups'))).toEqual(before)
  await backUp(site, folder)
})
