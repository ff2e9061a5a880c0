import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { download } from './download'

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
const fetchIt = (address = `${origin}/`, more = {}) =>
  download(address, file(), { ...limits, ...more }, (ip) => ip === '127.0.0.1')

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
  await expect(download(`${origin}/`, file(), limits)).rejects.toThrow('public internet')
  await expect(download(origin.replace('127.0.0.1', 'localhost'), file(), limits)).rejects.toThrow(
    'not public',
  )
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
  await expect(fetchIt(undefined, { timeoutMs: 200 })).rejects.toThrow(/abort|timeout/i)
})
