import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

import type { ObjectStorage, StoredObject } from '@/lib/storage/object-storage'

import type { BackupRepository } from './backup-repository'
import type { Part, StoredFile } from './manifest'
import type { Progress } from './progress'

/** Size of the pieces in which files and databases are stored, in bytes. */
export const pieceBytes = 8 * 1024 * 1024

/** Files read at once. */
const atOnce = 4

/** The folders of a site's files, in its storage and in a backup. */
export const siteFolders = ['media/', 'private/'] as const

/** All files of a site, but hidden ones, which are trials and leftovers. */
export async function findFiles(storage: ObjectStorage): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for (const folder of siteFolders)
    for await (const object of storage.list(folder)) if (!object.key.includes('/.')) objects.push(object)
  return objects
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

async function* cutPieces(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    const all = Buffer.concat(held)
    let at = 0
    for (; bytes >= pieceBytes; bytes -= pieceBytes, at += pieceBytes) yield all.subarray(at, at + pieceBytes)
    held = [all.subarray(at)]
  }
  if (bytes > 0) yield Buffer.concat(held)
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

/** What a backup needs to store files. */
interface FileBackup {
  repository: BackupRepository
  /** Where the files are. */
  storage: ObjectStorage
  /** Files of earlier backups, by path. */
  before: ReadonlyMap<string, StoredFile>
}

/** @returns null when the file has disappeared */
async function storeFile(
  { repository, storage, before }: FileBackup,
  { key, bytes, modifiedAt }: StoredObject,
): Promise<{ file: StoredFile; newBytes: number } | null> {
  const storedBefore = before.get(key)
  const isUnchanged = storedBefore?.bytes === bytes && storedBefore.modifiedAt === modifiedAt
  if (isUnchanged && (await isStored(repository, storedBefore))) return { file: storedBefore, newBytes: 0 }
  const file = await storage.open(key)
  if (!file) return null
  const { newBytes, ...stored } = await storePieces(repository, cutPieces(await file.read()))
  return { file: { path: key, modifiedAt, ...stored }, newBytes }
}

/** Stores files that are not stored yet. One with the size and time of an earlier backup is not read again. */
export async function storeFiles(
  backup: FileBackup,
  objects: readonly StoredObject[],
  progress: Progress,
): Promise<{ files: Map<string, StoredFile>; newBytes: number }> {
  const files = new Map<string, StoredFile>()
  const queue = objects.values()
  let newBytes = 0
  let done = 0
  const work = async () => {
    for (const each of queue) {
      const stored = await storeFile(backup, each)
      if (stored) files.set(each.key, stored.file)
      newBytes += stored?.newBytes ?? 0
      done += 1
      progress.count('files', done, objects.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { files, newBytes }
}
