import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { recordActivity } from '@/lib/payload/activities/record-activity'
import { nestedRequest } from '@/lib/payload/as-system'
import { runRetention } from '@/features/privacy/server/run-retention'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let administrator: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  administrator = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'activities', where: {} })
})

const findActivities = async () =>
  (await payload.find({ collection: 'activities', sort: 'createdAt', depth: 0, pagination: false })).docs

async function makePage(title: string): Promise<string> {
  const answer = await editor.send('/api/pages?draft=true&locale=fr', { method: 'POST', body: { title } })
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const save = (id: string, body: object, query = '') =>
  editor.send(`/api/pages/${id}?locale=fr${query}`, { method: 'PATCH', body })

test('saves, publications and deletions are recorded with who, what and where', async () => {
  const id = await makePage('Bienvenue')
  await save(id, { _status: 'published' })
  await save(id, { _status: 'draft' })
  await editor.send(`/api/pages/${id}`, { method: 'DELETE' })
  const activities = await findActivities()
  expect(activities.map(({ kind }) => kind)).toEqual(['created', 'published', 'unpublished', 'deleted'])
  for (const each of activities)
    expect(each).toMatchObject({ user: editor.userId, userName: 'editor', place: 'pages', documentId: id })
  expect(activities[0]?.title).toBe('Bienvenue')
})

test('a draft over what is online is a save, also when nothing was saved before', async () => {
  const id = await makePage('Bienvenue')
  await save(id, { _status: 'published' })
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  const colleague = await openStudioApi(running, 'administrator')
  const query = '/api/pages/' + id + '?locale=fr&draft=true&autosave=true'
  await colleague.send(query, { method: 'PATCH', body: { title: 'Bonjour', _status: 'draft' } })
  expect((await findActivities()).map(({ kind }) => kind)).toEqual(['saved'])
})

test('a version that is restored as a draft takes nothing offline', async () => {
  const id = await makePage('Bienvenue')
  await save(id, { _status: 'published' })
  const versions = await editor.send(`/api/pages/versions?where[parent][equals]=${id}&limit=1`)
  const { docs } = (await versions.json()) as { docs: { id: string }[] }
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  const restored = await editor.send(`/api/pages/versions/${docs[0]?.id}`, { method: 'POST', body: {} })
  expect(restored.status).toBe(200)
  expect(await findActivities()).toMatchObject([{ kind: 'restored', documentId: id, title: 'Bienvenue' }])
})

test('what the same request saves after it restored a version is noted for itself', async () => {
  const [id, other] = [await makePage('Bienvenue'), await makePage('Ailleurs')]
  const collection = 'pages'
  const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, limit: 1 })
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  const user = await payload.findByID({ collection: 'users', id: editor.userId })
  const req = await createLocalReq({ user: { ...user, collection: 'users' }, locale: 'fr' }, payload)
  await payload.restoreVersion({ collection, id: String(docs[0]?.id), draft: true, req })
  for (const each of [other, id])
    await payload.update({ collection, id: each, data: { _status: 'published' }, req: nestedRequest(req) })
  const noted = (await findActivities()).map(({ kind, documentId }) => [kind, documentId])
  expect(noted).toEqual([
    ['restored', id],
    ['published', other],
    ['published', id],
  ])
})

test('the log names no person outside the agency', async () => {
  const body = { email: 'jan@example.org' }
  const answer = await editor.send('/api/suppressedEmails', { method: 'POST', body })
  expect(answer.status).toBe(201)
  const activities = await findActivities()
  expect(activities).toMatchObject([{ kind: 'created', place: 'suppressedEmails' }])
  expect(JSON.stringify(activities)).not.toContain('jan@')
})

test('the saves of one person while typing are one line', async () => {
  const id = await makePage('A')
  for (const title of ['Ab', 'Abc', 'Abcd']) await save(id, { title }, '&draft=true&autosave=true')
  expect(await findActivities()).toHaveLength(1)
})

test('of the address only the network is kept', async () => {
  const headers = new Headers({ 'x-perron-peer': '203.0.113.77' })
  await recordActivity(payload, { kind: 'loggedIn', user: { id: editor.userId }, headers })
  expect((await findActivities()).map(({ network }) => network)).toEqual(['203.0.113.0/24'])
})

test('a shared preview is recorded with its document and from where it was shared', async () => {
  const id = await makePage('Bienvenue')
  const body = { kind: 'pages', id, locale: 'fr', hours: 24 }
  const headers = { 'x-perron-peer': '203.0.113.9' }
  expect((await editor.send('/api/preview/link', { method: 'POST', body, headers })).status).toBe(200)
  const activities = await findActivities()
  expect(activities.find(({ place }) => place === 'previewLinks')).toMatchObject({
    kind: 'created',
    title: 'Bienvenue',
    network: '203.0.113.0/24',
    user: editor.userId,
  })
})

test('an unknown address leaves no words in the log', async () => {
  await makePage('Bienvenue')
  expect((await findActivities()).map(({ network }) => network)).toEqual([''])
})

test('an export is recorded with its file', async () => {
  const answer = await editor.send('/api/leads/export')
  expect(answer.status).toBe(200)
  await answer.text()
  expect(await findActivities()).toMatchObject([
    { kind: 'exported', place: 'leads', title: expect.stringMatching(/^perron-leads-.+\.csv$/) as string },
  ])
})

test('a change of the settings is recorded, and what the site does by itself is not', async () => {
  await payload.updateGlobal({ slug: 'footer', data: { copyright: 'x' }, locale: 'fr' })
  expect(await findActivities()).toEqual([])
  const answer = await editor.send('/api/globals/footer?locale=fr', {
    method: 'POST',
    body: { copyright: '©' },
  })
  expect(answer.status).toBe(200)
  expect(await findActivities()).toMatchObject([{ kind: 'published', place: 'footer' }])
})

test('drafts of settings are saves, and their publication and its end are named', async () => {
  const saveSettings = (query: string, body: object) =>
    editor.send(`/api/globals/popup?locale=fr${query}`, { method: 'POST', body })
  await saveSettings('', { _status: 'published' })
  await saveSettings('&draft=true', { title: 'Brouillon' })
  await saveSettings('', { _status: 'draft' })
  const kinds = (await findActivities()).map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual(['published', 'saved', 'unpublished'])
})

test('a discarded draft is recorded, of a page and of settings', async () => {
  const id = await makePage('Bienvenue')
  await save(id, { _status: 'published' })
  await save(id, { title: 'Bonjour' }, '&draft=true')
  await editor.send('/api/globals/popup?locale=fr', { method: 'POST', body: { _status: 'published' } })
  const draft = { method: 'POST', body: { title: 'Brouillon' } }
  await editor.send('/api/globals/popup?locale=fr&draft=true', draft)
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  for (const place of [`pages/${id}`, 'globals/popup'])
    expect((await editor.send(`/api/${place}/discard`, { method: 'POST', body: {} })).status).toBe(200)
  expect(await findActivities()).toMatchObject([
    { kind: 'discarded', place: 'pages', documentId: id, title: 'Bonjour' },
    { kind: 'discarded', place: 'popup', userName: 'editor' },
  ])
})

test('a restored version of settings is recorded', async () => {
  await editor.send('/api/globals/popup?locale=fr', { method: 'POST', body: { _status: 'published' } })
  const versions = await editor.send('/api/globals/popup/versions?limit=1')
  const { docs } = (await versions.json()) as { docs: { id: string }[] }
  await payload.db.deleteMany({ collection: 'activities', where: {} })
  const path = `/api/globals/popup/versions/${docs[0]?.id}`
  expect((await editor.send(path, { method: 'POST', body: {} })).status).toBe(200)
  expect(await findActivities()).toMatchObject([{ kind: 'restored', place: 'popup' }])
})

test('only administrators read the log, and it cannot be changed', async () => {
  await makePage('Lu')
  const [activity] = await findActivities()
  expect((await administrator.send('/api/activities')).status).toBe(200)
  expect((await editor.send('/api/activities')).status).toBe(403)
  for (const method of ['PATCH', 'DELETE'])
    expect((await administrator.send(`/api/activities/${activity?.id}`, { method, body: {} })).status).toBe(
      403,
    )
})

test('the log shows the time of day', () => {
  const { flattenedFields } = payload.collections.activities.config
  const moment = flattenedFields.find(({ name }) => name === 'createdAt')
  expect(moment).toMatchObject({ admin: { date: { displayFormat: 'dd/MM/yyyy HH:mm' } } })
})

test('it is kept for twelve months', async () => {
  await makePage('Ancien')
  const inMonths = (months: number) => new Date(Date.now() + months * 31 * 24 * 3_600_000)
  await runRetention(payload, inMonths(11))
  expect(await findActivities()).toHaveLength(1)
  await runRetention(payload, inMonths(13))
  expect(await findActivities()).toHaveLength(0)
})
