import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

import { makeOwnMongo } from './own-database'

/** What an agency may have to do one day: its documents go to the other database and keep their ids. */

const databases: TestPayload[] = []
let sqlite: Payload
let mongo: Payload

async function start(make: () => Promise<TestPayload>): Promise<Payload> {
  const running = await make()
  databases.push(running)
  return running.payload
}

beforeAll(async () => {
  sqlite = await start(makePayload)
  mongo = await start(makeOwnMongo)
})
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

/** In an order in which nothing points at what is not there yet. */
const collections = [
  'propertyTypes',
  'localities',
  'properties',
  'leads',
  'leadEvents',
  'media',
  'pages',
] as const

/** Copies the stored documents of a collection, in all languages, and all versions that it keeps. */
async function copy(from: Payload, to: Payload, collection: CollectionSlug): Promise<void> {
  const { docs } = await from.db.find({ collection, limit: 0, pagination: false, sort: 'createdAt' })
  for (const data of docs) await to.db.create({ collection, data: structuredClone(data) })
  if (!from.collections[collection]?.config.versions) return
  const versions = await from.db.findVersions({ collection, limit: 0, pagination: false, sort: 'createdAt' })
  for (const each of structuredClone(versions.docs))
    await to.db.createVersion({
      collectionSlug: collection,
      parent: each.parent,
      autosave: false,
      versionData: each.version as never,
      createdAt: each.createdAt,
      updatedAt: each.updatedAt,
    })
}

async function readAll(payload: Payload, collection: CollectionSlug) {
  const options = { collection, depth: 1, pagination: false, locale: 'all', sort: 'createdAt' } as const
  const published = await payload.find({ ...options, trash: true })
  const hasVersions = Boolean(payload.collections[collection]?.config.versions)
  const drafts = hasVersions ? await payload.find({ ...options, draft: true, trash: true }) : published
  const versions = hasVersions ? await payload.countVersions({ collection }) : { totalDocs: 0 }
  const lines = (docs: unknown[]) => docs.map((doc) => ids(doc)).toSorted()
  return { published: lines(published.docs), drafts: lines(drafts.docs), versions: versions.totalDocs }
}

/** All ids within a document with the way to each: its own, those of rows and of what it points at. */
function ids(value: unknown, path = ''): string {
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      key === 'id' ? [`${path}=${String(inner)}`] : [ids(inner, `${path}/${key}`)].filter(Boolean),
    )
    .toSorted()
    .join(' ')
}

test('documents, versions, rows and references keep their ids from SQLite to MongoDB and back', async () => {
  const property = await makeMinimal(sqlite, 'properties')
  const lead = await makeMinimal(sqlite, 'leads', { property: property.id })
  await makeMinimal(sqlite, 'leadEvents', { lead: lead.id })
  const image = await makeMinimal(sqlite, 'media')
  const blocks = [
    { blockType: 'spotlight', properties: [property.id] },
    { blockType: 'image', image: image.id },
  ]
  const page = await makeMinimal(sqlite, 'pages', { blocks })
  await sqlite.update({
    collection: 'pages',
    id: page.id,
    data: { title: 'Brouillon' },
    locale: 'fr',
    draft: true,
    context: quiet(),
  })

  const back = await start(makePayload)
  for (const collection of collections) {
    await copy(sqlite, mongo, collection)
    await copy(mongo, back, collection)
  }
  for (const collection of collections) {
    const expected = await readAll(sqlite, collection)
    expect(expected.published.length, collection).toBeGreaterThan(0)
    if (collection === 'pages')
      expect(expected.drafts.join()).toMatch(/\/blocks\/0\/properties\/0=.* \/blocks\/0=/)
    expect(await readAll(mongo, collection), `${collection} on MongoDB`).toEqual(expected)
    expect(await readAll(back, collection), `${collection} back on SQLite`).toEqual(expected)
  }
  const events = await back.find({
    collection: 'leadEvents',
    where: { 'lead.property': { equals: property.id } },
    depth: 0,
  })
  expect(events.docs).toMatchObject([{ lead: lead.id }])
})
