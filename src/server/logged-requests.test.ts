import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { RequestLog } from './request-log'
import { captureKey } from '@/lib/http/captured-values'

import { serveSite, type ServedSite } from './http-server.fixture'

/** What no line of the log may contain. */
const canaries = {
  name: 'Wilhelmina Vandersteen',
  email: 'w.vandersteen@example.org',
  phone: '+32470123456',
  ip: '203.0.113.77',
  token: 'canary-token-7d1f',
}
const { name, email, phone, ip, token } = canaries
const query = new URLSearchParams(canaries).toString()

const spellings = Object.values(canaries).flatMap((each) => [
  each,
  encodeURIComponent(each),
  each.split(' ')[0] ?? '',
])

const headers = {
  cookie: `perron-token=${token}; perron-consent=${encodeURIComponent(name)}`,
  authorization: `Bearer ${token}`,
  forwarded: `for=${ip}`,
  from: email,
  referer: `http://localhost:3000/fr/?${query}`,
  'user-agent': `Mozilla/5.0 (${name})`,
  'x-forwarded-for': ip,
  'x-real-ip': ip,
  'x-perron-request': token,
}

const methods = ['log', 'info', 'warn', 'error', 'debug'] as const
let written = ''
let site: ServedSite
/** Emits `slow` when the server has received the request for the slow answer. */
const arrivals = new EventEmitter()

beforeAll(async () => {
  const log = new RequestLog('info', { write: (line) => void (written += line) })
  site = await serveSite({
    log,
    next: (incoming, response) => {
      const { pathname } = new URL(incoming.url ?? '', 'http://next')
      if (pathname === '/api/throws/')
        throw new Error(`Failed query: select ?\nparams: ${name}`, { cause: new Error(`refused <${email}>`) })
      incoming.resume()
      const status = pathname.startsWith('/api/broken') ? 500 : 200
      response.writeHead(status, { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=2' })
      if (pathname === '/api/slow/') {
        arrivals.emit('slow')
        return void setTimeout(() => response.end('late'), 10_000).unref()
      }
      response.end(`<body>${JSON.stringify(incoming.headers)}</body>`)
    },
  })
})
afterAll(() => site.stop())
afterEach(() => {
  site.forget()
  written = ''
})

const paths = [
  '/fr/',
  '/fr/a-vendre/?priceMin=1&',
  '/fr/contact/?answers=1&',
  `/fr/${encodeURIComponent(email)}/`,
  '/fr/unknown/?foo=1&',
  `/fr/my/offer/12/${token}/`,
  `/fr/login/link/${token}/`,
  `/nl/login/password/${token}`,
  `/fr/my/offer/12/${token}/confirm/`,
  `/nl/my/documents/12/${token}/file/3/`,
  `/nl/my/unknown-kind/12/${token}/`,
  `/de//my/newsletter/12/${token}`,
  `/de/%6Dy/demand/12/${token}/`,
  `/en/x/../my/appointment/12/${token}/calendar/`,
  `/fr/preview/pages/${token}/`,
  `/calendar/${token}.ics`,
  `/api/leadFiles/file/${encodeURIComponent(name)}.pdf`,
  `/api/documents/file/${token}.pdf`,
  '/api/broken/',
  '/api/throws/',
  '/api/run-worker/',
  `/admin/reset/${token}/`,
  `/api/users/verify/${token}`,
  '/admin/collections/leads/',
  '/_next/static/x.js',
  '/scripts/x.js',
  '/healthz',
  '/fr/%ff/',
]

const withQuery = (path: string) => path + (path.endsWith('&') ? '' : '?') + query

const bodies = [
  ['application/x-www-form-urlencoded', query],
  ['application/json', JSON.stringify(canaries)],
  [
    'multipart/form-data; boundary=x',
    `--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n${name}\r\n--x--`,
  ],
  ['text/plain;charset=UTF-8', JSON.stringify([captureKey('x'), email, phone])],
] as const

/** Sends a request, and waits until its line is written. */
async function logged(send: () => Promise<unknown>): Promise<string> {
  written = ''
  await send()
  await expect.poll(() => written).toMatch(/"status":/)
  return written
}

function expectClean(text: string): void {
  for (const each of spellings) expect(text.toLowerCase()).not.toContain(each.toLowerCase())
}

test.each(paths)('the log of %s has no data of the visitor', async (path) => {
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined))
  for (const method of ['GET', 'HEAD', 'GET'])
    expectClean(await logged(() => site.ask(withQuery(path), headers, method)))
  for (const [type, body] of bodies)
    for (const action of [{}, { 'next-action': token }]) {
      const sent = { ...headers, ...action, 'content-type': type, 'content-length': Buffer.byteLength(body) }
      expectClean(await logged(() => site.ask(withQuery(path), sent, 'POST', { body })))
    }
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([])
})

test.each([`http://${token}.example/fr/?${query}`, `http://w:${token}@localhost/${token}/`])(
  'a refused address such as %s is not repeated',
  async (url) => {
    expectClean(await logged(() => site.ask(url, headers)))
  },
)

test('neither is that of a visitor who goes away, nor of one over the limit', async () => {
  const away = () =>
    new Promise((resolve) => {
      const options = {
        host: '127.0.0.1',
        port: site.port,
        path: withQuery('/api/slow/'),
        headers,
        agent: false,
      }
      const sent = request(options).on('error', resolve)
      // Gone before the request has arrived, a visitor leaves no line.
      void once(arrivals, 'slow').then(() => sent.destroy())
      sent.end()
    })
  const line = await logged(away)
  expect(line).toContain('"aborted":true')
  expectClean(line)
  const client = { localAddress: '127.9.9.9' }
  // At once: on a slow machine the limit would begin again between the first and the last.
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      site.ask(`/fr/list/?page=${index}&${query}`, headers, 'GET', client),
    ),
  )
  await expect.poll(() => written).toContain('"status":429')
  expectClean(written)
})

test('a failure is logged with the id of its request, and without values', async () => {
  const text = await logged(() => site.ask('/api/throws/'))
  const [failure, end] = text.split('\n').map((line) => JSON.parse(line || '{}') as Record<string, unknown>)
  expect(failure).toMatchObject({
    err: { message: 'Failed query: select ?', cause: { message: 'refused <[e-mail]>' } },
  })
  expect(failure?.request).toBe(end?.request)
  expect(end).toMatchObject({ status: 500, path: '/api/throws/' })
})

test('a line has the state of the cache and the bytes that were sent', async () => {
  const lines = []
  for (const encoding of ['identity', 'identity', 'identity', 'gzip']) {
    const text = await logged(() => site.ask('/fr/stored/', { 'accept-encoding': encoding }))
    lines.push(JSON.parse(text) as { cache: string; bytes: number })
  }
  expect(lines.map(({ cache }) => cache)).toEqual(['MISS', 'MISS', 'HIT', 'HIT'])
  for (const { bytes } of lines) expect(bytes).toBeGreaterThan(100)
})
