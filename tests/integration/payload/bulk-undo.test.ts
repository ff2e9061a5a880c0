import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { sendOrder, type BulkOrder, type Send } from '@/studio/bulk-edit/bulk-order'
import { readFields, readOnline, undoChange, undoTrash } from '@/studio/bulk-edit/bulk-undo'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

/** A change of several documents is taken back, as far as they were not changed since. */

let running: TestPayload
let payload: Payload
let editor: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

const send: Send = async (path, { method = 'GET', body, query }) => {
  const response = await editor.send(`/api/${path}?${query.toString()}`, { method, ...(body && { body }) })
  const data: unknown = await response.json()
  return response.ok ? { isOk: true, data } : { isOk: false, data, message: null }
}

type Collection = 'agents' | 'testimonials'

const targetOf = (collection: Collection, locale = 'fr') => ({
  collection,
  locale,
  now: new Date(),
  otherwise: 'Failed',
})

/** Changes fields of documents, and gives what takes it back. */
async function change(
  collection: Collection,
  ids: readonly string[],
  { paths, data, locale }: { paths: readonly string[]; data: object; locale?: string },
) {
  const target = targetOf(collection, locale)
  const status = '_status' in data ? (data._status as 'draft' | 'published') : null
  const before = await readFields(send, ids, paths, target)
  const order: BulkOrder = { kind: 'change', data, hasDrafts: status !== null }
  expect((await sendOrder(send, ids, order, target)).refused).toEqual([])
  const after = await readFields(send, ids, paths, target)
  if (!before || !after) throw new Error('The documents could not be read')
  return () => undoChange(send, { before, after, paths, status }, target)
}

const agent = async (name: string, phone: string | null) =>
  (await makeMinimal(payload, 'agents', { name, phone })).id

const phones = async (ids: readonly string[]) => {
  const { docs } = await payload.find({ collection: 'agents', where: { id: { in: [...ids] } } })
  return ids.map((id) => docs.find((each) => each.id === id)?.phone ?? null)
}

test('the former values come back, but not over what was changed since', async () => {
  const ids = [
    await agent('Ada', '04 111 11 11'),
    await agent('Bea', null),
    await agent('Cleo', '04 333 33 33'),
  ]
  const undo = await change('agents', ids, { paths: ['phone'], data: { phone: '04 222 22 22' } })
  expect(new Set(await phones(ids)).size).toBe(1)
  const other = { phone: '04 999 99 99' }
  await payload.update({ collection: 'agents', id: ids[2] ?? '', data: other, context: quiet() })
  const newest = (await phones(ids))[2]
  expect(await undo()).toEqual({ done: 2, left: 1 })
  const [first, second, third] = await phones(ids)
  expect(first).toMatch(/111 11 11/)
  expect([second, third]).toEqual([null, newest])
  // What is as before is not put back twice.
  expect((await undo()).done).toBe(0)
})

async function testimonial(name: string, status: 'draft' | 'published'): Promise<string> {
  const data = { name, comment: `Merci, ${name}`, publishedIn: ['fr'], _status: status }
  const options = { collection: 'testimonials', locale: 'fr', context: quiet() } as const
  return (await payload.create({ ...options, draft: status === 'draft', data: data as never })).id
}

const read = (id: string, locale: 'fr' | 'nl' = 'fr') =>
  payload.findByID({
    collection: 'testimonials',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    trash: true,
  })

test('a published change is taken back online; a draft that it published is left', async () => {
  const ids = [await testimonial('Dina', 'published'), await testimonial('Eve', 'draft')]
  const data = { comment: 'Autre', _status: 'published' }
  const undo = await change('testimonials', ids, { paths: ['comment'], data })
  expect(await undo()).toEqual({ done: 1, left: 1 })
  const [dina, eve] = await Promise.all(ids.map((id) => read(id)))
  expect([dina?.comment, dina?._status]).toEqual(['Merci, Dina', 'published'])
  expect([eve?.comment, eve?._status]).toEqual(['Autre', 'published'])
})

test('a text that was missing in a language is missing again', async () => {
  const id = await testimonial('Fay', 'draft')
  const data = { comment: 'Dank u', _status: 'draft' }
  const undo = await change('testimonials', [id], { paths: ['comment'], data, locale: 'nl' })
  expect((await read(id, 'nl')).comment).toBe('Dank u')
  expect(await undo()).toEqual({ done: 1, left: 0 })
  expect((await read(id, 'nl')).comment ?? null).toBeNull()
  expect((await read(id)).comment).toBe('Merci, Fay')
})

test('documents come back from the trash as they were, unless someone took them out before', async () => {
  const ids = [
    await testimonial('Gil', 'published'),
    await testimonial('Hal', 'draft'),
    await testimonial('Ida', 'draft'),
  ]
  const target = targetOf('testimonials')
  const before = await readFields(send, ids, [], target)
  await sendOrder(send, ids, { kind: 'trash' }, target)
  const back = { deletedAt: null, _status: 'draft' as const }
  const options = { collection: 'testimonials', trash: true, context: quiet() } as const
  await payload.update({ ...options, id: ids[2] ?? '', data: back })
  const trash = { before: before ?? [], online: new Set<string>(), since: target.now, hasDrafts: true }
  const outcome = await undoTrash(send, trash, target)
  expect(outcome).toEqual({ done: 2, offline: 0, left: 1 })
  const states = await Promise.all(
    ids.map(async (id) => [(await read(id)).deletedAt ?? null, (await read(id))._status]),
  )
  expect(states).toEqual([
    [null, 'published'],
    [null, 'draft'],
    [null, 'draft'],
  ])
})

test('a document that was online with changes beside it comes back as its draft, which is said', async () => {
  const id = await testimonial('Jan', 'published')
  const update = { collection: 'testimonials', id, locale: 'fr', context: quiet() } as const
  await payload.update({ ...update, draft: true, data: { name: 'Jan, edited', _status: 'draft' } })
  const target = targetOf('testimonials')
  const [before, online] = [await readFields(send, [id], [], target), await readOnline(send, [id], target)]
  expect(online).toEqual(new Set([id]))
  await sendOrder(send, [id], { kind: 'trash' }, target)
  const trash = { before: before ?? [], online: online ?? new Set(), since: target.now, hasDrafts: true }
  expect(await undoTrash(send, trash, target)).toEqual({ done: 0, offline: 1, left: 0 })
  expect(await read(id)).toMatchObject({ _status: 'draft', name: 'Jan, edited' })
})
