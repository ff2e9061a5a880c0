import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectGarbageOften } from '../../../tests/support/collect-garbage'

import { fetchText } from './fetch-text'

let server: Server
let url: string
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('status, headers and text are returned', async () => {
  answer = (response) => response.writeHead(404, { 'x-one': '1' }).end('zażółć')
  const { ok, status, headers, text } = await fetchText(url, { timeoutMs: 10_000 })
  expect([ok, status, headers.get('x-one'), text]).toEqual([false, 404, '1', 'zażółć'])
})

const silences: [string, (response: ServerResponse) => void][] = [
  ['nothing', () => undefined],
  ['headers alone', (response) => response.flushHeaders()],
  ['half of the body', (response) => response.write('{"success":true,')],
]
test.each(silences)(
  'the time-out holds after %s, whatever the garbage collector takes',
  async (_, silence) => {
    answer = silence
    const stop = collectGarbageOften()
    try {
      await expect(fetchText(url, { timeoutMs: 400 })).rejects.toMatchObject({ name: 'TimeoutError' })
    } finally {
      stop()
    }
  },
)

test('an endless body is an error', async () => {
  answer = (response) => {
    const part = 'x'.repeat(1_000_000)
    for (let count = 0; count < 10; count += 1) response.write(part)
  }
  await expect(fetchText(url, { timeoutMs: 20_000 })).rejects.toThrow(RangeError)
})
