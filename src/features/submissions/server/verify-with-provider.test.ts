import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { verifyWithProvider } from './verify-with-provider'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let server: Server
let url: string
let answer: Answer
const received: URLSearchParams[] = []
const warned = vi.fn()

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    received.push(new URLSearchParams(body))
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(warned))
afterEach(() => {
  vi.restoreAllMocks()
  warned.mockReset()
  received.length = 0
})

const saying =
  (data: unknown, status = 200): Answer =>
  (response) => {
    response.statusCode = status
    response.end(JSON.stringify(data))
  }

const ask = (changes = {}) =>
  verifyWithProvider({
    provider: 'turnstile',
    secretKey: 'the-secret-key',
    token: 'the-token',
    hostnames: ['perron.example'],
    url,
    ...changes,
  })

test('the provider gets only the key and the token', async () => {
  answer = saying({ success: true, hostname: 'Perron.example' })
  expect(await ask()).toBe('right')
  expect(received.map((body) => [...body])).toEqual([
    [
      ['secret', 'the-secret-key'],
      ['response', 'the-token'],
    ],
  ])
})

const wrongs: [string, unknown][] = [
  ['a token it does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token made on another site', { success: true, hostname: 'evil.example' }],
  ['a token of unknown origin', { success: true }],
  ['anything but true', { success: 'true', hostname: 'perron.example' }],
  ['nothing', null],
]
test.each(wrongs)('%s is wrong', async (_, data) => {
  answer = saying(data)
  expect(await ask()).toBe('wrong')
})

const downs: [string, Answer][] = [
  ['answers with an error', saying({}, 503)],
  ['answers with no JSON', (response) => response.end('<html>')],
  ['breaks off', (response) => response.destroy()],
  ['sends elsewhere', (response) => response.writeHead(302, { location: url }).end()],
  ['does not know our key', saying({ success: false, 'error-codes': ['invalid-input-secret'] })],
]
test.each(downs)('a provider that %s is down', async (_, reaction) => {
  answer = reaction
  expect(await ask()).toBe('down')
  expect(warned).toHaveBeenCalled()
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/the-secret-key|the-token/)
})

test('an unreachable provider is down', async () => {
  expect(await ask({ url: 'http://127.0.0.1:9/' })).toBe('down')
})

test('a provider has three seconds, including the body of its response', async () => {
  answer = (response) => {
    response.write('{"success":true,')
  }
  const begin = Date.now()
  expect(await ask()).toBe('down')
  expect(Date.now() - begin).toBeGreaterThan(2900)
  expect(Date.now() - begin).toBeLessThan(15_000)
})
