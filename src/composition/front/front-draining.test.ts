import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { delayClose } from '@/lib/http/front/delay-close'
import { beginShutdown } from '@/lib/queue/shutdown'

import { serveFront, type FrontServer } from './front.fixture'

let site: FrontServer
beforeAll(async () => {
  site = await serveFront()
  await site.warm('/fr/')
})
afterAll(() => site.stop())
// The process of the tests goes on.
afterEach(() => void delete (globalThis as Record<symbol, unknown>)[Symbol.for('perron.shutdown')])

test('a stopped server says so, and still answers on connections that end', async () => {
  const keepAlive = { connection: 'keep-alive' }
  expect((await site.ask('/fr/', keepAlive)).headers.connection).toBe('keep-alive')
  beginShutdown()
  expect((await site.ask('/readyz')).status).toBe(503)
  for (const url of ['/fr/', '/fr/other/', '/start.js']) {
    const { status, headers } = await site.ask(url, keepAlive)
    expect([url, status, headers.connection]).toEqual([url, 200, 'close'])
  }
})

test('a server that is told to close takes requests until the delay is over', async () => {
  const server = createServer((_, response) => response.end('ok'))
  delayClose(server, 300)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const isAnswering = () => fetch(url, { headers: { connection: 'close' } }).then(Boolean, () => false)
  const closed = new Promise((resolve) => server.close(resolve))
  expect(await isAnswering()).toBe(true)
  await wait(350)
  expect(await isAnswering()).toBe(false)
  await closed
})
