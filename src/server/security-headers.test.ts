import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { visitTally } from '@/features/statistics/server/visit-tally'
import { limitBodyTime } from './forward'
import { securityHeaders } from './security-headers'

import { exampleNext, serveSite, type ServedSite } from './http-server.fixture'

/** Next with a page that fails, and one of an owner that does not exist. */
const next: RequestListener = (request, response) => {
  if (request.url?.startsWith('/fr/broken')) throw new Error('broken')
  if (!request.url?.startsWith('/fr/login/nothing/')) return exampleNext(request, response)
  request.resume()
  response.writeHead(200, { 'content-type': 'text/html' }).end('<main data-status="404"></main>')
}

let site: ServedSite
beforeAll(async () => {
  site = await serveSite({ next })
  await site.warm('/fr/')
  await site.warm('/fr/list/?page=2')
})
afterAll(() => {
  // Test files share modules: a visit was counted.
  visitTally().take()
  return site.stop()
})

const missingIn = (headers: IncomingHttpHeaders): string[] =>
  Object.keys(securityHeaders).filter((name) => !headers[name])

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const upload = { 'content-type': 'multipart/form-data; boundary=x' }
const ownRequest = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0',
}
const visit = JSON.stringify(['/fr/a-vendre/awans/maison/4310/', 'www.google.be', ''])
const action = { ...upload, 'next-action': 'a'.repeat(42) }

type Case = [string, number, OutgoingHttpHeaders?, string?, string?]

const cases: Case[] = [
  ['/fr/', 200],
  ['/fr/', 200, {}, 'HEAD'],
  ['/fr/', 304, { 'if-none-match': '*' }],
  ['/fr/new/', 200],
  ['/fr/nothing/', 404],
  ['/fr/moved/', 308],
  ['/fr/private/', 200],
  ['/fr/broken/', 500],
  ['/fr/broken/?foo=1', 500],
  ['/fr/list/?page=2', 200],
  ['/fr/list/?page=3', 200],
  ['/fr/list/?answers=x', 200],
  ['/fr/q/list/?page=2', 307],
  ['/fr/preview/pages/1/', 200],
  ['/fr/login/', 200],
  ['/fr/login/nothing/', 404],
  ['/fr/my/nothing/', 404],
  ['/fr/my/offer/', 410],
  ['/fr/my/account/sign-up/', 200],
  ['/calendar/key.ics', 200],
  ['/admin/', 200],
  ['/api/x/', 200],
  ['/api/media/file/a.jpg', 200],
  ['/start.js', 200],
  ['/start.js', 416, { range: 'bytes=900-999' }],
  ['/_next/static/a1b2.js', 200],
  ['/_next/static/c3d4.js', 200],
  ['/healthz', 200],
  ['/healthz', 200, {}, 'HEAD'],
  ['/readyz', 200],
  ['/%', 400],
  ['http://other.example/fr/', 400],
  ['/fr/', 400, { origin: 'http://[' }, 'POST'],
  ['/fr/', 405, {}, 'TRACE'],
  ['/fr/', 405, upload, 'POST', 'x'],
  ['/fr/', 200, form, 'POST', 'a=1'],
  ['/fr/list/?page=2', 405, form, 'POST', 'a=1'],
  ['/fr/my/nothing/', 404, form, 'POST', 'a=1'],
  ['/fr/my/account/sign-up/', 405, form, 'POST', 'a=1'],
  ['/fr/forms/contactMe/', 200, form, 'POST', 'a=1'],
  ['/admin/', 405, upload, 'POST', 'x'],
  ['/admin/', 401, action, 'POST', 'x'],
  ['/admin/', 403, { ...action, origin: 'https://evil.example' }, 'POST', 'x'],
  ['/admin/', 413, action, 'POST', 'x'.repeat(1024 * 1024 + 1)],
  ['/visits/', 204, ownRequest, 'POST', visit],
  ['/visits/', 400, ownRequest, 'POST', 'x'],
  ['/visits/', 403, {}, 'POST', visit],
  ['/visits/', 413, ownRequest, 'POST', 'x'.repeat(3000)],
]

test.each(cases)(
  '%s answers %i with the headers of all responses',
  async (url, status, headers, method, body) => {
    const answer = await site.ask(url, headers, method, body === undefined ? {} : { body })
    expect(answer.status).toBe(status)
    expect(missingIn(answer.headers)).toEqual([])
  },
)

test('a client over a limit gets them too', async () => {
  const localAddress = '127.2.2.2'
  for (let index = 0; index < 40; index += 1)
    await site.ask(`/nl/for-sale/?priceMin=${index}`, {}, 'GET', { localAddress })
  const refused = await site.ask('/nl/for-sale/?priceMin=last', {}, 'GET', { localAddress })
  expect(refused.status).toBe(429)
  expect(missingIn(refused.headers)).toEqual([])
})

const headersIn = (text: string): IncomingHttpHeaders =>
  Object.fromEntries(
    text
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2)),
  )

/** Everything that a server sends to a text until it closes the connection. */
const exchange = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let all = ''
    socket.on('data', (part) => (all += part.toString())).on('error', reject)
    socket.on('close', () => resolve(all))
  })

test.each([
  ['two hosts', 'GET /fr/ HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['no request at all', 'hello\r\n\r\n', 400],
  ['too many headers', `GET /fr/ HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ['a URL that is too long', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('%s: what Node refuses has them', async (_, text, status) => {
  const answer = await exchange(site.port, text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(missingIn(headersIn(answer.toLowerCase()))).toEqual([])
})

test('a body that does not come is answered with them', async () => {
  const server = createServer((request, response) => limitBodyTime(request, response, 50))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await exchange(port, 'POST /fr/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n')
  server.close()
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(missingIn(headersIn(answer.toLowerCase()))).toEqual([])
})
