import { createCipheriv, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { unstable_doesMiddlewareMatch as isProxied } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { env } from './lib/env'
import { captureKey } from './lib/http/captured-values'
import { tokenCookieName } from './lib/payload/sign-in/token-cookie'
import { keyedDigest, sha256 } from './lib/values/digest'
import nextConfig from '../next.config'

import { config, proxy } from './proxy'

const action = 'a'.repeat(42)

/** Values that an action captured, as Next encrypts them. */
function captureFor(id: string, secret = env.payloadSecret): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(captureKey(secret), 'base64'), iv)
  const encrypted = [cipher.update(`${id}0:["x"]\n`), cipher.final()]
  return Buffer.concat([iv, ...encrypted, cipher.getAuthTag()]).toString('base64')
}

const captured = captureFor(action)
const call = { name: 'form-state', args: {} }

const studioCall = (headers: Record<string, string>, body = JSON.stringify([captured, call])) =>
  new NextRequest('http://localhost/admin/', {
    method: 'POST',
    headers: { 'next-action': action, origin: 'http://localhost', host: 'localhost', ...headers },
    body,
  })

/** A token as Payload signs it. */
function staffCookie(changes: object = {}): string {
  const claims = { collection: 'users', id: 'a', sid: 'b', exp: Date.now() / 1000 + 60, ...changes }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  const secret = sha256(env.payloadSecret).slice(0, 32)
  return `${tokenCookieName}=${signed}.${keyedDigest(secret, signed).toString('base64url')}`
}

test('the switch of the language passes: its encrypted values are the promise of another part', async () => {
  const body = new FormData()
  body.append('1', JSON.stringify(captured))
  body.append('0', '["$@1","fr"]')
  const encoded = new Response(body)
  const contentType = encoded.headers.get('content-type') ?? ''
  const request = studioCall({ cookie: staffCookie(), 'content-type': contentType }, await encoded.text())
  expect((await proxy(request)).status).toBe(200)
})

test('a call of the studio passes without a policy', async () => {
  const answer = await proxy(studioCall({ cookie: staffCookie() }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test.each([
  ['no session', {}, undefined, 403],
  ['a made-up session', { cookie: `${tokenCookieName}=${'e'.repeat(200)}.x.y` }, undefined, 403],
  ['the session of an owner', { cookie: staffCookie({ collection: 'owners' }) }, undefined, 403],
  ['a token without a session', { cookie: staffCookie({ sid: undefined }) }, undefined, 403],
  ['an old session', { cookie: staffCookie({ exp: 1 }) }, undefined, 403],
  ['another origin', { cookie: staffCookie(), origin: 'http://evil.example' }, undefined, 403],
  ['the origin null', { cookie: staffCookie(), origin: 'null' }, undefined, 403],
  ['a body that is no JSON', { cookie: staffCookie() }, '{', 400],
  ['no list of arguments', { cookie: staffCookie() }, '{}', 400],
  ['a broken reference', { cookie: staffCookie() }, '["$5"]', 400],
  ['no name', { cookie: staffCookie() }, JSON.stringify([captured, { args: {} }]), 400],
  ['no language', { cookie: staffCookie() }, JSON.stringify([captured, '\ud800']), 400],
  ['a language that is an object', { cookie: staffCookie() }, JSON.stringify([captured, {}]), 400],
  ['another property', { cookie: staffCookie() }, JSON.stringify([captured, { ...call, toString: 1 }]), 400],
  ['three arguments', { cookie: staffCookie() }, JSON.stringify([captured, call, call]), 400],
  ['no captured values', { cookie: staffCookie() }, JSON.stringify([call]), 400],
  ['a text that is not encrypted', { cookie: staffCookie() }, '["fr","fr"]', 400],
  [
    'made-up encrypted values',
    { cookie: staffCookie() },
    JSON.stringify([randomBytes(80).toString('base64'), call]),
    400,
  ],
  [
    'values that another site encrypted',
    { cookie: staffCookie() },
    JSON.stringify([captureFor(action, 'another secret'), call]),
    400,
  ],
  [
    'values of another action',
    { cookie: staffCookie() },
    JSON.stringify([captureFor('b'.repeat(42)), call]),
    400,
  ],
  ['a body of 2 MB', { cookie: staffCookie() }, `["${'x'.repeat(2e6)}"]`, 413],
  [
    'a multipart body without boundary',
    { cookie: staffCookie(), 'content-type': 'multipart/form-data' },
    'x',
    400,
  ],
  ['no action', { cookie: staffCookie(), 'next-action': 'x' }, undefined, 405],
])('a call of the studio with %s is refused with a status below 500', async (_, headers, body, status) => {
  expect((await proxy(studioCall(headers, body))).status).toBe(status)
})

const oddText = fc.oneof(
  fc.constantFrom(
    '$',
    '$@1',
    '$1',
    '$F1',
    '$K1',
    '$Q1',
    '$i1',
    '$@',
    '$0:0',
    '$undefined',
    '$n9',
    '$B1',
    captured,
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const oddArguments = fc.array(fc.oneof(fc.jsonValue(), oddText, fc.dictionary(oddText, oddText)), {
  maxLength: 3,
})

test('odd arguments are passed or refused, and nothing is thrown', async () => {
  const property = fc.asyncProperty(oddArguments, fc.boolean(), async (odd, isSealed) => {
    const body = JSON.stringify(isSealed ? [captured, ...odd] : odd)
    expect([200, 400]).toContain((await proxy(studioCall({ cookie: staffCookie() }, body))).status)
  })
  await fc.assert(property, { numRuns: 500 })
})

test.each([
  '/fr/',
  '/fr/contact/',
  '/de/my/offer/1/2-x/',
  '/map-frame/fr/',
  '/nothing/',
  '/fr/q/a/',
  '/fr/?page=2',
  '/api/',
  '/api%2Fx/',
  '/fr/forms%2Fcontact/',
  '/fr/forms/',
  '/fr/my/appointment/1/2-x%2Fcancel/',
  '/fr/my/newsletter/1/2-x/cancel/',
  '/fr/my/x/1/2-x/confirm/',
])('the page %s takes no forms, so React decodes nothing there', async (path) => {
  for (const [name, value] of [
    ['next-action', 'a'.repeat(42)],
    ['content-type', 'multipart/form-data; x'],
  ] as const) {
    const headers = { [name]: value }
    const request = new NextRequest(`http://localhost${path}`, { method: 'POST', headers, body: 'x' })
    expect((await proxy(request)).status).toBe(405)
  }
})

test.each([
  ['/fr/', true],
  ['/api/', true],
  ['/api/media/', false],
])('whether a form sent to %s is seen here: %s', (path, isSeen) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(isProxied({ config, nextConfig, url: `http://localhost${path}`, headers })).toBe(isSeen)
})

const postRoutes = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts'))
  .filter((file) =>
    /export (?:const|(?:async )?function) POST\b/.test(readFileSync(`src/app/${file}`, 'utf8')),
  )

test.each(postRoutes)('%s gets its forms', async (file) => {
  const path = file
    .replace(/^\([a-z]+\)/, '')
    .replace('[locale]', 'fr')
    .replaceAll(/\[(?:\.\.\.)?[a-z]+\]/g, 'x')
    .replace(/route\.ts$/, '')
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new NextRequest(`http://localhost${path}`, { method: 'POST', headers, body: 'x' })
  expect((await proxy(request)).headers.get('x-middleware-next')).toBe('1')
})

test('a form sent to a path that cannot be decoded is refused too', async () => {
  const headers = { 'next-action': 'a1', origin: 'http://localhost' }
  const request = new NextRequest('http://localhost/fr/%/', { method: 'POST', headers })
  expect((await proxy(request)).status).toBe(400)
})
