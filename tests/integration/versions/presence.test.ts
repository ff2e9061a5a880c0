import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { presenceMs, type OpenDocument, type Present } from '@/features/versions/model/presence'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let translator: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  translator = await openStudioApi(running, 'translator')
})
afterAll(() => running.stop())

const beat = (api: StudioApi, document: unknown) =>
  api.send('/api/presence', { method: 'POST', body: { document } })

const presentIn = async (api: StudioApi, document: string) =>
  ((await (await beat(api, document)).json()) as { present: Present[] }).present

const openIn = async (api: StudioApi, collection: string) =>
  ((await (await api.send(`/api/presence?collection=${collection}`)).json()) as { documents: OpenDocument[] })
    .documents

test('a form says who else has the document open and since when, a list which documents', async () => {
  const { id } = await makeMinimal(payload, 'pages', { title: 'Accueil' })
  const path = `pages/${id}`
  expect(await presentIn(editor, path)).toEqual([])
  const [other] = await presentIn(translator, path)
  expect(other).toMatchObject({ name: 'editor', isSelf: false })
  expect(Date.now() - Date.parse(other?.since ?? '')).toBeLessThan(presenceMs)
  expect(await openIn(translator, 'pages')).toMatchObject([{ id, present: [{ name: 'editor' }] }])
  expect(JSON.stringify(await openIn(translator, 'pages'))).not.toContain('@')
  // A second heartbeat of the same tab adds no row.
  await beat(editor, path)
  expect(await presentIn(translator, path)).toHaveLength(1)
})

test('a list names no document by its number', async () => {
  const made = await editor.send('/api/pages?draft=true&locale=fr', { method: 'POST', body: {} })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await beat(editor, `pages/${doc.id}`)
  const openDocument = (await openIn(translator, 'pages')).find(({ id }) => id === doc.id)
  expect(openDocument).toMatchObject({ title: '' })
})

test('another tab of the same person is named as such, and is not in the list', async () => {
  const { id } = await makeMinimal(payload, 'agents')
  await beat(editor, `agents/${id}`)
  expect(await presentIn(editor.inNewTab(), `agents/${id}`)).toMatchObject([{ isSelf: true }])
  expect(await openIn(editor, 'agents')).toEqual([])
})

test('a colleague with several tabs is one person, since the first', async () => {
  const { id } = await makeMinimal(payload, 'pages', { title: 'Bureaux' })
  const path = `pages/${id}`
  await beat(editor, path)
  const [first] = await presentIn(translator, path)
  await beat(editor.inNewTab(), path)
  expect(await presentIn(translator, path)).toEqual([first])
  expect(await openIn(translator, 'pages')).toContainEqual({ id, title: 'Bureaux', present: [first] })
})

test('settings have presences too, and a closed form is forgotten', async () => {
  await beat(editor, 'globals/footer')
  expect(await presentIn(translator, 'globals/footer')).toHaveLength(1)
  const rows = await payload.find({
    collection: 'presences',
    where: { document: { equals: 'globals/footer' } },
  })
  expect(rows.docs).toHaveLength(2)
  const longAgo = new Date(Date.now() - presenceMs - 1000).toISOString()
  for (const { id } of rows.docs)
    await payload.db.updateOne({ collection: 'presences', id, data: { seenAt: longAgo } })
  expect(await presentIn(translator.inNewTab(), 'globals/footer')).toEqual([])
  const left = await payload.find({
    collection: 'presences',
    where: { document: { equals: 'globals/footer' } },
  })
  expect(left.docs).toHaveLength(1)
})

test.each(['pages/unknown', 'globals/unknown', 'users', 'unknown/1', 7, null])(
  'a presence in %j is refused',
  async (document) => expect([400, 404]).toContain((await beat(editor, document)).status),
)

test('a presence in what the role may not read is refused, in form and list', async () => {
  const { id } = await makeMinimal(payload, 'leads', { form: 'siteContact' })
  expect((await beat(editor, `leads/${id}`)).status).toBe(200)
  expect((await beat(translator, `leads/${id}`)).status).toBe(404)
  const answer = await translator.send('/api/presence?collection=leads')
  expect(answer.status === 200 ? await answer.json() : {}).not.toMatchObject({ documents: [{ id }] })
  expect((await translator.send('/api/presence?collection=unknown')).status).toBe(404)
})

test('the rows themselves are closed', async () => {
  expect((await editor.send('/api/presences')).status).toBe(403)
})
