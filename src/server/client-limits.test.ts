import { createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import { afterEach, expect, test } from 'vitest'

import { limitBodyTime } from './forward'
import { limitConnections } from './node-server'
import { RenderLimit } from './page-limit'

let server: Server | null = null
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
  server = null
})

async function listen(made: Server): Promise<number> {
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return (made.address() as AddressInfo).port
}

test('a client may ask for 31 pages at once, then has to wait; others need not', async () => {
  const limit = new RenderLimit(1)
  const waits: number[] = []
  for (let count = 0; count < 33; count += 1) waits.push(await limit.count('1.2.3.4'))
  expect(waits.slice(0, 31)).toEqual(waits.slice(0, 31).map(() => 0))
  expect(waits.at(-1)).toBeGreaterThan(0)
  expect(await limit.count('5.6.7.8')).toBe(0)
})

test('connections of one client beyond the limit are closed, and may come again', async () => {
  const made = createServer((_, response) => response.end('ok'))
  limitConnections(made, 3)
  const port = await listen(made)
  const open = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      socket.on('error', () => resolve(false)).on('close', () => resolve(false))
      socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
      socket.on('data', () => resolve(true))
    })
  expect([await open(), await open(), await open(), await open()]).toEqual([true, true, true, false])
  sockets[0]?.destroy()
  await expect.poll(open).toBe(true)
})

test('a body without progress is ended with 408, a slow one that goes on is read', async () => {
  const made = createServer((incoming, response) => {
    limitBodyTime(incoming, response, 1000)
    incoming.resume().on('end', () => response.headersSent || response.end('whole'))
  })
  const port = await listen(made)
  const send = (parts: number, pauseMs: number) =>
    new Promise<number>((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port, method: 'POST', headers: { 'content-length': 6 }, agent: false },
        (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        },
      )
      outgoing.on('error', reject)
      let sent = 0
      const next = () => {
        if (sent === parts) return
        outgoing.write('x')
        sent += 1
        if (sent === 6) outgoing.end()
        else setTimeout(next, pauseMs)
      }
      next()
    })
  expect(await send(6, 250)).toBe(200)
  expect(await send(2, 250)).toBe(408)
})

test('a connection on which a body was refused unread is closed once it is idle', async () => {
  const made = createServer((incoming, response) => {
    limitBodyTime(incoming, response)
    response.writeHead(413).end()
  })
  made.keepAliveTimeout = 100
  const socket = connect(await listen(made), '127.0.0.1')
  sockets.push(socket)
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc`)
  const closed = new Promise((resolve) => socket.resume().on('close', () => resolve('closed')))
  expect(await Promise.race([closed, wait(20_000, 'still open')])).toBe('closed')
})
