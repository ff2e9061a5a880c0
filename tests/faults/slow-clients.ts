import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

import type { FaultBed } from './fault-bed'
import { countStatuses, summariseTimes, type FaultResult } from './fault-result'
import { findPagePaths, watchPages } from './pages'

const clients = 200
const slowMs = 25_000
/** Pages without them, for comparison: a busy machine is slow by itself. */
const usualMs = 5000

interface SlowClient {
  socket: Socket
  received: () => string
}

/** Sends headers, or a form of which the body never ends, one byte a second. */
function slowClient(origin: string, index: number): SlowClient {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  const hasBody = index % 2 === 0
  const head = `POST /fr/forms/siteContact/ HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nX-Forwarded-For: 10.2.0.${index}\r\n`
  socket.write(
    hasBody
      ? `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n`
      : 'GET /fr/ HTTP/1.1\r\n',
  )
  const timer = setInterval(() => socket.writable && socket.write(hasBody ? 'a' : 'X'), 1000)
  socket.on('close', () => clearInterval(timer))
  return { socket, received: () => received }
}

/** 200 connections that send a byte a second: half of them headers, half of them a form. */
export async function slowClients(bed: FaultBed): Promise<FaultResult[]> {
  const site = await bed.openSite('slow')
  const { origin } = site.server
  try {
    await site.server.start()
    const paths = await findPagePaths(origin, 6)
    for (const path of [...paths, ...paths]) await fetch(`${origin}${path}`).then((answer) => answer.text())
    const stopBefore = watchPages(origin, paths)
    await wait(usualMs)
    const usual = summariseTimes((await stopBefore()).map(({ milliseconds }) => milliseconds))
    const slow = Array.from({ length: clients }, (_, index) => slowClient(origin, index))
    const stopWatching = watchPages(origin, paths)
    await wait(slowMs)
    const pages = await stopWatching()
    const ended = slow.filter(({ received }) => received() !== '')
    const statuses = ended.map(({ received }) => Number(received().slice(9, 12)))
    for (const { socket } of slow) socket.destroy()
    const times = summariseTimes(pages.map(({ milliseconds }) => milliseconds))
    return [
      {
        promise: 'P4',
        fault: `${clients} clients send one byte a second, half of them the body of a form`,
        figure: `${pages.length} pages meanwhile, statuses ${countStatuses(pages.map(({ status }) => status))}, p99 ${times.p99} ms, longest ${times.longest} ms, without them ${usual.p99} and ${usual.longest} ms; slow forms answered within ${slowMs / 1000} s: ${countStatuses(statuses)}`,
        isMet:
          pages.every(({ status }) => status === 200) &&
          times.p99 < 1000 &&
          ended.length >= clients / 2 &&
          statuses.every((status) => status < 500),
      },
    ]
  } finally {
    await site.close()
  }
}
