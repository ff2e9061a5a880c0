import { Agent, createServer, get } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { answerClientErrors, delayClose } from './node-server'
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
  const pendingAnswer = requestInside({ url: '/api/run-worker/' }, 10_000)
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() =>
    order.push('closed'),
  )
  await new Promise((resolve) => server.once('close', resolve))
  await wait(50)
  expect(order).toEqual([])
  answer()
  await Promise.all([pendingAnswer, closed])
  expect(order).toEqual(['answered', 'closed'])
})

/** What a client gets that sends these texts one after the other, until the connection ends. */
async function sentTo(texts: readonly string[], answer: () => string | null): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-length', 100)
    const text = answer()
    if (text !== null) response.write(text)
  })
  answerClientErrors(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += String(data)))
  // The server ends it at once where it writes nothing.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  for (const text of texts) {
    socket.write(text)
    await wait(100)
  }
  await closed
  server.close()
  return received
}

const rightRequest = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

test('a request that cannot be read is refused with the headers of all responses', async () => {
  const received = await sentTo(['no request\r\n\r\n'], () => null)
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(received).toMatch(/x-content-type-options: nosniff/)
})

test('after one whose response has not begun, too', async () => {
  expect(await sentTo([rightRequest, 'no request\r\n\r\n'], () => null)).toMatch(/^HTTP\/1\.1 400 /)
})

test('in the middle of a response nothing is written: it would be read as a part of that', async () => {
  const received = await sentTo([rightRequest, 'no request\r\n\r\n'], () => 'beginning')
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*beginning$/)
})
