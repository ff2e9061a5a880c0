import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { clearUntouchedDrafts } from '@/features/versions/server/untouched-drafts'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

const inTwoHours = () => new Date(Date.now() + 120 * 60_000)

/** What Payload does when an editor opens the form of a new page. */
async function openNew(headers: Record<string, string> = { rsc: '1' }): Promise<string> {
  const user = await payload.findByID({ collection: 'users', id: editor.userId })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
  req.headers = new Headers(headers)
  const { id } = await payload.create({
    collection: 'pages',
    data: {},
    draft: true,
    locale: 'fr',
    overrideAccess: false,
    req,
    context: quiet(),
  } as never)
  return String(id)
}

const exists = async (id: string): Promise<boolean> =>
  (await payload.count({ collection: 'pages', where: { id: { equals: id } } })).totalDocs > 0

test('a new page that was opened and left without typing is gone', async () => {
  const id = await openNew()
  await clearUntouchedDrafts(payload, inTwoHours())
  expect(await exists(id)).toBe(false)
})

/** Whether the list of pages in the studio has the page. */
async function isListed(id: string): Promise<boolean> {
  const { admin } = payload.collections.pages.config
  const req = await createLocalReq({}, payload)
  const listed = await admin.baseFilter?.({ limit: 10, page: 1, req, sort: '' })
  const where = { and: [{ id: { equals: id } }, listed ?? {}] }
  return (await payload.find({ collection: 'pages', where, draft: true })).totalDocs > 0
}

test('a new page is in the list once something is typed', async () => {
  const id = await openNew()
  expect(await isListed(id)).toBe(false)
  const path = `/api/pages/${id}?draft=true&autosave=true&locale=fr`
  await editor.send(path, { method: 'PATCH', body: { title: 'A' } })
  expect(await isListed(id)).toBe(true)
})

test('a new page that is only opened is not among all documents of the list', async () => {
  const { id: other } = await makeMinimal(payload, 'pages', { title: 'Autre' })
  const id = await openNew()
  const response = await editor.send('/api/pages/listed?fields=title&locale=fr')
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const ids = docs.map((each) => each.id)
  expect([ids.includes(other), ids.includes(id)]).toEqual([true, false])
})

test('a new page is kept while its form is open', async () => {
  const id = await openNew({ accept: 'text/html' })
  await editor.send('/api/presence', { method: 'POST', body: { document: `pages/${id}` } })
  const now = inTwoHours()
  const where = { document: { equals: `pages/${id}` } }
  await payload.db.updateOne({ collection: 'presences', where, data: { seenAt: now.toISOString() } })
  await clearUntouchedDrafts(payload, now)
  expect(await exists(id)).toBe(true)
  await clearUntouchedDrafts(payload, new Date(now.getTime() + 120 * 60_000))
  expect(await exists(id)).toBe(false)
})

test('a new page is kept once something is typed', async () => {
  const id = await openNew({ 'next-action': 'x' })
  const answer = await editor.send(`/api/pages/${id}?draft=true&autosave=true&locale=fr`, {
    method: 'PATCH',
    body: { title: 'A' },
  })
  expect(answer.status).toBe(200)
  await clearUntouchedDrafts(payload, inTwoHours())
  expect(await exists(id)).toBe(true)
})

test('a draft that an import or a script made is kept, also when it is empty', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: {},
    draft: true,
    context: quiet(),
  } as never)
  await clearUntouchedDrafts(payload, inTwoHours())
  expect(await exists(String(id))).toBe(true)
})

test('a copy of a page has a title of its own in each of its languages', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Accueil', publishedIn: ['fr', 'nl'] },
    locale: 'fr',
    draft: true,
    context: quiet(),
  } as never)
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Welkom' },
    locale: 'nl',
    draft: true,
    context: quiet(),
  } as never)
  const answer = await editor.send(`/api/pages/${id}/duplicate?draft=true&locale=fr`, { method: 'POST' })
  expect(answer.status).toBe(200)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  const copy = await payload.findByID({ collection: 'pages', id: doc.id, draft: true, locale: 'all' })
  expect(copy.title).toEqual({ fr: 'Accueil (copie)', nl: 'Welkom (kopie)' })
})
