import { createLocalReq, getAccessResults, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { allowedNames, callServerFunction, closedNames } from '@/lib/payload/server-functions'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../support/session-token'

/**
 * Payload's functions with the arguments that its `initReq` gives them. Those that render whole views need Next's server,
 * and reach a document through the Local API with the rights of the account; the others run here.
 */

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

type Handler = (args: Record<string, unknown>) => Promise<unknown>

async function handlerOf(name: string): Promise<Handler | undefined> {
  const rsc = await import('@payloadcms/ui/rsc')
  const { buildFormStateHandler } = await import('@payloadcms/ui/utilities/buildFormState')
  const { buildTableStateHandler } = await import('@payloadcms/ui/utilities/buildTableState')
  const handlers: Record<string, unknown> = {
    'copy-data-from-locale': rsc.copyDataFromLocaleHandler,
    'form-state': buildFormStateHandler,
    'table-state': buildTableStateHandler,
  }
  return handlers[name] as Handler | undefined
}

const reached = vi.fn()

/** Calls a function as the studio does. */
const call = (name: string, args: Record<string, unknown>, by = headers) =>
  callServerFunction(
    { name, args },
    {
      getPayload: async () => payload,
      headers: by,
      run: async (allowed) => {
        reached(allowed.name)
        const handler = await handlerOf(allowed.name)
        const { user } = await payload.auth({ headers: by })
        const req = await createLocalReq({ ...(user && { user }), locale: 'fr' }, payload)
        const permissions = await getAccessResults({ req })
        const locale = { code: 'fr', label: 'fr' }
        return handler?.({ ...allowed.args, cookies: new Map(), locale, permissions, req, user })
      },
    },
  )

/** All rows that a call could change. */
async function readAll(): Promise<string> {
  const slugs = [...foreign.map(([slug]) => slug), 'users', 'payload-jobs', 'payload-locked-documents'] as const
  const rows = slugs.map((collection) => payload.db.find({ collection: collection as CollectionSlug, limit: 0, where: {} }))
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
    'copy-data-from-locale': { collectionSlug: slug, docID: id, fromLocale: 'nl', toLocale: 'fr', overrideData: true },
    'form-state': {
      ...{ collectionSlug: slug, id, data: {}, operation: 'update', docPermissions: { fields: true } },
      ...{ docPreferences: { fields: {} }, formState: {}, returnLockStatus: true, schemaPath: slug },
      ...{ checkForStaleData: true, originalUpdatedAt: '2020-01-01T00:00:00.000Z', renderAllFields: false },
    },
    'render-document': { collectionSlug: slug, docID: id },
    'render-document-slots': { collectionSlug: slug, id },
    'render-list': { collectionSlug: slug, query: { where } },
    'table-state': { collectionSlug: slug, columns: [{ accessor: 'id', active: true }], query: { limit: 10, where } },
  }
  return all[name] ?? {}
}

test.each([...allowedNames])('%s gives a translator nothing of a foreign document, and changes nothing', async (name) => {
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

test('a document that the account may read and not change is not locked', async () => {
  const property = await makeMinimal(payload, 'properties', {})
  await call('form-state', argumentsFor('form-state', 'properties', property.id)).catch(() => null)
  const colleague = await makeMinimal(payload, 'users', { email: 'colleague@perron.example', role: 'editor' })
  await call('form-state', argumentsFor('form-state', 'users', colleague.id)).catch(() => null)
  const where = {}
  expect(await payload.db.count({ collection: 'payload-locked-documents', where })).toEqual({ totalDocs: 0 })
})

test('plans are neither read nor made nor deleted by a function of Payload', async () => {
  const id = foreign[0]?.[1]
  const job = await payload.db.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'schedulePublish', input: { doc: { relationTo: 'pages', value: id }, type: 'publish' } },
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
