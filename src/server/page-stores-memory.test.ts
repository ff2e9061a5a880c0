import { createHash } from 'node:crypto'
import { Agent, type RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { garbageCollector } from '../../tests/support/collect-garbage'
import { isFullRun } from '../../tests/support/full-run'

import { serveSite, sharedControl, type ServedSite } from './http-server.fixture'
import type { StoreBytes } from './serve-page'

const megabyte = 1024 * 1024

/** In a short run fewer addresses and smaller pages and stores; each store is filled many times over in both. */
const run = isFullRun
  ? { addresses: 100_000, words: 4000, minutes: 20, scale: 1, growth: 32 * megabyte }
  : { addresses: 1000, words: 1500, minutes: 2, scale: 1 / 64, growth: 8 * megabyte }

const maxBytes: StoreBytes = {
  pages: 64 * megabyte * run.scale,
  lists: 16 * megabyte * run.scale,
}

const words = Array.from({ length: run.words }, (_, index) =>
  createHash('md5').update(`${index}`).digest('hex').slice(0, 7),
)
const text = words.join(' ')

/** A large page that is like no other. */
const makePage = (name: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/a.js" async=""></script></head><body><h1>${name}</h1><p>${text}</p>
<script>self.__next_f.push([1,${JSON.stringify(name + text)}])</script></body></html>`

const next: RequestListener = ({ url = '', headers }, response) => {
  const isMissing = url.startsWith('/fr/missing')
  const isList = headers['x-perron-route'] !== undefined
  response.writeHead(isMissing ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isList ? 'private, no-store' : sharedControl,
    'x-perron-tags': `page:${url.length},pages`,
  })
  response.end(makePage(url))
}

const long = (index: number) => `${index}-`.repeat(6000 / (`${index}`.length + 1))

/** Addresses of each kind: pages, very long ones, lists, missing pages, unknown parameters. */
function pathOf(index: number): string {
  if (index % 10 === 5) return `/fr/${long(index)}/?utm_source=${long(index)}`
  if (index % 10 === 6) return `/fr/list/?page=${index}`
  if (index % 10 === 7) return `/fr/missing-${index}/`
  if (index % 10 === 8) return `/fr/page/?parameter=${index}`
  return `/fr/page-${index}/`
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const encodings = ['br', 'gzip', 'identity']
let site: ServedSite

beforeAll(async () => {
  site = await serveSite({ next, maxBytes })
})
afterAll(async () => {
  agent.destroy()
  site.httpServer.refresh(['pages'])
  await site.stop()
})

async function visit(index: number): Promise<void> {
  const path = pathOf(index)
  const headers = { 'accept-encoding': encodings[index % 3] }
  // Lists are limited per client.
  const client = path.includes('?page=') ? {} : { agent, localAddress: '127.0.0.1' }
  await site.ask(path, headers, 'GET', client)
  // Pages are stored from the second request on.
  if (index % 2 === 0 || index % 10 === 5) await site.ask(path, headers, 'GET', client)
}

const collect = garbageCollector()

/** Bytes of JavaScript and of buffers that are still in use, and of the whole process. */
async function readMemory() {
  // Encoders of responses that have ended are freed a moment after they are collected.
  for (let count = 0; count < 3; count += 1) {
    collect()
    await sleep(50)
  }
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}

test(
  `memory is bounded over ${run.addresses} different addresses`,
  async () => {
    const samples: Awaited<ReturnType<typeof readMemory>>[] = []
    for (let first = 0; first < run.addresses; first += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => visit(first + index)))
      site.forget()
      if ((first + 50) % (run.addresses / 5) !== 0) continue
      for (const [name, bytes] of Object.entries(site.httpServer.storedBytes ?? {}))
        expect(bytes, name).toBeLessThanOrEqual(maxBytes[name as keyof StoreBytes])
      samples.push(await readMemory())
    }
    const [, early] = samples
    const lastSample = samples.at(-1)
    if (!early || !lastSample) throw new Error('There are too few samples')
    // At the second sample the stores are full: what grows from then on is a leak.
    expect(lastSample.used - early.used).toBeLessThan(run.growth)
    expect(lastSample.resident - early.resident).toBeLessThan(64 * megabyte)
  },
  run.minutes * 60_000,
)
