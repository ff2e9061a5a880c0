import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { StudioAnswer } from '@/studio/send-studio-request'
import { documentsPath, sendOrder, type BulkDocument, type BulkOrder } from '@/studio/bulk-edit/bulk-order'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let complete: string
let incomplete: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  complete = (await makeMinimal(payload, 'agents', { name: 'Ada', phone: '04 111 11 11' })).id
  incomplete = (await makeMinimal(payload, 'agents', { name: 'Bea' })).id
})
afterAll(() => running.stop())

async function answerOf(response: Response): Promise<StudioAnswer<unknown>> {
  const data: unknown = await response.json()
  return response.ok ? { isOk: true, data } : { isOk: false, data, message: null }
}

const carryOut = (collection: string, ids: readonly string[], order: BulkOrder) =>
  sendOrder(
    async (path, { method = 'GET', body, query }) =>
      answerOf(await editor.send(`/api/${path}?${query.toString()}`, { method, ...(body && { body }) })),
    ids,
    order,
    { collection, locale: 'fr', now: new Date(), otherwise: 'Failed' },
  )

const change = (ids: string[], data: object) =>
  carryOut('agents', ids, { kind: 'change', data, hasDrafts: false })

test('the chosen documents are read with their titles alone', async () => {
  const where = { id: { in: [complete, incomplete] } }
  const { path, query } = documentsPath({ collection: 'agents', where, fields: ['name'], locale: 'fr' })
  const response = await editor.send(`/api/${path}?${query.toString()}`)
  const { docs } = (await response.json()) as { docs: BulkDocument[] }
  expect(docs).toEqual(
    expect.arrayContaining([
      { id: complete, name: 'Ada' },
      { id: incomplete, name: 'Bea' },
    ]),
  )
})

test('a change reaches all of them, and a refusal names its document', async () => {
  const changed = await change([complete, incomplete], { phone: '04 222 22 22' })
  expect(changed).toEqual({ changed: 2, refused: [] })
  const { refused } = await change([complete, incomplete], { name: '' })
  expect(refused.map(({ id }) => id)).toEqual([complete, incomplete])
  for (const { reason } of refused) expect(reason).toMatch(/Nom/)
})

/** A draft of a testimonial; without a comment it cannot be published. */
async function makeTestimonial(name: string, data: object = {}): Promise<string> {
  const options = { collection: 'testimonials', draft: true, locale: 'fr', context: quiet() } as const
  return (await payload.create({ ...options, data: { name, publishedIn: ['fr'], ...data } as never })).id
}

const statusOf = async (id: string) => (await payload.findByID({ collection: 'testimonials', id }))._status

test('publishing names the documents that are refused and publishes the others; both can be taken offline', async () => {
  const [complete, bare] = [
    await makeTestimonial('Cléo', { comment: 'Merci' }),
    await makeTestimonial('Dina'),
  ]
  const ids = [complete, bare]
  const { changed, refused } = await carryOut('testimonials', ids, { kind: 'publish' })
  expect([changed, refused.map(({ id }) => id)]).toEqual([1, [bare]])
  expect(refused[0]?.reason).toMatch(/Témoignage/)
  expect([await statusOf(complete), await statusOf(bare)]).toEqual(['published', 'draft'])
  const draft = { comment: 'Merci beaucoup' }
  await payload.update({
    collection: 'testimonials',
    id: complete,
    data: draft,
    draft: true,
    locale: 'fr',
    context: quiet(),
  })
  const unpublished = await carryOut('testimonials', ids, { kind: 'unpublish' })
  expect(unpublished).toEqual({ changed: 1, refused: [] })
  expect(await statusOf(complete)).toBe('draft')
  const options = { collection: 'testimonials', id: complete, draft: true, locale: 'fr' } as const
  expect(await payload.findByID(options)).toMatchObject(draft)
})

test('documents go to the trash, and for good', async () => {
  const ids = [await makeTestimonial('Eve'), await makeTestimonial('Fay')]
  const where = { id: { in: ids } }
  const count = async (trash: boolean) =>
    (await payload.count({ collection: 'testimonials', where, trash })).totalDocs
  expect(await carryOut('testimonials', ids, { kind: 'trash' })).toEqual({ changed: 2, refused: [] })
  expect([await count(false), await count(true)]).toEqual([0, 2])
  const [first] = [await makeTestimonial('Gil')]
  expect(await carryOut('testimonials', [first], { kind: 'delete' })).toEqual({ changed: 1, refused: [] })
  expect(
    await payload.count({ collection: 'testimonials', where: { id: { equals: first } }, trash: true }),
  ).toEqual({ totalDocs: 0 })
})

test('a deletion that is refused names its document, and the others are deleted', async () => {
  const [used, free] = [
    (await makeMinimal(payload, 'agents', { name: 'Hugo' })).id,
    (await makeMinimal(payload, 'agents', { name: 'Ines' })).id,
  ]
  await makeMinimal(payload, 'properties', { agent: used })
  const { refused } = await carryOut('agents', [used, free], { kind: 'delete' })
  expect(refused.map(({ id }) => id)).toEqual([used])
  expect(refused[0]?.reason).not.toBe('Failed')
  const { docs } = await payload.find({ collection: 'agents', where: { id: { in: [used, free] } } })
  expect(docs.map(({ id }) => id)).toEqual([used])
})

test('what the list leaves out is not among all of its documents', async () => {
  const shown = (await makeMinimal(payload, 'missingUrls', { path: '/fr/shown/' })).id
  const ignored = (await makeMinimal(payload, 'missingUrls', { path: '/fr/gone/', ignored: true })).id
  const read = async (where: Where) => {
    const { path, query } = documentsPath({
      collection: 'missingUrls',
      where,
      fields: ['path'],
      locale: 'fr',
    })
    const response = await editor.send(`/api/${path}?${query.toString()}`)
    return ((await response.json()) as { docs: BulkDocument[] }).docs
  }
  const conditions: Where[] = [
    {},
    { id: { in: [shown, ignored] } },
    { or: [{ ignored: { equals: true } }, { id: { exists: true } }] },
  ]
  for (const where of conditions) expect(await read(where)).toEqual([{ id: shown, path: '/fr/shown/' }])
})

test('the documents of a list are for staff, and an unreadable condition is not none', async () => {
  const path = '/api/agents/listed?fields=name'
  const anonymous = { headers: { authorization: '' } }
  expect((await editor.send(path, anonymous)).status).toBe(404)
  expect((await editor.send(`${path}&where=x`)).status).toBe(400)
  expect((await editor.send(`${path}&where[nothing][equals]=x`)).status).toBe(400)
})
