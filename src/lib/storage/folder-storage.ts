import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '@/lib/values/format-error'

import {
  listedAs,
  StorageError,
  unfinishedName,
  type NewObject,
  type ObjectStorage,
  type OpenObject,
  type StoredObject,
} from './object-storage'

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

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

/** Keys come from listings too: none may lead out of the folder. */
function fileOf(folder: string, key: string): string {
  if (key.split('/').some((part) => part === '' || part === '..' || part === '.'))
    throw new StorageError(`"${key}" is no key of an object`)
  return path.join(folder, key)
}

/** Writes beside a file. @returns the file that is to be renamed */
async function writeBeside(file: string, content: Uint8Array): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const beside = path.join(path.dirname(file), unfinishedName(randomUUID()))
  try {
    const handle = await open(beside, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return beside
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/** Writes all beside the files and renames them at the end: a full disk or a killed process leaves the old ones. */
export async function writeAtomically(
  files: readonly { file: string; content: Uint8Array }[],
): Promise<void> {
  const written: { file: string; beside: string }[] = []
  try {
    for (const { file, content } of files) written.push({ file, beside: await writeBeside(file, content) })
    for (const { file, beside } of written) await rename(beside, file)
  } catch (error) {
    for (const { beside } of written) await rm(beside, { force: true })
    throw error
  }
}

/** Opens a file; null when there is none. */
export async function openFile(file: string): Promise<OpenObject | null> {
  const handle = await open(file).catch(nullIfMissing)
  if (!handle) return null
  const facts = await handle.stat()
  if (!facts.isFile()) {
    await handle.close()
    return null
  }
  return {
    bytes: facts.size,
    modifiedAt: facts.mtimeMs,
    read: async (range) => handle.createReadStream({ ...range }),
    close: () => handle.close(),
  }
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(nullIfMissing)
  for (const entry of entries ?? []) {
    const key = `${folder}${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, `${key}/`)
    if (!entry.isFile()) continue
    const file = path.join(root, key)
    // Deleted since the folder was read.
    const facts = await stat(file).catch(() => null)
    if (!facts) continue
    const object = { key, bytes: facts.size, modifiedAt: facts.mtimeMs }
    const kind = listedAs(object)
    if (kind === 'object') yield object
    if (kind === 'leftover') await rm(file, { force: true })
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
  const replace = (objects: readonly NewObject[]) =>
    inWords(async () => {
      await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error
      })
      await writeAtomically(objects.map(({ key, content }) => ({ file: fileOf(folder, key), content })))
    })
  return {
    location: folder,
    put: (key, content) => replace([{ key, content }]),
    replace,
    get: (key) => inWords(() => readFile(fileOf(folder, key)).catch(nullIfMissing)),
    open: (key) => inWords(() => openFile(fileOf(folder, key))),
    list: (prefix) => listFolder(folder, prefix),
    remove: (keys) =>
      inWords(async () => {
        for (const key of keys) await rm(fileOf(folder, key), { force: true })
      }),
  }
}
