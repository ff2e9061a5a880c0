import { createHash } from 'node:crypto'
import { mkdir, open, utimes, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { BSON, type Document } from 'mongodb'

import type { BackupRepository } from './backup-repository'
import { BackupError } from './backup-error'
import { decompress } from './compress'
import { inspectSqlite } from './copy-sqlite'
import { partsOf, type Manifest, type Part, type StoredCollection, type StoredDatabase } from './manifest'
import { readBson } from './mongodump'
import type { Progress } from './progress'

/** Files fetched at once. */
const atOnce = 4

type Sqlite = Extract<StoredDatabase, { kind: 'sqlite' }>

/**
 * Looks at the sizes of all parts, which takes seconds, before anything is fetched.
 *
 * @throws BackupError when a part is missing or cut off
 */
export async function checkParts(repository: BackupRepository, manifest: Manifest): Promise<void> {
  const parts = partsOf(manifest)
  let missing = 0
  for (const part of parts) if (!(await repository.hasPart(part))) missing += 1
  if (missing > 0)
    throw new BackupError(
      `The backup ${manifest.id} is not whole: ${missing} of ${parts.length} parts are missing or cut off`,
    )
}

interface Stored {
  /** For the message. */
  name: string
  sha256: string
  parts: readonly Part[]
}

/** Fetches a content, checks its hash, and writes it when there is a file for it. */
async function fetchContent(
  repository: BackupRepository,
  { name, sha256, parts }: Stored,
  { handle, decode }: { handle: FileHandle | null; decode?: (piece: Uint8Array) => Promise<Uint8Array> },
): Promise<void> {
  const hash = createHash('sha256')
  for (const part of parts) {
    const piece = await repository.getPart(part)
    const content = decode ? await decode(piece) : piece
    hash.update(content)
    await handle?.writeFile(content)
  }
  if (hash.digest('hex') !== sha256)
    throw new BackupError(`The backup is damaged: ${name} is not what was stored`)
}

async function withFile<T>(file: string | null, work: (handle: FileHandle | null) => Promise<T>): Promise<T> {
  if (!file) return work(null)
  await mkdir(path.dirname(file), { recursive: true })
  const handle = await open(file, 'w')
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}

/**
 * Fetches and checks all files of a backup. When one fails, the others that were begun are at their end before the error
 * is thrown: the caller removes the folder.
 *
 * @param folder where they are written; null only checks them
 * @throws BackupError when one is not what was stored
 */
export async function fetchFiles(
  repository: BackupRepository,
  { files }: Manifest,
  { folder, progress }: { folder: string | null; progress: Progress },
): Promise<void> {
  const queue = files.values()
  const failures: unknown[] = []
  let done = 0
  const work = async () => {
    for (const { path: name, modifiedAt, ...stored } of queue) {
      const file = folder && path.join(folder, name)
      await withFile(file, (handle) => fetchContent(repository, { name, ...stored }, { handle }))
      // The next backup need not read it again.
      if (file) await utimes(file, modifiedAt / 1000, modifiedAt / 1000)
      done += 1
      progress.count('files', done, files.length)
      if (failures.length > 0) return
    }
  }
  const workOrNote = () => work().catch((reason: unknown) => failures.push(reason))
  await Promise.all(Array.from({ length: atOnce }, workOrNote))
  if (failures.length > 0) throw failures[0]
}

/**
 * Fetches an SQLite file and checks it: hash, integrity, and the rows of every table.
 *
 * @throws BackupError when it is not what was stored
 */
export async function fetchSqlite(
  repository: BackupRepository,
  { sha256, parts, counts }: Sqlite,
  file: string,
): Promise<void> {
  const stored = { name: 'the database', sha256, parts }
  await withFile(file, (handle) => fetchContent(repository, stored, { handle, decode: decompress }))
  const storedCounts = inspectSqlite(file).counts
  const wrong = Object.entries(counts).find(([table, rows]) => storedCounts[table] !== rows)
  if (wrong) throw new BackupError(`The backup is damaged: the table ${wrong[0]} has not ${wrong[1]} rows`)
}

async function* fetchPieces(repository: BackupRepository, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield await decompress(await repository.getPart(part))
}

/** A piece of lines is complete: see `export-mongo.ts`. */
async function* readEjson(pieces: AsyncIterable<Buffer>): AsyncGenerator<Document> {
  for await (const piece of pieces)
    for (const line of piece.toString().split('\n'))
      if (line) yield BSON.EJSON.parse(line, { relaxed: false }) as Document
}

/**
 * Fetches the documents of a collection with the types of BSON, and checks their number.
 *
 * @throws BackupError when they are not what was stored
 */
export async function* fetchDocuments(
  repository: BackupRepository,
  { name, format, documents, parts }: StoredCollection,
): AsyncGenerator<Document> {
  const pieces = fetchPieces(repository, parts)
  let count = 0
  for await (const document of format === 'bson' ? readBson(pieces) : readEjson(pieces)) {
    count += 1
    yield document
  }
  if (count !== documents)
    throw new BackupError(`The backup is damaged: the collection ${name} has not ${documents} documents`)
}

/**
 * Fetches and checks the database of a backup without storing it.
 *
 * @param folder for an SQLite file, which the caller deletes
 */
export async function checkDatabase(
  repository: BackupRepository,
  { database }: Manifest,
  folder: string,
): Promise<void> {
  if (database.kind === 'sqlite') return fetchSqlite(repository, database, path.join(folder, 'checked.db'))
  for (const collection of database.collections)
    for await (const document of fetchDocuments(repository, collection))
      if (!('_id' in document)) throw new BackupError(`The backup is damaged: a document has no id`)
}
