import { createHash } from 'node:crypto'
import { open, opendir, stat } from 'node:fs/promises'
import path from 'node:path'

import { errorCode } from '@/lib/values/format-error'

import type { BackupRepository } from './backup-repository'
import type { Part, StoredFile } from './manifest'
import type { Progress } from './progress'

/** Size of the pieces in which files and databases are stored, in bytes. */
export const pieceBytes = 8 * 1024 * 1024

/** Files read at once. */
const atOnce = 4

/** A file on the disk. */
export interface FoundFile {
  /** Path in the backup, such as `media/house.webp`. */
  path: string
  file: string
  bytes: number
  modifiedAt: number
}

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT'

/**
 * All files below a folder, but hidden ones, which are trials and leftovers. What disappears meanwhile is left out.
 *
 * @param name begins the paths in the backup
 */
export async function findFiles(folder: string, name: string): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  const directory = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of directory) {
    if (entry.name.startsWith('.')) continue
    const file = path.join(folder, entry.name)
    const inBackup = `${name}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await findFiles(file, inBackup)))
    if (!entry.isFile()) continue
    const facts = await stat(file).catch(() => null)
    if (facts) found.push({ path: inBackup, file, bytes: facts.size, modifiedAt: facts.mtimeMs })
  }
  return found
}

/** The content of a file in pieces. Each is a buffer of its own. */
export async function* readPieces(file: string): AsyncGenerator<Buffer> {
  const handle = await open(file)
  try {
    for (let left = (await handle.stat()).size; left > 0;) {
      const piece = Buffer.allocUnsafe(Math.min(left, pieceBytes))
      let length = 0
      while (length < piece.length) {
        const { bytesRead } = await handle.read(piece, length, piece.length - length)
        // The file was cut meanwhile.
        if (bytesRead === 0) break
        length += bytesRead
      }
      if (length > 0) yield piece.subarray(0, length)
      left = length < piece.length ? 0 : left - length
    }
  } finally {
    await handle.close()
  }
}

export interface StoredPieces {
  sha256: string
  bytes: number
  parts: Part[]
  /** Bytes that were not stored before. */
  newBytes: number
}

/**
 * Stores a content piece by piece.
 *
 * @param encode what is done with a piece before, such as compressing it
 * @returns hash and size of the whole content, and its parts
 */
export async function storePieces(
  repository: BackupRepository,
  pieces: AsyncIterable<Buffer>,
  encode: (piece: Buffer) => Promise<Uint8Array> | Uint8Array = (piece) => piece,
): Promise<StoredPieces> {
  const hash = createHash('sha256')
  const stored: StoredPieces = { sha256: '', bytes: 0, parts: [], newBytes: 0 }
  for await (const piece of pieces) {
    hash.update(piece)
    stored.bytes += piece.length
    const { part, isNew } = await repository.putPart(await encode(piece))
    stored.parts.push(part)
    if (isNew) stored.newBytes += part.bytes
  }
  return { ...stored, sha256: hash.digest('hex') }
}

async function isStored(repository: BackupRepository, { parts }: StoredFile): Promise<boolean> {
  for (const part of parts) if (!(await repository.hasPart(part))) return false
  return true
}

/** @returns null when the file has disappeared */
async function storeFile(
  repository: BackupRepository,
  { path: name, file, bytes, modifiedAt }: FoundFile,
  before: StoredFile | undefined,
): Promise<{ file: StoredFile; newBytes: number } | null> {
  const isUnchanged = before?.bytes === bytes && before.modifiedAt === modifiedAt
  if (isUnchanged && (await isStored(repository, before))) return { file: before, newBytes: 0 }
  try {
    const { newBytes, ...stored } = await storePieces(repository, readPieces(file))
    return { file: { path: name, modifiedAt, ...stored }, newBytes }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Stores files that are not stored yet. One with the size and time of an earlier backup is not read again.
 *
 * @param before files of earlier backups, by path
 */
export async function storeFiles(
  repository: BackupRepository,
  found: readonly FoundFile[],
  { before, progress }: { before: ReadonlyMap<string, StoredFile>; progress: Progress },
): Promise<{ files: Map<string, StoredFile>; newBytes: number }> {
  const files = new Map<string, StoredFile>()
  const queue = found.entries()
  let newBytes = 0
  let done = 0
  const work = async () => {
    for (const [, each] of queue) {
      const stored = await storeFile(repository, each, before.get(each.path))
      if (stored) files.set(each.path, stored.file)
      newBytes += stored?.newBytes ?? 0
      done += 1
      progress.count('files', done, found.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { files, newBytes }
}
