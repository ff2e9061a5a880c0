import { BSON, MongoClient, type ClientSession, type Db, type Document } from 'mongodb'

import { formatError } from '@/lib/values/format-error'

import type { BackupRepository } from './backup-repository'
import { BackupError } from './backup-error'
import { compress } from './compress'
import type { StoredCollection, StoredDatabase } from './manifest'
import { exportWithMongodump, findMongodump } from './mongodump'
import type { Progress } from './progress'
import { pieceBytes, storePieces } from './store-files'

const timeoutMs = 10_000

/** The oldest wire version with snapshot reads: MongoDB 5.0. */
const snapshotWireVersion = 13

/** Beginning of the names of collections that a restore is putting in place. */
export const restoringPrefix = 'restoring_'

/** @throws BackupError when the server does not answer or refuses the account */
export async function connectMongo(uri: string): Promise<MongoClient> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: timeoutMs })
  try {
    return await client.connect()
  } catch (error) {
    await client.close()
    throw new BackupError(`MongoDB cannot be used: ${formatError(error)}`, 'DATABASE_URI')
  }
}

/** Names of the collections of a site, in order. */
export async function findCollections(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !name.startsWith(restoringPrefix))
    .toSorted()
}

/** Whether one session can read all collections as they are at one moment. */
async function hasSnapshots(db: Db): Promise<boolean> {
  // Look-alikes of MongoDB may lack the command.
  const { setName, msg, maxWireVersion = 0 } = await db.command({ hello: 1 }).catch((): Document => ({}))
  return Boolean(setName || msg === 'isdbgrid') && maxWireVersion >= snapshotWireVersion
}

/** Documents as lines of canonical EJSON, which keeps every type, in pieces. */
async function* toPieces(documents: AsyncIterable<Document>, counted: () => void): AsyncGenerator<Buffer> {
  let lines: string[] = []
  let length = 0
  for await (const document of documents) {
    const line = `${BSON.EJSON.stringify(document, { relaxed: false })}\n`
    lines.push(line)
    length += line.length
    counted()
    if (length < pieceBytes) continue
    yield Buffer.from(lines.join(''))
    lines = []
    length = 0
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''))
}

export interface ExportedMongo {
  database: StoredDatabase
  newBytes: number
}

async function exportCollections(
  db: Db,
  repository: BackupRepository,
  { session, progress }: { session?: ClientSession; progress: Progress },
): Promise<ExportedMongo> {
  const collections: StoredCollection[] = []
  let newBytes = 0
  const names = await findCollections(db)
  for (const name of names) {
    let documents = 0
    // In the order in which they were made, as far as MongoDB made their ids.
    const cursor = db.collection(name).find({}, { sort: { _id: 1 }, ...(session && { session }) })
    const pieces = toPieces(cursor, () => (documents += 1))
    const stored = await storePieces(repository, pieces, compress)
    newBytes += stored.newBytes
    collections.push({ name, format: 'ejson', documents, parts: stored.parts })
    progress.count('collections', collections.length, names.length)
  }
  return { database: { kind: 'mongodb', isSnapshot: session !== undefined, collections }, newBytes }
}

async function exportSnapshot(
  client: MongoClient,
  repository: BackupRepository,
  progress: Progress,
): Promise<ExportedMongo> {
  const session = client.startSession({ snapshot: true })
  try {
    return await exportCollections(client.db(), repository, { session, progress })
  } finally {
    await session.endSession()
  }
}

/**
 * Exports the database of a URI. On a replica set everything as it is at one moment; elsewhere with mongodump when it is
 * installed, else collection by collection. mongodump has no way to export one database at one moment.
 */
export async function exportMongo(
  uri: string,
  repository: BackupRepository,
  { folder, progress }: { folder: string; progress: Progress },
): Promise<ExportedMongo> {
  const client = await connectMongo(uri)
  try {
    const db = client.db()
    if (await hasSnapshots(db)) {
      try {
        return await exportSnapshot(client, repository, progress)
      } catch (error) {
        // MongoDB keeps a moment for five minutes.
        progress.say(`The database could not be read at one moment: ${formatError(error)}`)
      }
    }
    const mongodump = findMongodump()
    if (mongodump) {
      try {
        return await exportWithMongodump({ mongodump, uri, name: db.databaseName, folder }, repository)
      } catch (error) {
        progress.say(`mongodump failed, so the collections are read without it: ${formatError(error)}`)
      }
    }
    return await exportCollections(db, repository, { progress })
  } finally {
    await client.close()
  }
}
