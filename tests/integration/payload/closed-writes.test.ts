import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let other: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
  other = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

const longAgo = '2001-01-01T00:00:00.000Z'

test('requests set neither the first nor the last day of a document, by which it is kept', async () => {
  const body = { form: 'siteContact', subject: 'x', status: 'new', createdAt: longAgo, updatedAt: longAgo }
  const made = await (await editor.send('/api/leads', { method: 'POST', body })).json()
  expect(made.doc.createdAt > '2020').toBe(true)
  const path = `/api/leads/${made.doc.id}`
  const changed = await (await editor.send(path, { method: 'PATCH', body: { createdAt: longAgo } })).json()
  expect(changed.doc.createdAt).toBe(made.doc.createdAt)
  const bulk = `/api/leads?where[id][equals]=${made.doc.id}`
  await editor.send(bulk, { method: 'PATCH', body: { createdAt: longAgo, updatedAt: longAgo } })
  const stored = await payload.findByID({ collection: 'leads', id: made.doc.id })
  expect(stored.createdAt).toBe(made.doc.createdAt)
  expect(stored.updatedAt > '2020').toBe(true)
})

test('the property of a document request is frozen, because its link opens the documents', async () => {
  const [property, another] = [
    await makeMinimal(payload, 'properties'),
    await makeMinimal(payload, 'properties'),
  ]
  const changedTo = async (form: string) => {
    const lead = await makeMinimal(payload, 'leads', { form, property: property.id })
    await editor.send(`/api/leads/${lead.id}`, { method: 'PATCH', body: { property: another.id } })
    return (await payload.findByID({ collection: 'leads', id: lead.id, depth: 0 })).property
  }
  expect(await changedTo('documentRequest')).toBe(property.id)
  expect(await changedTo('siteContact')).toBe(another.id)
})

async function makeLock(userId: string): Promise<string> {
  // Only accounts are still locked (decision 037).
  const account = await makeMinimal(payload, 'users')
  const lock = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'users', value: account.id },
      user: { relationTo: 'users', value: userId },
    },
  })
  return String(lock.id)
}

test('a lock ends by its holder, and is taken over for oneself alone', async () => {
  const id = await makeLock(editor.userId)
  const path = `/api/payload-locked-documents/${id}`
  const holder = (value: string) => ({ user: { relationTo: 'users', value } })
  const status = async (api: StudioApi, method: string, body?: object) =>
    (await api.send(path, { method, ...(body && { body }) })).status
  expect(await status(other, 'DELETE')).toBeGreaterThanOrEqual(403)
  expect(await status(editor, 'PATCH', holder(other.userId))).toBe(403)
  expect(await status(other, 'PATCH', { ...holder(other.userId), globalSlug: 'siteConfig' })).toBe(403)
  expect(await status(other, 'PATCH', holder(other.userId))).toBe(200)
  expect(await status(editor, 'DELETE')).toBeGreaterThanOrEqual(403)
  expect(await status(other, 'DELETE')).toBe(200)
})

test('staff make no locks by request: the server makes them', async () => {
  const body = { globalSlug: 'siteConfig', user: { relationTo: 'users', value: other.userId } }
  expect((await editor.send('/api/payload-locked-documents', { method: 'POST', body })).status).toBe(403)
})

test('staff run no jobs', async () => {
  expect((await editor.send('/api/payload-jobs/run')).status).toBe(401)
  await expect(payload.jobs.run({ allQueues: true })).resolves.toBeDefined()
})
