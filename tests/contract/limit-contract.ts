import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { databaseLimiters, sweepLimitCounts } from '@/lib/limits/database-limiter'
import { withLease } from '@/lib/queue/lease'
import { sleep } from '@/lib/values/retry'

import type { TestPayload } from '../support/make-payload'

/** What the processes of a site share in the database: counts of limits, and leases. */
export function limitContract(database: string, start: () => Promise<TestPayload>): void {
  describe(`limits and leases on ${database}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await start()
      payload = running.payload
    }, 240_000)
    afterAll(() => running.stop())

    const limiter = (name: string, seconds = 60) =>
      databaseLimiters(async () => payload)(name, { points: 3, seconds })

    test('exactly three of twenty events at once are allowed, also when two processes count', async () => {
      const both = [limiter('at once'), limiter('at once')]
      const events = Array.from({ length: 20 }, (_, index) => both[index % 2]?.take('a'))
      const waits = await Promise.all(events)
      expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3)
      for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(60)
      expect(await limiter('at once').take('another')).toBe(0)
      expect(await limiter('another').take('a')).toBe(0)
    })

    test('events are read, taken back and forgotten', async () => {
      const limit = limiter('taken back')
      await limit.giveBack('a')
      for (let index = 0; index < 3; index += 1) expect(await limit.take('a')).toBe(0)
      expect(await limit.wait('a')).toBeGreaterThan(50)
      await limit.giveBack('a')
      expect([await limit.wait('a'), await limit.take('a')]).toEqual([0, 0])
      expect(await limit.take('a')).toBeGreaterThan(50)
      await limit.forget('a')
      expect(await limit.take('a')).toBe(0)
    })

    test('events beyond the limit are counted where their number is asked for', async () => {
      const limit = limiter('counted')
      const counts = []
      for (let index = 0; index < 5; index += 1) counts.push(await limit.count('a'))
      expect(counts).toEqual([1, 2, 3, 4, 5])
      expect(await limit.take('a')).toBeGreaterThan(50)
    })

    test('a new time begins when the old one is over, and what is over is deleted', async () => {
      const limit = limiter('over', 1)
      for (let index = 0; index < 3; index += 1) await limit.take('a')
      expect(await limit.take('a')).toBe(1)
      await sleep(1010)
      expect(await limit.take('a')).toBe(0)
      await sleep(1010)
      await sweepLimitCounts(payload, new Date())
      const { docs } = await payload.find({ collection: 'limitCounts', pagination: false })
      expect(docs.filter(({ until }) => Date.parse(until) < Date.now())).toEqual([])
      expect(docs.every(({ key }) => /^[\w-]{43}$/.test(key))).toBe(true)
    })

    test('of ten processes one does the work; the next one may when it is done, also when it failed', async () => {
      let done = 0
      let refused = 0
      const work = async () => {
        done += 1
        // Longer than all others need to ask, however slow the machine is.
        await expect.poll(() => refused).toBe(9)
      }
      const tryOnce = async () => {
        const isDone = await withLease(payload, 'work', work)
        if (!isDone) refused += 1
        return isDone
      }
      const all = () => {
        refused = 0
        return Promise.all(Array.from({ length: 10 }, tryOnce))
      }
      expect((await all()).filter(Boolean)).toHaveLength(1)
      expect((await all()).filter(Boolean)).toHaveLength(1)
      expect(done).toBe(2)
      const failure = () => Promise.reject(new Error('no'))
      await expect(withLease(payload, 'work', failure)).rejects.toThrow('no')
      expect(await withLease(payload, 'work', async () => undefined)).toBe(true)
    })
  })
}
