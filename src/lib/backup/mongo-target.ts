import type { Db, Document } from 'mongodb'

import { isRecord } from '@/lib/values/read-value'
import { sleep } from '@/lib/values/retry'

import type { BackupRepository } from './backup-repository'
import { connectMongo, findCollections, restoringPrefix } from './export-mongo'
import { fetchDocuments } from './fetch-backup'
import type { StoredDatabase } from './manifest'
import type { RestoreTarget } from './restore-target'

const batchSize = 500

/** Collections that a site without content fills by itself. */
const ownCollections = /^(payload-|cacheevents$)/i

/** Where the processes of a site write that they run. */
const keyValues = 'payload-kvs'
const heartbeatKeys = ['worker-heartbeat', 'server-heartbeat']
/** Longer than the pause between two heartbeats. */
const heartbeatWithinMs = 40_000
const maxSilenceMs = 2 * 60_000
const pollMs = 1000

/** The URI of the database beside another one, with the account of that one. */
function stagedUriOf(uri: string, { databaseName, client }: Db): string {
  const [, before = '', , after = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(\/[^?]*)?(\?.*)?$/.exec(uri) ?? []
  const authSource = client.options.credentials?.source
  const isAdded = authSource && !/[?&]authSource=/.test(after)
  return `${before}/${databaseName}_restore${after}${isAdded ? `${after ? '&' : '?'}authSource=${authSource}` : ''}`
}

/** @returns whether there was a document; without one there is no collection */
async function insertAll(db: Db, name: string, documents: AsyncIterable<Document>): Promise<boolean> {
  const collection = db.collection(name)
  let batch: Document[] = []
  let hasAny = false
  for await (const document of documents) {
    hasAny = true
    batch.push(document)
    if (batch.length < batchSize) continue
    await collection.insertMany(batch)
    batch = []
  }
  if (batch.length > 0) await collection.insertMany(batch)
  return hasAny
}

async function withDatabase<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await connectMongo(uri)
  try {
    return await work(client.db())
  } finally {
    await client.close()
  }
}

/** Restored collections that are not in place yet, by their names in place. */
async function findRestoring(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray()
  return collections.flatMap(({ name }) =>
    name.startsWith(restoringPrefix) ? [name.slice(restoringPrefix.length)] : [],
  )
}

async function dropRestoring(db: Db): Promise<void> {
  for (const name of await findRestoring(db)) await db.dropCollection(restoringPrefix + name)
}

/** The times of the heartbeats that the processes of a site wrote last. */
async function readHeartbeats(db: Db): Promise<string[]> {
  const heartbeats = await db
    .collection(keyValues)
    .find({ key: { $in: heartbeatKeys } })
    .toArray()
  return heartbeats.flatMap(({ data }) => (isRecord(data) && typeof data.at === 'string' ? [data.at] : []))
}

/** A site writes a heartbeat twice a minute. One that is young may be of a site that was just stopped. */
async function isRunning(db: Db, say: (line: string) => void): Promise<boolean> {
  const first = await readHeartbeats(db)
  if (!first.some((at) => Date.now() - Date.parse(at) < maxSilenceMs)) return false
  say(`A site used the database shortly ago; waiting ${heartbeatWithinMs / 1000} s to see whether it runs`)
  for (const until = Date.now() + heartbeatWithinMs; Date.now() < until; await sleep(pollMs))
    if (String(await readHeartbeats(db)) !== String(first)) return true
  return false
}

/** Renames the restored collections, and drops all others. Some may be in place already. */
async function swapCollections(db: Db, collections: readonly string[]): Promise<void> {
  for (const name of await findRestoring(db))
    if (collections.includes(name))
      await db.renameCollection(restoringPrefix + name, name, { dropTarget: true })
  for (const name of await findCollections(db)) if (!collections.includes(name)) await db.dropCollection(name)
  await dropRestoring(db)
}

async function stage(db: Db, repository: BackupRepository, database: StoredDatabase): Promise<void> {
  await db.dropDatabase()
  if (database.kind !== 'mongodb') return
  for (const collection of database.collections)
    await insertAll(db, collection.name, fetchDocuments(repository, collection))
}

/** A database of MongoDB as the place of a restored one. */
export async function mongoTarget(uri: string): Promise<RestoreTarget> {
  const stagedUri = await withDatabase(uri, async (db) => stagedUriOf(uri, db))
  return {
    kind: 'mongodb',
    stagedUri,
    isRunning: ({ say }) => withDatabase(uri, (db) => isRunning(db, say)),
    isEmpty: () =>
      withDatabase(uri, async (db) => {
        for (const each of await findCollections(db))
          if (!ownCollections.test(each) && (await db.collection(each).findOne({}))) return false
        return true
      }),
    stage: (repository, { database }) => withDatabase(stagedUri, (db) => stage(db, repository, database)),
    seal: () =>
      withDatabase(uri, (db) =>
        withDatabase(stagedUri, async (staged) => {
          await dropRestoring(db)
          const collections: string[] = []
          for (const each of await findCollections(staged)) {
            const documents = staged.collection(each).find({}, { promoteValues: false })
            if (await insertAll(db, restoringPrefix + each, documents)) collections.push(each)
          }
          await staged.dropDatabase()
          return { moves: [], removals: [], collections }
        }),
      ),
    swapCollections: (collections) => withDatabase(uri, (db) => swapCollections(db, collections)),
    discard: async () => {
      await withDatabase(stagedUri, (db) => db.dropDatabase())
      await withDatabase(uri, dropRestoring)
    },
  }
}
