import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { onRefresh } from '@/lib/cache/refreshes'
import { tags } from '@/lib/cache/tags'

import { houseRecord, inDutch } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** What an import of many properties does once, and not for each. */

let running: TestPayload
let payload: Payload
let site: FeedSite

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  site = await makeFeedSite(payload, 'cost')
})
afterAll(async () => {
  await site.stop()
  await running.stop()
})

const amount = 12
const firstId = 7301

const records = (price: number) =>
  Array.from({ length: amount }, (_, at) => {
    const house = houseRecord(firstId + at, { Price: String(price) })
    return [house, inDutch(house)]
  }).flat()

/** Counts the queries of a run, grouped by the name that `nameOf` gives their arguments. */
async function countReads(method: 'find' | 'findGlobal', work: () => Promise<unknown>) {
  const counts: Record<string, number> = {}
  const spy = vi.spyOn(payload.db, method)
  await work()
  for (const [query] of spy.mock.calls) {
    const name = 'slug' in query ? query.slug : query.collection
    counts[name] = (counts[name] ?? 0) + 1
  }
  spy.mockRestore()
  return counts
}

test('settings are read for several properties at a time', async () => {
  await site.write(records(250_000))
  const counts = await countReads('findGlobal', () => site.run())
  expect(await site.find(firstId)).toMatchObject({ price: 250_000, _status: 'published' })
  for (const slug of ['legal', 'propertyCodes', 'compliance', 'siteConfig']) {
    expect(counts[slug], slug).toBeGreaterThan(0)
    expect(counts[slug], slug).toBeLessThan(amount)
  }
})

test('search rows are made for many properties at a time, and before their pages are refreshed', async () => {
  const pricesAtRefresh: Promise<unknown>[] = []
  const { id } = (await site.find(firstId)) as { id: string }
  const readPrice = async () => {
    const { docs } = await payload.db.find<{ id: string; price: number }>({
      collection: 'searchRows',
      where: { property: { equals: id } },
    })
    return docs[0]?.price
  }
  onRefresh((changed) => {
    if (changed?.includes(tags.document('properties', id))) pricesAtRefresh.push(readPrice())
  })
  await site.write(records(234_500))
  const counts = await countReads('find', () => site.run())
  expect(counts.studioSearchRows).toBe(1)
  expect(await Promise.all(pricesAtRefresh)).toEqual([234_500])
})
