import http, { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { requestInside } from '@/lib/http/front/inner-request'

import { Front } from './front'

/** What reached Next. */
let seen: IncomingMessage[] = []
let tags = 'page:1'
const html = '<!DOCTYPE html><html><head></head><body>Immo Perron à Liège</body></html>'
const kept = 'public, max-age=0, s-maxage=2'

/** Answers as Next does, as far as the front depends on it. */
const next: RequestListener = async (request, response) => {
  seen.push(request)
  const { pathname } = new URL(request.url ?? '', 'http://next')
  const isList = request.headers['x-perron-route'] === 'list'
  request.resume()
  if (pathname.startsWith('/fr/nothing')) {
    response.writeHead(404, { 'content-type': 'text/html', 'cache-control': kept })
    return void response.end('nothing here')
  }
  if (pathname === '/fr/moved/') {
    response.writeHead(308, { location: '/fr/' })
    return void response.end()
  }
  if (pathname === '/fr/crowd/') await new Promise((resolve) => setTimeout(resolve, 300))
  const isPrivate = pathname === '/fr/private/' || isList || request.headers.cookie !== undefined
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPrivate ? 'private, no-cache, no-store' : kept,
    ...(pathname === '/fr/cookie/' && { 'set-cookie': 'a=1' }),
    'x-nextjs-cache': 'MISS',
    'x-perron-tags': tags,
    vary: 'rsc',
  })
  response.end(html.padEnd(3000, ' '))
}

let root: string
let front: Front
let server: Server
let port: number

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'perron-front-'))
  await mkdir(path.join(root, '.next/static'), { recursive: true })
  await mkdir(path.join(root, '.next/flight'), { recursive: true })
  await mkdir(path.join(root, 'public'), { recursive: true })
  await writeFile(path.join(root, '.next/static/a1b2.js'), 'let a')
  await writeFile(path.join(root, '.next/static/a1b2.js.br'), 'compressed')
  await writeFile(path.join(root, 'public/start.js'), 'let b')
  await writeFile(path.join(root, `.next/flight/${'a'.repeat(32)}.js`), 'self.__next_f.push(1)')
  front = new Front({ next, root, isStoring: true })
  server = createServer(front.listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(root, { recursive: true, force: true })
})
afterEach(() => {
  seen = []
  tags = 'page:1'
})

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Each caller is another client: pages made on request are limited. */
let clients = 0

const ask = (
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
  body = '',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const localAddress = `127.0.${1 + Math.floor(clients / 200)}.${1 + (clients++ % 200)}`
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: url,
      method,
      headers,
      localAddress,
      agent: false,
    })
    request.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    request.end(body)
  })

/** Asks twice, so that the page is stored. */
async function warm(url: string): Promise<void> {
  await ask(url)
  await ask(url)
  seen = []
}

test('a stored page is sent without Next, in each encoding with an ETag of its own', async () => {
  await warm('/fr/')
  const identity = await ask('/fr/')
  const br = await ask('/fr/', { 'accept-encoding': 'gzip, br' })
  const gzip = await ask('/fr/', { 'accept-encoding': 'gzip' })
  expect(seen).toEqual([])
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
  const { headers } = await ask('/fr/inside/')
  expect(Object.keys(headers).filter((name) => /^x-(?:perron|nextjs)/.test(name))).toEqual([])
})

test.each(['identity', 'br', 'gzip'])('a client that has the page gets 304, with %s', async (encoding) => {
  await warm('/fr/304/')
  const first = await ask('/fr/304/', { 'accept-encoding': encoding })
  const second = await ask('/fr/304/', { 'accept-encoding': encoding, 'if-none-match': first.headers.etag })
  expect([second.status, second.body.length]).toEqual([304, 0])
  expect(second.headers['cache-control']).toBe(kept)
  expect((await ask('/fr/304/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  await warm('/fr/head/')
  const { status, headers, body } = await ask('/fr/head/', {}, 'HEAD')
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
  for (let count = 0; count < 3; count += 1) await ask(url, headers)
  expect(seen).toHaveLength(3)
})

test('the same path with a personal header neither reads nor fills the store', async () => {
  await warm('/fr/both/')
  const personal = await ask('/fr/both/', { cookie: 'perron-token=x' })
  expect(personal.headers['x-cache']).toBeUndefined()
  expect(seen).toHaveLength(1)
  expect((await ask('/fr/both/')).headers['x-cache']).toBe('HIT')
})

test('campaign parameters do not matter', async () => {
  await warm('/fr/campaign/')
  expect((await ask('/fr/campaign/?utm_source=mail&fbclid=1')).headers['x-cache']).toBe('HIT')
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
  await ask('/fr/poison/', poison)
  await ask('/fr/poison/', poison)
  const names = seen.flatMap(({ headers }) => Object.keys(headers))
  expect(names.filter((name) => name in poison && !['host', 'accept', 'user-agent'].includes(name))).toEqual(
    [],
  )
  expect(
    seen.every(({ headers }) => headers.host === 'localhost:3000' && headers.accept === 'text/html'),
  ).toBe(true)
})

test('a client cannot pretend to be the front', async () => {
  await ask('/fr/x/?foo=1', {
    'x-perron-route': 'list',
    'x-perron-worker': 'x',
    'x-perron-inner': 'yes',
    'x-perron-peer': '9.9.9.9',
    'content-security-policy': "script-src 'nonce-mine'",
    'content-security-policy-report-only': "script-src 'nonce-mine'",
  })
  const { headers } = seen[0] ?? {}
  expect(headers?.['x-perron-peer']).toMatch(/^127\./)
  expect(
    Object.keys(headers ?? {}).filter((name) => /^x-perron-(?:route|worker|inner)|policy/.test(name)),
  ).toEqual([])
})

test('a refreshed tag empties its pages', async () => {
  tags = 'page:7,routes'
  await warm('/fr/seven/')
  front.refresh(['page:8'])
  expect((await ask('/fr/seven/')).headers['x-cache']).toBe('HIT')
  front.refresh(['page:7'])
  expect((await ask('/fr/seven/')).headers['x-cache']).toBe('MISS')
})

test('a filtered list leads to its own route, without inline scripts, and is kept for seconds', async () => {
  const first = await ask('/fr/for-sale/?page=2')
  await ask('/fr/for-sale/?page=2')
  expect(seen.map(({ headers }) => headers['x-perron-route'])).toEqual(['list', 'list'])
  expect(first.headers['content-security-policy']).toMatch(/script-src 'self';/)
  expect((await ask('/fr/for-sale/?page=2')).headers['x-cache']).toBe('HIT')
  front.refresh(['anything'])
  expect((await ask('/fr/for-sale/?page=2')).headers['x-cache']).toBe('MISS')
})

test.each(['/fr/?answers=x', '/fr/preview/pages/1/'])(
  '%s gets a nonce, the same as Next reads',
  async (url) => {
    const { headers } = await ask(url)
    expect(headers['content-security-policy']).toMatch(/'nonce-[^']+'/)
    expect(seen[0]?.headers['content-security-policy']).toBe(headers['content-security-policy'])
  },
)

test('a preview knows its language', async () => {
  await ask('/nl/preview/pages/1/')
  expect(seen[0]?.headers['x-perron-locale']).toBe('nl')
})

test('the route of lists has no public URL', async () => {
  const { status, headers } = await ask('/fr/q/for-sale/?page=2')
  expect([status, headers.location]).toEqual([307, '/fr/for-sale/?page=2'])
})

test.each([
  ['/_next/static/a1b2.js', 'public, max-age=31536000, immutable', 'let a'],
  ['/start.js', 'public, max-age=0, must-revalidate', 'let b'],
  [`/flight/${'a'.repeat(32)}.js`, 'public, max-age=31536000, immutable', 'self.__next_f.push(1)'],
])('the file %s is sent without Next', async (url, control, text) => {
  const { status, headers, body } = await ask(url)
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, control, text])
  expect(seen).toEqual([])
})

test('a file compressed by the build is sent as it is', async () => {
  const { headers, body } = await ask('/_next/static/a1b2.js', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'compressed'])
})

test.each([
  `/flight/${'b'.repeat(32)}.js`,
  '/flight/x.js',
  '/flight/..%2fa.js',
  '/_next/static/../../package.json',
])('%s is no file', async (url) => {
  const { body } = await ask(url)
  expect(body.toString()).not.toMatch(/let |"name"|__next_f/)
})

test.each([
  ['/%', {}, 'GET', 400],
  ['/fr/%ff/', {}, 'GET', 400],
  ['/fr/%zz/', {}, 'POST', 400],
  ['/fr/', { origin: 'Fl|44' }, 'GET', 400],
  ['/fr/', { origin: 'http://[' }, 'POST', 400],
  ['http://other.example/fr/', {}, 'GET', 400],
  ['/fr/', {}, 'TRACE', 405],
])('%s with %j by %s is refused with %i', async (url, headers, method, status) => {
  expect((await ask(url, headers, method)).status).toBe(status)
  expect(seen).toEqual([])
})

test.each([{ origin: 'null' }, { origin: 'chrome-extension://abc' }])('%j passes', async (headers) => {
  expect((await ask('/api/x/', headers)).status).toBe(200)
})

test('two Host headers are refused', async () => {
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /fr/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
    )
    let all = ''
    socket.on('data', (part) => (all += part.toString())).on('close', () => resolve(all))
  })
  expect(text).toMatch(/^HTTP\/1\.1 400 /)
})

test('beyond the limit of pages made on request a client is asked to wait, in its language', async () => {
  const agent = new http.Agent({ keepAlive: true })
  const one = (url: string) =>
    new Promise<Answer>((resolve) => {
      http.get({ host: '127.0.0.1', port, path: url, agent, localAddress: '127.1.1.1' }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      })
    })
  const statuses: number[] = []
  for (let index = 0; index < 40; index += 1)
    statuses.push((await one(`/nl/for-sale/?priceMin=${index}`)).status)
  const refused = await one('/nl/for-sale/?priceMin=last')
  agent.destroy()
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body.toString()).toContain('lang="nl"')
  expect(refused.headers['cache-control']).toBe('no-store')
})

test('many visitors of one page at once cost one render', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/fr/crowd/')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(seen.length).toBe(1)
})

test('the process sends itself requests without a connection, beyond all limits of clients', async () => {
  const headers = { 'x-perron-worker': 'key' }
  const posted = await requestInside({ method: 'POST', url: '/api/run-worker/', headers }, 5000)
  expect(posted.status).toBe(200)
  expect(seen[0]?.headers['x-perron-worker']).toBe('key')
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => requestInside({ url: `/fr/form-${index}/?answers=x` }, 5000)),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
})

test('the process says that it runs', async () => {
  const { status, body } = await ask('/healthz')
  expect([status, body.toString()]).toEqual([200, 'ok'])
})
