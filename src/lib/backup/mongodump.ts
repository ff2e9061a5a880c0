import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { BSON, type Document } from 'mongodb'

import type { BackupRepository } from './backup-repository'
import { compress } from './compress'
import type { ExportedMongo } from './export-mongo'
import type { StoredCollection } from './manifest'
import { readPieces, storePieces } from './store-files'

const run = promisify(execFile)

/** Path of the program, if it is installed. */
export function findMongodump(): string | undefined {
  // oxlint-disable-next-line no-restricted-properties -- a variable of the system, not of this program
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, 'mongodump')).find((file) => existsSync(file))
}

/**
 * The documents of a file of BSON documents one after the other.
 *
 * @throws when a document is cut off
 */
export async function* readBson(pieces: AsyncIterable<Buffer>): AsyncGenerator<Document> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    let at = 0
    while (rest.length - at >= 4 && rest.length - at >= rest.readInt32LE(at)) {
      const length = rest.readInt32LE(at)
      yield BSON.deserialize(rest.subarray(at, at + length), { promoteValues: false })
      at += length
    }
    rest = rest.subarray(at)
  }
  if (rest.length > 0) throw new Error('The last document is cut off')
}

interface Dump {
  mongodump: string
  uri: string
  /** Of the database. */
  name: string
  /** For the files that mongodump writes. */
  folder: string
}

/**
 * Exports a database with mongodump, collection by collection.
 *
 * @throws with the last line that mongodump wrote
 */
export async function exportWithMongodump(
  { mongodump, uri, name, folder }: Dump,
  repository: BackupRepository,
): Promise<ExportedMongo> {
  const config = path.join(folder, 'mongodump.yaml')
  const out = path.join(folder, 'dump')
  await mkdir(out, { recursive: true, mode: 0o700 })
  // In a file, because all users see the arguments of a process.
  await writeFile(config, `uri: ${JSON.stringify(uri)}\n`, { mode: 0o600 })
  const args = [`--config=${config}`, `--db=${name}`, `--out=${out}`, '--quiet']
  await run(mongodump, args).catch(({ stderr, message }: { stderr?: string; message: string }) => {
    throw new Error(stderr?.trim().split('\n').at(-1) || message)
  })
  const collections: StoredCollection[] = []
  let newBytes = 0
  const files = (await readdir(path.join(out, name))).filter((file) => file.endsWith('.bson')).toSorted()
  for (const file of files) {
    const pieces = () => readPieces(path.join(out, name, file))
    let documents = 0
    for await (const document of readBson(pieces())) documents += Object.keys(document).length > 0 ? 1 : 0
    const stored = await storePieces(repository, pieces(), compress)
    newBytes += stored.newBytes
    collections.push({
      name: decodeURIComponent(file.slice(0, -'.bson'.length)),
      format: 'bson',
      documents,
      parts: stored.parts,
    })
  }
  return { database: { kind: 'mongodb', isSnapshot: false, collections }, newBytes }
}
