/** @relies database-adapter */
import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { BSON, ObjectId, type Document } from 'mongodb'
import type { Payload } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { rowsInPages } from '@/lib/payload/in-pages'
import { isRecord } from '@/lib/values/read-value'

import type { Data, DocumentSource, VersionData } from './move-documents'

const batchSize = 200

type Page = { docs: Data[]; hasNextPage: boolean }

/** The columns of a version that its copy needs; null means that it was never set. */
const toVersion = ({
  parent,
  version,
  autosave,
  snapshot,
  publishedLocale,
  ...times
}: Data): VersionData => ({
  ...(typeof parent === 'string' && { parent }),
  version: isRecord(version) ? version : {},
  createdAt: String(times.createdAt),
  updatedAt: String(times.updatedAt),
  ...(autosave === true && { autosave }),
  ...(snapshot === true && { snapshot }),
  ...(typeof publishedLocale === 'string' && { publishedLocale }),
})

async function* toVersions(rows: AsyncIterable<Data>): AsyncGenerator<VersionData> {
  for await (const row of rows) yield toVersion(row)
}

/** The documents of an open database. */
export function sourceOfPayload({ db }: Payload): DocumentSource {
  // Everything as it is stored, in all languages, with the trash.
  const all = { limit: batchSize, locale: 'all', where: {} } as const
  const oldestFirst = ['updatedAt', 'id']
  // Payload types this option by the collection, which varies here.
  const withoutJoins = { joins: false as unknown as undefined }
  return {
    documents: (collection) =>
      rowsInPages((page) =>
        db.find<Data & { id: string }>({ collection, page, sort: 'id', ...withoutJoins, ...all }),
      ),
    versions: (collection) =>
      toVersions(
        rowsInPages(
          (page) =>
            db.findVersions({ collection, page, sort: oldestFirst, ...all }) as unknown as Promise<Page>,
        ),
      ),
    global: async (slug) => {
      // MongoDB gives null for settings that were never saved, SQLite an empty object.
      const { id, ...data } = ((await db.findGlobal<Data>({ slug })) as Data | null) ?? {}
      return id ? data : null
    },
    globalVersions: (global) =>
      toVersions(
        rowsInPages(
          (page) =>
            db.findGlobalVersions({ global, page, sort: oldestFirst, ...all }) as unknown as Promise<Page>,
        ),
      ),
  }
}

/** A value of MongoDB as Payload gives it. */
function toValue(stored: unknown): unknown {
  if (stored instanceof ObjectId) return stored.toHexString()
  if (stored instanceof Date) return stored.toISOString()
  if (Array.isArray(stored)) return stored.map(toValue)
  if (!isRecord(stored)) return stored
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, toValue(value)]))
}

/** @internal for its test */
export function toData({ _id, __v, ...stored }: Document): Data {
  return { ...(toValue(stored) as Data), id: toValue(_id) }
}

/** A model of Mongoose, of which only the name of its collection is used. */
interface Model {
  collection: { name: string }
}

interface MongoNames {
  collections: Record<string, Model>
  versions: Record<string, Model>
  globals: Model
}

/** What Payload calls its collections on MongoDB: the adapter makes its models without a connection. */
async function readMongoNames(payload: Payload): Promise<MongoNames> {
  const database = databaseAdapter('mongodb://localhost/names').init({ payload })
  Object.assign(database, { payload })
  await database.init?.()
  return database as unknown as MongoNames
}

/**
 * The documents of a database of MongoDB, exported into a folder: a file of EJSON lines per collection.
 *
 * @param payload with the configuration of the site
 */
export async function sourceOfExport(payload: Payload, folder: string): Promise<DocumentSource> {
  const names = await readMongoNames(payload)
  async function* read(model: Model | undefined): AsyncGenerator<Data> {
    const file = path.join(folder, `${model?.collection.name}.ejsonl`)
    if (!existsSync(file)) return
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
      yield toData(BSON.EJSON.parse(line) as Document)
  }
  // Exports are in the order of the ids, which MongoDB makes from the time.
  const readVersions = (slug: string) => toVersions(read(names.versions[slug]))
  return {
    documents: (collection) => read(names.collections[collection]),
    versions: readVersions,
    global: async (slug) => {
      for await (const { globalType, id: _, ...data } of read(names.globals))
        if (globalType === slug) return data
      return null
    },
    globalVersions: readVersions,
  }
}
