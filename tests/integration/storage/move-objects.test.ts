import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { folderStorage } from '@/lib/storage/folder-storage'
import { moveObjects } from '@/lib/storage/move-objects'
import { fileFolders } from '@/lib/storage/site-storage'

import { hashFiles, silent } from '../../support/backup-site'
import { operate, outside } from '../../support/operator'

const folders = Object.values(fileFolders)

let dataDir: string
const files = 60

beforeAll(async () => {
  dataDir = await outside('move')
  for (const folder of folders) await mkdir(path.join(dataDir, folder), { recursive: true })
  for (let index = 0; index < files; index += 1)
    await writeFile(path.join(dataDir, folders[index % 3] ?? '', `${index}.webp`), randomBytes(20_000))
  await writeFile(path.join(dataDir, 'private/erased-addresses.txt'), 'stays')
})

const sourceHashes = async () => {
  const { 'private/erased-addresses.txt': _, ...hashes } = await hashFiles(dataDir)
  return hashes
}

test('what differs and is older is copied, what was replaced in the target since stays', async () => {
  const from = folderStorage(dataDir)
  const to = folderStorage(await outside('moved'))
  const move = () => moveObjects({ from, to }, folders, { progress: silent })
  expect(await move()).toEqual({ copied: files, equal: 0, newer: [] })
  expect(await hashFiles(to.location)).toEqual(await sourceHashes())
  // The site goes on meanwhile: a picture is replaced here, another one there.
  await to.put('media/3.webp', randomBytes(20_000))
  await from.put('media/0.webp', randomBytes(20_000))
  const stored = await to.get('media/3.webp')
  expect(await move()).toEqual({ copied: 1, equal: files - 2, newer: ['media/3.webp'] })
  expect(await to.get('media/3.webp')).toEqual(stored)
  expect(await to.get('media/0.webp')).toEqual(await from.get('media/0.webp'))
})

test('what is wrong is said in one line', async () => {
  const wrong = await operate('storage:move', [dataDir, 's3://moved'], {
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  })
  expect(wrong).toEqual({
    status: 1,
    output: 'storage:move: S3_ENDPOINT: http://127.0.0.1:9 does not answer (ECONNREFUSED)\n',
  })
  expect(await operate('storage:move', [dataDir], {})).toMatchObject({
    status: 1,
    output: expect.stringContaining('Usage: npm run storage:move'),
  })
})
