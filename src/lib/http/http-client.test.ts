import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectGarbageOften } from '../../../tests/support/collect-garbage'

import { askStatus, download, HttpError, parseJson, retryAfterMs, sendRequest } from './http-client'

let folder: string
let server: Server
let origin: string
let answer: RequestListener

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'download-'))
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

const limits = { maxBytes: 1000, timeoutMs: 20_000 }
const file = () => path.join(folder, 'feed.json')
const isAllowed = (ip: string) => ip === '127.0.0.1'
const request = (more = {}) => ({ url: `${origin}/`, ...limits, isAllowed, ...more })
const fetchIt = (more = {}) => download(request({ followsRedirects: true, ...more }), file())

test('an answer is written to the file, also after a redirect', async () => {
  answer = (request, response) => {
    if (request.url === '/') return response.writeHead(302, { location: '/next' }).end()
    return response.end('{"a":1}')
  }
  await fetchIt()
  expect(await readFile(file(), 'utf8')).toBe('{"a":1}')
})

test.each([
  'http://127.0.0.2/',
  'http://169.254.169.254/',
  'http://[::1]/',
  'file:///etc/passwd',
  'ftp://example.org/',
])('a redirect to %s is refused', async (location) => {
  answer = (_, response) => response.writeHead(302, { location }).end()
  await expect(fetchIt()).rejects.toThrow(/public internet|https:/)
})

test('private addresses are refused by default, also behind a name', async () => {
  await expect(sendRequest({ url: origin, ...limits })).rejects.toThrow('public internet')
  const url = origin.replace('127.0.0.1', 'localhost')
  await expect(sendRequest({ url, ...limits })).rejects.toThrow('not public')
})

test('too many redirects, other statuses, too many bytes and slow answers are refused', async () => {
  answer = (_, response) => response.writeHead(302, { location: '/' }).end()
  await expect(fetchIt()).rejects.toThrow('More than 5 redirects')
  answer = (_, response) => response.writeHead(503).end()
  await expect(fetchIt()).rejects.toThrow('The server answered 503')
  answer = (_, response) => response.end('x'.repeat(2000))
  await expect(fetchIt()).rejects.toThrow('More than 1000 bytes')
  answer = (_, response) => response.write('x'.repeat(600)) && response.end('x'.repeat(600))
  await expect(fetchIt()).rejects.toThrow('More than 1000 bytes')
  answer = (_, response) => void response.write('x')
  await expect(fetchIt({ timeoutMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('an answer of any status is read, and a redirect is one unless it is followed', async () => {
  answer = (_, response) => response.writeHead(404, { 'x-one': '1' }).end('zażółć')
  const { status, headers, content } = await sendRequest(request())
  expect([status, headers['x-one'], content.toString()]).toEqual([404, '1', 'zażółć'])
  answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  expect((await sendRequest(request())).status).toBe(302)
})

test('a body is sent with its length, as JSON or as it is', async () => {
  const seen: unknown[] = []
  answer = async (message, response) => {
    let text = ''
    for await (const part of message) text += String(part)
    const { 'content-type': type, 'content-length': length } = message.headers
    seen.push([message.method, type, Number(length), text])
    response.end()
  }
  await sendRequest(request())
  await sendRequest(request({ body: { one: 'é' } }))
  const headers = { 'content-type': 'text/plain' }
  await sendRequest(request({ body: 'é', method: 'PUT', headers }))
  expect(seen).toEqual([
    ['GET', undefined, Number.NaN, ''],
    ['POST', 'application/json', 12, '{"one":"é"}'],
    ['PUT', 'text/plain', 2, 'é'],
  ])
})

const silences: [string, (response: ServerResponse) => void][] = [
  ['nothing', () => undefined],
  ['headers alone', (response) => response.flushHeaders()],
  ['half of the body', (response) => response.write('{"success":true,')],
]
test.each(silences)(
  'the time-out holds after %s, whatever the garbage collector takes',
  async (_, silence) => {
    answer = (__, response) => silence(response)
    const stop = collectGarbageOften()
    try {
      await expect(sendRequest(request({ timeoutMs: 400 }))).rejects.toMatchObject({ name: 'TimeoutError' })
    } finally {
      stop()
    }
  },
)

const endless =
  (status: number): RequestListener =>
  (_, response) => {
    response.writeHead(status)
    const write = () => {
      if (!response.destroyed) response.write('x'.repeat(65_536), write)
    }
    write()
  }

test('an endless answer is an error, an endless refusal is cut, and one whose status counts is not read', async () => {
  answer = endless(200)
  await expect(sendRequest(request())).rejects.toMatchObject({ kind: 'size' })
  expect(await askStatus(request())).toBe(200)
  answer = endless(500)
  const { status, content } = await sendRequest(request())
  expect(status).toBe(500)
  expect(content.length).toBeLessThan(1_000_000)
})

const tries: [string, RequestListener[], number, number][] = [
  ['is busy once', [(_, response) => response.writeHead(503).end()], 200, 2],
  ['breaks off once', [(_, response) => void response.destroy()], 200, 2],
  [
    'says when to come back',
    [(_, response) => response.writeHead(429, { 'retry-after': '0' }).end()],
    200,
    2,
  ],
  ['asks for an hour', [(_, response) => response.writeHead(429, { 'retry-after': '3600' }).end()], 429, 1],
  ['refuses', [(_, response) => response.writeHead(403).end()], 403, 1],
  [
    'stays busy',
    Array(4).fill((_: unknown, response: ServerResponse) => response.writeHead(500).end()),
    500,
    3,
  ],
]
test.each(tries)('a server that %s is asked again only where that helps', async (_, first, status, count) => {
  let requests = 0
  answer = (message, response) => {
    requests += 1
    const next = first.shift()
    if (next) next(message, response)
    else response.end('{}')
  }
  const response = await sendRequest(request({ pausesMs: [10, 20] }))
  expect([response.status, requests]).toEqual([status, count])
})

test('an address that is not allowed is asked for once', async () => {
  const hidden = sendRequest(request({ pausesMs: [60_000], isAllowed: () => false }))
  await expect(hidden).rejects.toBeInstanceOf(HttpError)
})

test.each([
  ['', undefined],
  ['120', 120_000],
  ['999999999', 24 * 60 * 60_000],
  ['soon', undefined],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('Retry-After "%s" is %s ms', (text, ms) => {
  expect(retryAfterMs({ 'retry-after': text })).toBe(ms)
})

test('JSON may begin with a byte order mark; anything else is none', () => {
  expect(parseJson(Buffer.from('\uFEFF{"a":1}'))).toEqual({ a: 1 })
  expect(parseJson(Buffer.from('<html>'))).toBeUndefined()
})
