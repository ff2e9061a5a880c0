import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { refuseAtGate } from '@/lib/payload/requests/refuse-at-gate'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'

import { sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let stored: string
const tokens = { users: '', owners: '' }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  stored = (await makeMinimal(payload, 'pages')).id
  for (const collection of ['users', 'owners'] as const) {
    const email = `${collection}@perron.example`
    await makeMinimal(payload, collection, { email, ...(collection === 'users' && { role: 'editor' }) })
    tokens[collection] = await fetchSessionToken(running, collection, email)
  }
})
afterAll(() => running.stop())

interface Sent {
  token?: string
  headers?: Record<string, string>
}

async function answerTo(method: string, path: string, { token, headers }: Sent = {}) {
  const request = new Request(`http://localhost:3000/api${path}`, {
    method,
    headers: {
      'accept-language': 'nl',
      ...(token !== undefined && { cookie: `${tokenCookieName}=${token}` }),
      ...headers,
    },
    ...(method !== 'GET' && method !== 'DELETE' && { body: '{"title":"x"}' }),
  })
  const response = await refuseAtGate(request, async () => payload)
  return response && `${response.status} ${await response.text()}`
}

const expected = (language: string) =>
  `401 ${JSON.stringify({ errors: [{ message: studioText(language, 'session.ended'), name: 'SessionEnded' }] })}`

/** What the studio sends, for a document with an id and one of no collection. */
function studioRequests(collection: string, id: string): [string, string][] {
  return [
    ['GET', `/${collection}/`],
    ['GET', `/${collection}/${id}/?depth=0&draft=true`],
    ['GET', `/${collection}/versions/?where[parent][equals]=${id}`],
    ['GET', `/${collection}/${id}/translation/`],
    ['POST', `/${collection}/`],
    ['PATCH', `/${collection}/${id}/?autosave=true&draft=true`],
    ['PATCH', `/${collection}/?where[nothing][equals]=x`],
    ['DELETE', `/${collection}/${id}/`],
  ]
}

test('every studio request without a session gets one answer, whatever exists', async () => {
  const collections = [...payload.config.collections.map(({ slug }) => slug), 'nothing']
  const globals = [...payload.config.globals.map(({ slug }) => slug), 'nothing']
  // Closed to staff too.
  const open = collections.filter((slug) => slug !== 'payload-kv' && slug !== 'payload-migrations')
  const requests: [string, string][] = [
    ...sample(open, 4).flatMap((slug) => [stored, 'nothing', '1'].flatMap((id) => studioRequests(slug, id))),
    ...globals.flatMap((slug): [string, string][] => [
      ['GET', `/globals/${slug}/`],
      ['POST', `/globals/${slug}/?draft=true`],
    ]),
    ['POST', '/presence/'],
    ['GET', '/presence/?collection=pages'],
    ['POST', '/users/refresh-token/'],
    ['GET', '/access/'],
    ['GET', '/nothing-at-all/'],
  ]
  const others: string[] = []
  for (const [method, path] of requests) {
    const answer = await answerTo(method, path)
    if (answer !== expected('nl')) others.push(`${method} ${path}: ${answer}`)
  }
  expect(others).toEqual([])
})

test.each(locales)('the message is in the language of the reader: %s', async (locale) => {
  const headers = { 'accept-language': locale }
  expect(await answerTo('GET', '/pages/', { headers })).toBe(expected(locale))
  const chosen = { 'accept-language': 'pl', cookie: `perron-lng=${locale}` }
  expect(await answerTo('PATCH', '/pages/1/', { headers: chosen })).toBe(expected(locale))
})

test('a session of an owner is none of staff; one of staff passes until it is ended', async () => {
  const save = `/pages/${stored}/?autosave=true`
  for (const token of [tokens.owners, 'made up'])
    expect(await answerTo('PATCH', save, { token })).toBe(expected('nl'))
  expect(await answerTo('PATCH', save, { token: tokens.users })).toBeNull()
  await payload.db.deleteMany({ collection: 'staffSessions', where: {} })
  expect(await answerTo('PATCH', save, { token: tokens.users })).toBe(expected('nl'))
})

test('a long list that the studio asks for by POST is no other request', async () => {
  const headers = { 'x-payload-http-method-override': 'GET' }
  expect(await answerTo('POST', '/pages/', { headers })).toBe(expected('nl'))
})

test('what visitors may ask for stays open, and what is closed to everybody says nothing of a session', async () => {
  for (const [method, path] of [
    ['GET', '/users/me/'],
    ['POST', '/users/login/'],
    ['POST', '/users/logout/'],
    ['GET', '/media/file/house.webp'],
  ] as const)
    expect(await answerTo(method, path), path).toBeNull()
  const closed = `404 ${JSON.stringify({ errors: [{ message: 'Not found' }] })}`
  for (const path of ['/users/init/', '/payload-jobs/run/', '/payload-kv/', '/owners/me/', '/constructor/'])
    expect(await answerTo('GET', path), path).toBe(closed)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect(await answerTo('PATCH', `/pages/${stored}/`, { token: tokens.users, headers: foreign })).toBe(closed)
})
