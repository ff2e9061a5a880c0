import { handleEndpoints, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { answerRows } from '@/features/leads/server/answer-rows'
import { findGateRefusal } from '@/lib/payload/api-gate'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, type Made } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let fileUrl: string

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

/** A member of staff with a session. */
async function session(role: string, agent?: string): Promise<string> {
  const email = `${role}-${Math.random()}@example.org`
  await make('users', { email, role, name: role, ...(agent && { agent }) })
  return fetchSessionToken(running, 'users', email)
}

const download = (token?: string): Promise<Response> =>
  handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: running.cacheKey,
    request: new Request(`http://localhost${fileUrl}`, {
      headers: token ? { authorization: `JWT ${token}` } : {},
    }),
  })

let ownAgent: string
let otherAgent: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ownAgent = (await make('agents')).id
  otherAgent = (await make('agents')).id
  const property = await make('properties', { agent: ownAgent })
  const file = await make('leadFiles', { originalName: 'cv.pdf' })
  await make('leads', { property: property.id, files: [file.id] })
  const { filename } = await payload.findByID({ collection: 'leadFiles', id: file.id })
  fileUrl = `/api/leadFiles/file/${filename}`
})
afterAll(() => running.stop())

test('a file comes as an attachment that no browser runs or keeps', async () => {
  const answer = await download(await session('editor'))
  expect(answer.status).toBe(200)
  expect((await answer.text()).startsWith('%PDF-')).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'sandbox',
    'cache-control': 'no-store',
  })
})

test('the agent of the property gets it, an agent of others and a translator do not', async () => {
  expect((await download(await session('agent', ownAgent))).status).toBe(200)
  expect((await download(await session('agent', otherAgent))).status).toBe(403)
  expect((await download(await session('agent'))).status).toBe(403)
  expect((await download(await session('translator'))).status).toBe(403)
})

test('no other account gets it, even with its name', async () => {
  expect(findGateRefusal({ method: 'GET', path: fileUrl, user: null })).toBe(401)
  expect((await download()).status).toBe(403)
})

test('any zip under the name of a Word document is refused', async () => {
  const data = Buffer.from(`PK\x03\x04${'.'.repeat(40)}run.exe`, 'latin1')
  const file = { data, name: 'cv.docx', size: data.length, mimetype: 'application/pdf' }
  const stored = payload.create({ collection: 'leadFiles', data: { originalName: 'cv.docx' }, file })
  await expect(stored).rejects.toMatchObject({ status: 400 })
})

test.each([
  ['fr', 'Votre CV'],
  ['nl', 'Uw cv'],
] as const)(
  'a file has the label of its field and comes before answers of removed fields, in %s',
  async (locale, label) => {
    const rows = await answerRows(payload, 'jobContact', { gone: 'x', cv: 'cv.pdf' }, locale)
    expect(rows).toEqual([
      { name: 'cv', label, value: 'cv.pdf' },
      { name: 'gone', label: 'gone', value: 'x' },
    ])
  },
)
