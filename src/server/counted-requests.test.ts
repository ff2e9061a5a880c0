import { afterAll, beforeAll, expect, test } from 'vitest'

import { RequestLog } from './request-log'
import type { FinishedRequest } from '@/lib/metrics/meters'

import { serveSite, type ServedSite } from './http-server.fixture'

const counted: FinishedRequest[] = []
const unused = () => {
  throw new Error('The HTTP server counts requests alone')
}
let site: ServedSite

beforeAll(async () => {
  site = await serveSite({
    log: new RequestLog('warn', { write: () => undefined }),
    meters: { request: (finished) => counted.push(finished), mail: unused, lead: unused, database: unused },
  })
})
afterAll(() => site.stop())

const countedFor = async (url: string, headers = {}): Promise<FinishedRequest | undefined> => {
  counted.splice(0)
  await site.ask(url, headers)
  await expect.poll(() => counted).toHaveLength(1)
  return counted[0]
}

test('each request of a client is counted once, stored or not', async () => {
  const timed = { seconds: expect.any(Number) }
  expect(await countedFor('/fr/')).toEqual({ template: 'home', status: 200, cache: 'MISS', ...timed })
  expect(await countedFor('/fr/')).toEqual({ template: 'home', status: 200, cache: 'MISS', ...timed })
  const stored = { template: 'home', status: 200, cache: 'HIT' }
  expect(await countedFor('/fr/', { 'accept-encoding': 'br' })).toEqual(stored)
  expect(await countedFor('/fr/')).toEqual(stored)
  expect(await countedFor('/fr/', { 'if-none-match': '*' })).toEqual({ ...stored, status: 304 })
  expect(await countedFor('/fr/list/?page=2')).toMatchObject({ template: 'list', ...timed })
  expect(await countedFor('/fr/nothing/')).toMatchObject({ template: 'page', status: 404, ...timed })
  expect(await countedFor('/api/leads/')).toMatchObject({ template: 'api', cache: 'none', ...timed })
  expect(await countedFor('/healthz')).toMatchObject({ template: 'health', status: 200, ...timed })
})
