import { mkdir, mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

import { env } from '@/lib/env'
import { folderStorage } from '@/lib/storage/folder-storage'
import { openStorage, tryStorage } from '@/lib/storage/open-storage'

import { storageContract } from '../../contract/storage-contract'
import { fillDisk } from '../../support/full-disk'

const newFolder = () => mkdtemp(path.join(env.dataDir, 'storage-'))

storageContract('folder', async () => openStorage(path.join(await newFolder(), 'made'), env.s3))

test('only its owner can read what is stored', async () => {
  const folder = path.join(await newFolder(), 'made')
  await folderStorage(folder).put('a/b', Buffer.from('private'))
  const modes = await Promise.all(['', 'a', 'a/b'].map((name) => stat(path.join(folder, name))))
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600'])
})

test('a key never leads out of the folder', async () => {
  const storage = folderStorage(await newFolder())
  for (const key of ['../x', 'a/../../x', '/x', 'a//b', '', './a'])
    await expect(storage.put(key, Buffer.from('x')), key).rejects.toThrow('is no key')
})

test('the folder around it must be there: it may be a disk that is not mounted', async () => {
  const folder = path.join(await newFolder(), 'disk', 'backups')
  await expect(tryStorage(folderStorage(folder))).rejects.toThrow(`The folder ${folder} does not exist`)
})

test('a file in the place of the folder is reported', async () => {
  const file = path.join(await newFolder(), 'file')
  await writeFile(file, 'x')
  await expect(tryStorage(folderStorage(file))).rejects.toThrow(`The folder ${file} is no folder`)
})

test('what a killed process left unfinished is not listed, and deleted a day later', async () => {
  const folder = await newFolder()
  await mkdir(path.join(folder, 'a'))
  const [old, young] = ['.unfinished-old', '.unfinished-young']
  for (const name of [old, young]) await writeFile(path.join(folder, 'a', name), 'half')
  const longAgo = new Date(Date.now() - 25 * 60 * 60_000)
  await utimes(path.join(folder, 'a', old), longAgo, longAgo)
  for await (const { key } of folderStorage(folder).list('')) expect(key).toBe('none')
  expect(await readdir(path.join(folder, 'a'))).toEqual([young])
})

test('a full disk is reported in words, and the old object stays', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-full-'))
  const release = fillDisk(folder, 64 * 1024)
  // Only root may mount; others get the same error from a device that is always full.
  if (!release)
    return expect(folderStorage('/dev/full').put('a', Buffer.from('x'))).rejects.toThrow('is no folder')
  try {
    const storage = folderStorage(folder)
    await storage.put('a', Buffer.from('old'))
    await expect(storage.put('a', Buffer.alloc(1_000_000))).rejects.toThrow(`The folder ${folder} is full`)
    expect(String(await storage.get('a'))).toBe('old')
    expect(await readdir(folder)).toEqual(['a', 'filler'])
  } finally {
    release()
  }
})
