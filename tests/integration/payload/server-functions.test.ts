import { APIError, Forbidden, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { studioText } from '@/lib/i18n/studio-text'
import { callServerFunction } from '@/lib/payload/server-functions'
import { hasStaffToken } from '@/lib/payload/sign-in/session-signature'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'
import { env } from '@/lib/env'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let staff: Headers
let owner: Headers
let page: string

async function signIn(collection: 'users' | 'owners'): Promise<Headers> {
  const email = `${collection}@perron.example`
  await makeMinimal(payload, collection, { email, ...(collection === 'users' && { role: 'translator' }) })
  const token = await fetchSessionToken(running, collection, email)
  return new Headers({ cookie: `${tokenCookieName}=${token}` })
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  staff = await signIn('users')
  owner = await signIn('owners')
  page = (await makeMinimal(payload, 'pages')).id
})
afterAll(() => running.stop())

const withLanguage = (headers: Headers, language: string) =>
  new Headers([...headers, ['accept-language', language]])

const run = vi.fn(async () => 'done')

const call = (wanted: unknown, headers = staff) =>
  callServerFunction(wanted, { getPayload: async () => payload, headers, run })

const isClosed = expect.objectContaining({ digest: 'NEXT_HTTP_ERROR_FALLBACK;404' })

test('staff call the functions of the studio, and Payload gets name and arguments alone', async () => {
  const args = { collectionSlug: 'pages', id: '1' }
  expect(await call({ name: 'form-state', args, config: {}, serverFunctions: {} })).toBe('done')
  expect(run).toHaveBeenCalledExactlyOnceWith({ name: 'form-state', args })
})

test.each([
  ['an inherited property', { name: 'constructor', args: {} }],
  ['a prototype', { name: '__proto__', args: {} }],
  ['an unused function', { name: 'render-widget', args: {} }],
  ['no name', { args: {} }],
  ['a list as name', { name: ['form-state'], args: {} }],
  ['no arguments', { name: 'form-state' }],
  ['a list of arguments', { name: 'form-state', args: [] }],
  ['an inherited collection', { name: 'form-state', args: { collectionSlug: 'constructor' } }],
  [
    'an inherited collection in a list',
    { name: 'table-state', args: { collectionSlug: ['pages', 'toString'] } },
  ],
  ['an unknown global', { name: 'form-state', args: { globalSlug: 'nothing' } }],
  ['nothing', undefined],
])('a call with %s is closed', async (_, wanted) => {
  run.mockClear()
  await expect(call(wanted)).rejects.toEqual(isClosed)
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['a document that exists', () => ({ collectionSlug: 'pages', id: page })],
  ['one that does not', () => ({ collectionSlug: 'pages', id: 'nothing' })],
  ['an unknown collection', () => ({ collectionSlug: 'nothing' })],
])('visitors and owners call nothing, and get one message about %s', async (_, args) => {
  run.mockClear()
  const wanted = { name: 'form-state', args: args() }
  for (const headers of [new Headers({ 'accept-language': 'de' }), withLanguage(owner, 'de')])
    expect(await call(wanted, headers)).toEqual({
      errors: [{ message: studioText('de', 'session.ended'), name: 'SessionEnded' }],
    })
  expect(run).not.toHaveBeenCalled()
})

test.each([
  ['a refusal', new Forbidden()],
  ['a fault of Payload', new APIError('broken', 500)],
  ['an argument of another type', new TypeError('a.map is not a function')],
  ['an argument that is missing', new Error('Either collectionSlug or globalSlug must be provided')],
])('%s inside a function is closed', async (_, error) => {
  run.mockRejectedValueOnce(error)
  await expect(call({ name: 'form-state', args: {} })).rejects.toEqual(isClosed)
})

test('a locked database and what Next throws are passed on', async () => {
  const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
  run.mockRejectedValueOnce(locked)
  await expect(call({ name: 'form-state', args: {} })).rejects.toBe(locked)
  const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/admin/;307;' })
  run.mockRejectedValueOnce(redirect)
  await expect(call({ name: 'form-state', args: {} })).rejects.toBe(redirect)
})

test('a token of Payload is recognised without the database, and only one of staff', () => {
  expect(hasStaffToken(staff, env.payloadSecret)).toBe(true)
  expect(hasStaffToken(owner, env.payloadSecret)).toBe(false)
  expect(hasStaffToken(staff, 'another secret')).toBe(false)
  expect(hasStaffToken(staff, env.payloadSecret, Date.now() + 13 * 60 * 60_000)).toBe(false)
})
