import { Agent, createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { delayClose } from './node-server'
import { innerRequestsEnd, requestInside, shareDispatch } from '@/lib/http/inner-request'
import { resetProcessState } from '@/lib/process-state'
import { beginShutdown } from '@/lib/queue/shutdown'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => {
  site = await serveSite()
  await site.warm('/fr/')
})
afterAll(() => site.stop())
// The process of the tests goes on.
afterEach(() => resetProcessState('shutdown'))

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
  delayClose(server, 1500, () => Promise.resolve())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const isAnswering = () => fetch(url, { headers: { connection: 'close' } }).then(Boolean, () => false)
  const closed = new Promise((resolve) => server.close(resolve))
  expect(await isAnswering()).toBe(true)
  await expect.poll(isAnswering).toBe(false)
  await closed
})

test('a connection whose request ends after the server was told to close does not hold it open', async () => {
  let answer = () => {}
  const server = createServer((_, response) => (answer = () => void response.end('ok')))
  server.keepAliveTimeout = 60_000
  delayClose(server, 0, () => Promise.resolve())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true })
  const { port } = server.address() as AddressInfo
  get({ port, host: '127.0.0.1', agent }, (response) => response.resume())
  await new Promise((resolve) => server.once('request', resolve))
  const closed = new Promise((resolve) => server.close(() => resolve('closed')))
  answer()
  expect(await Promise.race([closed, wait(20_000, 'still open')])).toBe('closed')
  agent.destroy()
})

test('a server is closed only when the requests of the process to itself have their responses', async () => {
  const server = createServer((_, response) => response.end('ok'))
  delayClose(server, 0, innerRequestsEnd)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const order: string[] = []
  let answer = () => {}
  shareDispatch(async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    order.push('answered')
    return { status: 200, headers: {}, body: Buffer.of() }
  })
  const asked = requestInside({ url: '/api/run-worker/' }, 10_000)
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() =>
    order.push('closed'),
  )
  await new Promise((resolve) => server.once('close', resolve))
  await wait(50)
  expect(order).toEqual([])
  answer()
  await Promise.all([asked, closed])
  expect(order).toEqual(['answered', 'closed'])
})
