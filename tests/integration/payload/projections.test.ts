import { createLocalReq, type CollectionSlug, type Payload, type SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { findIndex } from '@/features/studio-search/server/index-documents'
import { searchIndex } from '@/features/listings/server/search-index/index-hooks'
import { demandIndex } from '@/features/subscriptions/server/demand-index/index-demands'
import { defineProjection } from '@/lib/payload/projection'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Row = Record<string, unknown> & { id: string }

/** The rows of documents of a collection. */
async function readRows(collection: CollectionSlug, of: CollectionSlug): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({ collection, pagination: false, limit: 0, sort: 'id' })
  return docs.filter(({ kind }) => kind === undefined || kind === of)
}

const removeRows = (collection: CollectionSlug, id: string) =>
  payload.db.deleteMany({ collection, where: { id: { equals: id } } })

const demand = () => ({ confirmed: true, goal: 'rent', email: 'an@example.org', frequency: 'weekly' })
const property = () => ({ goal: 'sale', price: 250_000 })

const projections = [
  ['properties', property, 'searchRows', searchIndex],
  ['demands', demand, 'demandRows', demandIndex],
  ['agents', () => ({ name: 'Odile Renard' }), 'studioSearchRows', findIndex],
] as const

test.each(projections)(
  'rows of %s follow a save, and the worker repairs a missing one and one without a document',
  async (slug, data, table, projection) => {
    const before = (await readRows(table, slug)).map(({ id }) => id)
    await makeMinimal(payload, slug, data())
    const gone = await makeMinimal(payload, slug, data())
    const rows = await readRows(table, slug)
    const [missing] = rows.filter(({ id }) => !before.includes(id) && !id.includes(gone.id))
    expect(missing).toBeDefined()
    // Writes to the database have no hooks.
    await removeRows(table, String(missing?.id))
    await removeRows(slug, gone.id)
    await projection.repair(payload, new Date())
    expect(await readRows(table, slug)).toEqual(rows.filter(({ id }) => !id.includes(gone.id)))
  },
)

test.each(projections)(
  'a rebuild of rows of %s makes every one anew, removes those without a document, and says how far it is',
  async (slug, data, table, projection) => {
    await makeMinimal(payload, slug, data())
    const gone = await makeMinimal(payload, slug, data())
    const rows = await readRows(table, slug)
    const remaining = rows.filter(({ id }) => !id.includes(gone.id))
    expect(remaining.length).toBeGreaterThan(0)
    for (const { id } of remaining) await removeRows(table, id)
    await removeRows(slug, gone.id)
    const reports: [number, number][] = []
    await projection.rebuild(payload, (done, total) => reports.push([done, total]))
    expect(await readRows(table, slug)).toEqual(remaining)
    const [done, total] = reports.at(-1) ?? []
    expect(done).toBeGreaterThan(0)
    expect(done).toBe(total)
  },
)

test('a document is saved also when its rows cannot be written, which the log says', async () => {
  const projection = defineProjection({
    name: 'The list of the test',
    from: () => ['agents'],
    rows: {
      collection: 'studioSearchRows',
      document: 'document',
      write: () => Promise.reject(new Error('The database is full')),
    },
  })
  const req = await createLocalReq({}, payload)
  const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const doc = { id: 'a1' }
  // The hook reads no more of its arguments.
  const args = { collection: { slug: 'agents' } as SanitizedCollectionConfig, doc, id: doc.id, req }
  type Change = Parameters<typeof projection.afterChange>[0]
  type Deletion = Parameters<typeof projection.afterDelete>[0]
  expect(await projection.afterChange(args as unknown as Change)).toBe(doc)
  expect(await projection.afterDelete(args as unknown as Deletion)).toBe(doc)
  expect(log.mock.calls.map(([line]) => Reflect.get(Object(line), 'msg'))).toEqual(
    Array(2).fill('The list of the test was not updated; the worker repeats it.'),
  )
  log.mockRestore()
})

test('a seed leaves the rows of its saves to a rebuild', async () => {
  const { id } = await payload.create({
    collection: 'agents',
    data: { name: 'Hugo Thonet' },
    context: { leavesRows: true, skipRevalidation: true },
    overrideAccess: true,
  })
  const hasRow = async () => (await readRows('studioSearchRows', 'agents')).some((row) => row.id.includes(id))
  expect(await hasRow()).toBe(false)
  await findIndex.rebuild(payload)
  expect(await hasRow()).toBe(true)
})
