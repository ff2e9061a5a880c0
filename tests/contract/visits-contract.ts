import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { countVisits } from '@/features/statistics/server/api'

import type { TestPayload } from '../support/make-payload'
import { makeMinimal } from '../support/minimal-document'

const now = new Date('2026-11-25T10:00:00Z')

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
      const store = (property: string, day: string, count: number, kind = 'page') =>
        makeMinimal(payload, 'visits', { property, day, count, kind })
      await store(one.id, '2026-11-25', 2)
      await store(one.id, '2026-11-25', 3)
      await store(one.id, '2026-11-25', 50, 'share')
      await store(one.id, '2026-11-19', 4)
      await store(one.id, '2026-10-27', 5)
      await store(one.id, '2026-10-26', 6)
      await store(one.id, '2025-01-01', 7)
      await store(two.id, '2026-11-24', 1)
      const counts = await countVisits(payload, [one.id, none.id], now)
      expect([...counts.keys()]).toEqual([one.id, none.id])
      expect(counts.get(one.id)).toMatchObject({ day: 5, week: 9, month: 14, total: 27 })
      expect(counts.get(one.id)?.days.filter(({ count }) => count > 0)).toEqual([
        { day: '2026-10-27', count: 5 },
        { day: '2026-11-19', count: 4 },
        { day: '2026-11-25', count: 5 },
      ])
      expect(counts.get(none.id)).toMatchObject({ day: 0, week: 0, month: 0, total: 0 })
      expect(await countVisits(payload, [], now)).toEqual(new Map())
    })
  })
}
