import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { closedNames } from '@/lib/payload/closed-server-functions.fixture'
import { allowedNames, callServerFunction } from '@/lib/payload/server-functions'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { runPayloadFunction } from '../../support/payload-server-functions'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let headers: Headers
let translator: string

const mark = 'Geheime Sofie'
/** Documents that a translator may neither read nor change, with their ids. */
const foreign: [CollectionSlug, string][] = []

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const email = 'translator@perron.example'
  translator = (await makeMinimal(payload, 'users', { email, role: 'translator' })).id
  headers = new Headers({ cookie: `${tokenCookieName}=${await fetchSessionToken(running, 'users', email)}` })
  const made: [CollectionSlug, Record<string, unknown>][] = [
    ['leads', {}],
    ['owners', { name: mark, email: 'owner@perron.example' }],
    ['subscribers', { email: 'subscriber@perron.example' }],
    ['leadFiles', { originalName: mark }],
    ['documents', { title: mark }],
  ]
  for (const [slug, data] of made) foreign.push([slug, (await makeMinimal(payload, slug, data)).id])
})
afterAll(() => running.stop())

const reached = vi.fn()

/** Calls a function as the studio does. */
const call = (name: string, args: Record<string, unknown>, by = headers) =>
  callServerFunction(
    { name, args },
    {
      getPayload: async () => payload,
      headers: by,
      run: (allowed) => {
        reached(allowed.name)
        return runPayloadFunction(payload, allowed, by)
      },
    },
  )

/** All rows that a call could change. */
async function readAll(): Promise<string> {
  const slugs = [
    ...foreign.map(([slug]) => slug),
    'users',
    'payload-jobs',
    'payload-locked-documents',
  ] as const
  const rows = slugs.map((collection) =>
    payload.db.find({ collection: collection as CollectionSlug, limit: 0, where: {} }),
  )
  return JSON.stringify((await Promise.all(rows)).map(({ docs }) => docs))
}

/** Answers hold elements of React, which refer to themselves. */
function textOf(value: unknown): string {
  const seen = new WeakSet()
  return (
    JSON.stringify(value, (_, each: unknown) => {
      if (typeof each !== 'object' || each === null) return each
      if (seen.has(each)) return undefined
      seen.add(each)
      return each
    }) ?? ''
  )
}

const argumentsFor = (name: string, slug: CollectionSlug, id: string): Record<string, unknown> => {
  const where = { id: { equals: id } }
  const all: Record<string, Record<string, unknown>> = {
    'copy-data-from-locale': {
      collectionSlug: slug,
      docID: id,
      fromLocale: 'nl',
      toLocale: 'fr',
      overrideData: true,
    },
    'form-state': {
      collectionSlug: slug,
      id,
      data: {},
      operation: 'update',
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      formState: {},
      returnLockStatus: true,
      schemaPath: slug,
      checkForStaleData: true,
      originalUpdatedAt: '2020-01-01T00:00:00.000Z',
      renderAllFields: false,
    },
    'render-document': { collectionSlug: slug, docID: id },
    'render-document-slots': { collectionSlug: slug, id },
    'render-list': { collectionSlug: slug, query: { where } },
    'table-state': {
      collectionSlug: slug,
      columns: [{ accessor: 'id', active: true }],
      query: { limit: 10, where },
    },
  }
  return all[name] ?? {}
}

test.each([...allowedNames])(
  '%s gives a translator nothing of a foreign document, and changes nothing',
  async (name) => {
    for (const [slug, id] of foreign) {
      const args = argumentsFor(name, slug, id)
      expect(args).toMatchObject({ collectionSlug: slug })
      const before = await readAll()
      const answer = await call(name, args).catch((error: unknown) => ({ refused: String(error) }))
      const text = textOf(answer)
      expect(text).not.toContain(mark)
      expect(text).not.toMatch(/(?:owner|subscriber)@perron\.example/)
      expect(await readAll()).toBe(before)
    }
  },
)

test('the functions do answer about a document that a translator may read', async () => {
  const { id } = await makeMinimal(payload, 'localities', {})
  const table = await call('table-state', argumentsFor('table-state', 'localities', id))
  expect(table).toMatchObject({ data: { docs: [{ id }] } })
  const form = await call('form-state', argumentsFor('form-state', 'localities', id))
  expect(form).toMatchObject({ state: { name: expect.anything() } })
  const document = await call('render-document', argumentsFor('render-document', 'localities', id))
  expect(document).toMatchObject({ data: { id }, Document: expect.anything() })
  const list = await call('render-list', argumentsFor('render-list', 'localities', id))
  expect(list).toMatchObject({ List: expect.anything() })
  const slots = await call('render-document-slots', argumentsFor('render-document-slots', 'localities', id))
  expect(slots).toMatchObject({ BeforeDocumentControls: expect.anything() })
})

test('what is about one document does not even reach Payload', async () => {
  reached.mockClear()
  for (const [slug, id] of foreign)
    for (const name of ['copy-data-from-locale', 'form-state', 'render-document', 'render-document-slots'])
      await expect(call(name, argumentsFor(name, slug, id))).rejects.toMatchObject({
        digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
      })
  expect(reached).not.toHaveBeenCalled()
})

test('an id that is a condition, and a second id, are refused', async () => {
  const [[slug, id] = ['leads', '']] = foreign as [[CollectionSlug, string]]
  const refused = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' }
  for (const args of [
    { collectionSlug: slug, id: { not_equals: 'x' } },
    { collectionSlug: slug, id: '', docID: id },
    { collectionSlug: 'users', id: [translator] },
  ])
    await expect(call('form-state', args)).rejects.toMatchObject(refused)
})

/** Signs a new account in. */
async function openAs(role: 'agent' | 'editor'): Promise<Headers> {
  const email = `${role}-${Date.now()}@perron.example`
  await makeMinimal(payload, 'users', { email, role })
  return new Headers({ cookie: `${tokenCookieName}=${await fetchSessionToken(running, 'users', email)}` })
}

/** The documents that are locked. */
async function findLocked(): Promise<unknown[]> {
  const { docs } = await payload.db.find<{ document?: unknown }>({
    collection: 'payload-locked-documents',
    where: {},
  })
  return docs.map(({ document }) => document)
}

test('an account locks a document that it may change, and none that it may only read', async () => {
  const { id } = await makeMinimal(payload, 'owners', { email: 'locked@perron.example' })
  const args = argumentsFor('form-state', 'owners', id)
  expect(await call('form-state', args, await openAs('agent'))).toMatchObject({ state: expect.anything() })
  expect(await findLocked()).toEqual([])
  expect(await call('form-state', args, await openAs('editor'))).toMatchObject({ state: expect.anything() })
  expect(await findLocked()).toMatchObject([{ relationTo: 'owners', value: id }])
  await payload.db.deleteMany({ collection: 'payload-locked-documents', where: {} })
})

test('a document of a collection without locks is not locked', async () => {
  const { id } = await makeMinimal(payload, 'properties', {})
  await call('form-state', argumentsFor('form-state', 'properties', id), await openAs('editor'))
  expect(await findLocked()).toEqual([])
})

test('plans are neither read nor made nor deleted by a function of Payload', async () => {
  const id = foreign[0]?.[1]
  const job = await payload.db.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'schedulePublish',
      input: { doc: { relationTo: 'pages', value: id }, type: 'publish' },
    },
  })
  reached.mockClear()
  const before = await readAll()
  const doc = { relationTo: 'pages', value: id }
  const calls: [string, Record<string, unknown>][] = [
    ['schedule-publish', { deleteID: job.id }],
    ['schedule-publish', { doc, type: 'publish', date: '2030-01-01T00:00:00.000Z' }],
    ['get-upcoming-scheduled-publish', { doc }],
  ]
  for (const [name, args] of calls)
    await expect(call(name, args)).rejects.toMatchObject({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })
  expect(Object.keys(closedNames)).toEqual(expect.arrayContaining(calls.map(([name]) => name)))
  expect(reached).not.toHaveBeenCalled()
  expect(await readAll()).toBe(before)
})

test('no collection and no global has the plans of Payload', () => {
  const { collections, globals } = payload.config
  const planned = [...collections, ...globals].filter(({ versions }) => {
    const drafts = typeof versions === 'object' && versions.drafts
    return Boolean(drafts && typeof drafts === 'object' && drafts.schedulePublish)
  })
  expect(planned.map(({ slug }) => slug)).toEqual([])
})
