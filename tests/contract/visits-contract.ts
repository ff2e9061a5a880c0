import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { countVisits, readVisitDays } from '@/features/statistics/server/api'
import { storeVisits } from '@/features/statistics/server/store-visits'
import { VisitTally, type CountedVisits } from '@/features/statistics/server/visit-tally'

import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

const now = new Date('2026-11-25T10:00:00Z')
const today: Omit<CountedVisits, 'ref'> = { day: '2026-11-25', locale: 'fr', source: 'direct', count: 1 }

const firstRef = 900_001
let properties = 0

/** A property that visitors can open, with its number. */
async function makeProperty(payload: Payload, overrides: Record<string, unknown> = {}) {
  const ref = firstRef + properties++
  const { id } = await makeMinimal(payload, 'properties', { ref, ...overrides })
  return { id, ref }
}

async function store(payload: Payload, ...visits: CountedVisits[]): Promise<void> {
  const tally = new VisitTally()
  for (const each of visits) tally.add(each)
  await storeVisits(payload, tally)
}

const rowsOf = async (payload: Payload, property: string) =>
  (await payload.find({ collection: 'visits', where: { property: { equals: property } }, pagination: false }))
    .docs

/** What the counts of visits promise on each database. */
export function visitsContract(database: string, start: () => Promise<TestPayload>): void {
  describe(`visits on ${database}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await start()
      payload = running.payload
    }, 240_000)
    afterAll(() => running.stop())

    test('visits of the wanted properties are added up per period', async () => {
      const [one, two, none] = await Promise.all([1, 2, 3].map(() => makeMinimal(payload, 'properties')))
      if (!one || !two || !none) throw new Error('three properties were made')
      const add = (property: string, day: string, count: number, kind = 'page') =>
        makeMinimal(payload, 'visits', { property, day, count, kind })
      await add(one.id, '2026-11-25', 2)
      await add(one.id, '2026-11-25', 3)
      await add(one.id, '2026-11-25', 50, 'share')
      await add(one.id, '2026-11-19', 4)
      await add(one.id, '2026-10-27', 5)
      await add(one.id, '2026-10-26', 6)
      await add(one.id, '2025-01-01', 7)
      await add(two.id, '2026-11-24', 1)
      const counts = await countVisits(payload, [one.id, none.id], now)
      expect([...counts.keys()]).toEqual([one.id, none.id])
      const days = await readVisitDays(payload, one.id)
      expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(counts.get(one.id)?.total)
      expect(counts.get(one.id)).toMatchObject({ day: 5, week: 9, month: 14, total: 27 })
      expect(counts.get(one.id)?.days.filter(({ count }) => count > 0)).toEqual([
        { day: '2026-10-27', count: 5 },
        { day: '2026-11-19', count: 4 },
        { day: '2026-11-25', count: 5 },
      ])
      expect(counts.get(none.id)).toMatchObject({ day: 0, week: 0, month: 0, total: 0 })
      expect(await countVisits(payload, [], now)).toEqual(new Map())
    })

    test('visits are added to one row for each day, language and source', async () => {
      const { id, ref } = await makeProperty(payload)
      await store(payload, { ...today, ref }, { ...today, ref, locale: 'nl', count: 2 })
      await store(payload, { ...today, ref, count: 4 }, { ...today, ref, source: 'portal' })
      await store(payload, { ...today, ref, day: '2026-11-24' })
      const rows = await rowsOf(payload, id)
      const facts = rows.map(({ day, language, source, kind, count }) =>
        [day, language, source, kind, count].join(' '),
      )
      expect(facts.sort()).toEqual([
        '2026-11-24 fr direct page 1',
        '2026-11-25 fr direct page 5',
        '2026-11-25 fr portal page 1',
        '2026-11-25 nl direct page 2',
      ])
      expect((await countVisits(payload, [id], now)).get(id)).toMatchObject({ day: 8, total: 9 })
    })

    test('processes that store at the same moment add up', async () => {
      const { id, ref } = await makeProperty(payload)
      const locales = ['nl', 'fr', 'en', 'de'] as const
      const one = () => store(payload, ...locales.map((locale) => ({ ...today, ref, locale, count: 3 })))
      await Promise.all(Array.from({ length: 10 }, one))
      const rows = await rowsOf(payload, id)
      expect(rows.map(({ count }) => count)).toEqual([30, 30, 30, 30])
    })

    test('only properties that are published in the language of the page count', async () => {
      const draft = await makeProperty(payload, { _status: 'draft' })
      const withdrawn = await makeProperty(payload, { status: 'withdrawn' })
      const dutch = await makeProperty(payload, { publishedIn: ['nl'] })
      const deleted = await makeProperty(payload)
      await payload.delete({ collection: 'properties', id: deleted.id, context: quiet() })
      const before = (await payload.count({ collection: 'visits' })).totalDocs
      const unknown = { ref: 899_999 }
      await store(
        payload,
        ...[draft, withdrawn, dutch, deleted, unknown].map(({ ref }) => ({ ...today, ref })),
      )
      expect((await payload.count({ collection: 'visits' })).totalDocs).toBe(before)
      await store(payload, { ...today, ref: dutch.ref, locale: 'nl' })
      expect(await rowsOf(payload, dutch.id)).toHaveLength(1)
    })

    test('what a failure keeps from being written is written the next time, and once', async () => {
      const { id, ref } = await makeProperty(payload)
      const tally = new VisitTally()
      tally.add({ ...today, ref, count: 5 })
      const find = vi.spyOn(payload, 'find').mockRejectedValueOnce(new Error('away'))
      await expect(storeVisits(payload, tally)).rejects.toThrow('away')
      find.mockRestore()
      tally.add({ ...today, ref })
      await storeVisits(payload, tally)
      await storeVisits(payload, tally)
      expect((await rowsOf(payload, id)).map(({ count }) => count)).toEqual([6])
    })

    test('a thousand properties are stored at once', async () => {
      const { id, ref } = await makeProperty(payload)
      const tally = new VisitTally()
      for (let other = 0; other < 1000; other += 1) tally.add({ ...today, ref: other })
      tally.add({ ...today, ref })
      await storeVisits(payload, tally)
      expect(await rowsOf(payload, id)).toHaveLength(1)
    })
  })
}
