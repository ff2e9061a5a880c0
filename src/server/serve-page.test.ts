import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { serveSite, sharedControl, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test('a stored page is sent without Next, in each encoding with an ETag of its own', async () => {
  await site.warm('/fr/')
  const identity = await site.ask('/fr/')
  const br = await site.ask('/fr/', { 'accept-encoding': 'gzip, br' })
  const gzip = await site.ask('/fr/', { 'accept-encoding': 'gzip' })
  expect(site.seen).toEqual([])
  expect(identity.headers['content-encoding']).toBeUndefined()
  expect(brotliDecompressSync(br.body)).toEqual(identity.body)
  expect(gunzipSync(gzip.body)).toEqual(identity.body)
  expect(new Set([identity, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
  expect(br.headers).toMatchObject({
    vary: 'rsc, Accept-Encoding',
    'x-cache': 'HIT',
    'x-content-type-options': 'nosniff',
  })
})

test('internal headers stay inside', async () => {
  const { headers } = await site.ask('/fr/inside/')
  expect(Object.keys(headers).filter((name) => /^x-(?:perron|nextjs)/.test(name))).toEqual([])
})

test.each(['identity', 'br', 'gzip'])('a client that has the page gets 304, with %s', async (encoding) => {
  await site.warm('/fr/304/')
  const first = await site.ask('/fr/304/', { 'accept-encoding': encoding })
  const second = await site.ask('/fr/304/', {
    'accept-encoding': encoding,
    'if-none-match': first.headers.etag,
  })
  expect([second.status, second.body.length]).toEqual([304, 0])
  expect(second.headers['cache-control']).toBe(sharedControl)
  expect((await site.ask('/fr/304/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  await site.warm('/fr/head/')
  const { status, headers, body } = await site.ask('/fr/head/', {}, 'HEAD')
  expect([status, body.length, headers['content-length']]).toEqual([200, 0, '3002'])
})

test.each([
  ['a log-in', '/fr/p1/', { cookie: 'perron-token=x' }],
  ['a draft', '/fr/p2/', { cookie: '__prerender_bypass=x' }],
  ['soft navigation', '/fr/p3/', { rsc: '1' }],
  ['a prefetch', '/fr/p4/', { 'next-router-prefetch': '1' }],
  ['an answer of a form', '/fr/p5/?answers=x', {}],
  ['a parameter that is not known', '/fr/p6/?foo=1', {}],
  ['a path without its slash', '/fr/p7', {}],
  ['a response that is private', '/fr/private/', {}],
  ['a response with a cookie', '/fr/cookie/', {}],
  ['a page that does not exist', '/fr/nothing/', {}],
  ['a redirect', '/fr/moved/', {}],
  ['the API', '/api/properties/', {}],
  ['the studio', '/admin/', {}],
  ['a private page below a form', '/fr/forms/contactMe/', {}],
])('%s is never stored', async (_, url, headers) => {
  for (let count = 0; count < 3; count += 1) await site.ask(url, headers)
  expect(site.seen).toHaveLength(3)
})

test('the same path with a personal header neither reads nor fills the store', async () => {
  await site.warm('/fr/both/')
  const personal = await site.ask('/fr/both/', { cookie: 'perron-token=x' })
  expect(personal.headers['x-cache']).toBeUndefined()
  expect(site.seen).toHaveLength(1)
  expect((await site.ask('/fr/both/')).headers['x-cache']).toBe('HIT')
})

test('campaign parameters do not matter', async () => {
  await site.warm('/fr/campaign/')
  expect((await site.ask('/fr/campaign/?utm_source=mail&fbclid=1')).headers['x-cache']).toBe('HIT')
})

test.each([
  ['/fr/moved/', '/fr/'],
  ['/fr/moved/?utm_source=mail&gclid=1', '/fr/?utm_source=mail&gclid=1'],
  ['/fr/moved/?foo=1', '/fr/?foo=1'],
  ['/fr/moved/?foo=%22%3E', '/fr/?foo=%22%3E'],
  ['/fr/project/?id=1&foo=2', '/fr/projet/halage/?foo=2'],
  ['/fr/moved/part/?foo=1', '/fr/page/?b=2&foo=1#part'],
  ['/fr/moved/slash/?foo=1', '/fr/slash/?foo=1'],
  ['/fr/moved/away/?foo=1', 'https://example.org/'],
  ['/fr/moved/other-host/?foo=1', '//example.org/'],
])('%s leads to %s', async (url, location) => {
  for (const headers of [{}, { cookie: 'perron-token=x' }])
    expect(await site.ask(url, headers)).toMatchObject({ status: 308, headers: { location } })
})

test('nothing of the request that fills the store reaches Next', async () => {
  const poison = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    host: 'evil.example',
    'x-middleware-subrequest': 'x',
    'x-original-url': '/admin/',
    accept: 'application/json',
    'accept-language': 'de',
    'user-agent': '<script>',
  }
  await site.ask('/fr/poison/', poison)
  await site.ask('/fr/poison/', poison)
  const names = site.seen.flatMap(({ headers }) => Object.keys(headers))
  expect(names.filter((name) => name in poison && !['host', 'accept', 'user-agent'].includes(name))).toEqual(
    [],
  )
  expect(
    site.seen.every(({ headers }) => headers.host === 'localhost:3000' && headers.accept === 'text/html'),
  ).toBe(true)
})

test('a refreshed tag empties its pages', async () => {
  await site.warm('/fr/seven/')
  site.httpServer.refresh(['page:8'])
  expect((await site.ask('/fr/seven/')).headers['x-cache']).toBe('HIT')
  site.httpServer.refresh(['page:7'])
  expect((await site.ask('/fr/seven/')).headers['x-cache']).toBe('MISS')
})

test('a filtered list leads to its own route, without inline scripts, and is stored for seconds', async () => {
  const first = await site.ask('/fr/for-sale/?page=2')
  await site.ask('/fr/for-sale/?page=2')
  expect(site.seen.map(({ headers }) => headers['x-perron-route'])).toEqual(['list', 'list'])
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self';/)
  expect((await site.ask('/fr/for-sale/?page=2')).headers['x-cache']).toBe('HIT')
  site.httpServer.refresh(['anything'])
  expect((await site.ask('/fr/for-sale/?page=2')).headers['x-cache']).toBe('MISS')
})

test('many visitors of one page at once cost one render', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask('/fr/crowd/')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(site.seen.length).toBe(1)
})
