import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '@/lib/values/format-error'

import { StorageError, type ObjectStorage, type StoredObject } from './object-storage'

/** Objects that are being written. A killed process leaves them; a later listing deletes them. */
const unfinished = /^\.unfinished-/
const unfinishedForMs = 24 * 60 * 60_000

const words: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is no folder',
  EEXIST: 'is no folder',
  EACCES: 'may not be written',
  EPERM: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'is full',
  EDQUOT: 'is full',
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(errorCode(error))

/** Keys come from listings too: none may lead out of the folder. */
function fileOf(folder: string, key: string): string {
  if (key.split('/').some((part) => part === '' || part === '..' || part === '.'))
    throw new StorageError(`"${key}" is no key of an object`)
  return path.join(folder, key)
}

/** Writes beside the object and renames, so that a killed process leaves the old one. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const beside = path.join(path.dirname(file), `.unfinished-${randomUUID()}`)
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    const key = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, `${key}/`)
    if (!entry.isFile()) continue
    const file = path.join(root, key)
    // Deleted since the folder was read.
    const facts = await stat(file).catch(() => null)
    if (!facts) continue
    if (!unfinished.test(entry.name)) yield { key, bytes: facts.size }
    else if (Date.now() - facts.mtimeMs > unfinishedForMs) await rm(file, { force: true })
  }
}

/**
 * Objects as files of a folder. The folder itself is made when it does not exist, the one around it is not: that is
 * most likely a disk that is not mounted.
 *
 * @throws StorageError when the folder cannot be made or written
 */
export function folderStorage(folder: string): ObjectStorage {
  const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      const problem = words[errorCode(error)]
      throw problem ? new StorageError(`The folder ${folder} ${problem}`, 'target', { cause: error }) : error
    }
  }
  return {
    location: folder,
    put: (key, content) =>
      inWords(async () => {
        await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
          if (errorCode(error) !== 'EEXIST') throw error
        })
        await writeWhole(fileOf(folder, key), content)
      }),
    get: (key) =>
      inWords(() =>
        readFile(fileOf(folder, key)).catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
      ),
    list: (prefix) => listFolder(folder, prefix),
    remove: (keys) =>
      inWords(async () => {
        for (const key of keys) await rm(fileOf(folder, key), { force: true })
      }),
  }
}
