import { connect } from 'node:net'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test('a client cannot pretend to be this process', async () => {
  await site.ask('/fr/x/?foo=1', {
    'x-perron-route': 'list',
    'x-perron-worker': 'x',
    'x-perron-inner': 'yes',
    'x-perron-peer': '9.9.9.9',
    'x-perron-request': 'mine',
    'content-security-policy': "script-src 'nonce-mine'",
    'content-security-policy-report-only': "script-src 'nonce-mine'",
  })
  const { headers } = site.seen[0] ?? {}
  expect(headers?.['x-perron-peer']).toMatch(/^127\./)
  expect(headers?.['x-perron-request']).toMatch(/^[\da-f-]{36}$/)
  expect(
    Object.keys(headers ?? {}).filter((name) => /^x-perron-(?:route|worker|inner)|policy/.test(name)),
  ).toEqual([])
})

test.each([
  ['/%', {}, 'GET', 400],
  ['/fr/../admin/', {}, 'GET', 400],
  ['/fr/a/./', {}, 'GET', 400],
  ['/fr/%2e%2E/admin/', {}, 'GET', 400],
  ['/fr/..', {}, 'GET', 400],
  ['/fr/a\\b/', {}, 'GET', 400],
  ['/fr/a#b/', {}, 'GET', 400],
  ['/fr/%ff/', {}, 'GET', 400],
  ['/fr/%zz/', {}, 'POST', 400],
  ['/fr/', { origin: 'Fl|44' }, 'GET', 400],
  ['/fr/', { origin: 'http://[' }, 'POST', 400],
  ['http://other.example/fr/', {}, 'GET', 400],
  ['/fr/', {}, 'TRACE', 405],
])('%s with %j by %s is refused with %i', async (url, headers, method, status) => {
  expect((await site.ask(url, headers, method)).status).toBe(status)
  expect(site.seen).toEqual([])
})

test.each([{ origin: 'null' }, { origin: 'chrome-extension://abc' }])('%j passes', async (headers) => {
  expect((await site.ask('/api/x/', headers)).status).toBe(200)
})

test('two Host headers are refused', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () =>
      socket.write('GET /fr/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    )
    let all = ''
    socket.on('data', (part) => (all += part.toString())).on('close', () => resolve(all))
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('beyond the limit of pages made on request a client is asked to wait, in its language', async () => {
  const one = (url: string) => site.ask(url, {}, 'GET', { localAddress: '127.1.1.1' })
  const statuses: number[] = []
  for (let index = 0; index < 40; index += 1)
    statuses.push((await one(`/nl/for-sale/?priceMin=${index}`)).status)
  const refused = await one('/nl/for-sale/?priceMin=last')
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body.toString()).toContain('lang="nl"')
  expect(refused.headers['cache-control']).toBe('no-store')
})
