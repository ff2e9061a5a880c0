import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  appendRefresh,
  expireEverything,
  findExpiry,
  findRefreshesAfter,
  pruneRefreshes,
} from '@/lib/cache/cache-events'
import { followRefreshes, keepPagesFresh, stopFollowing } from '@/lib/cache/follow-refreshes'
import { refreshesOfProcess } from '@/lib/cache/refreshes'
import { tags } from '@/lib/cache/tags'
import { sleep } from '@/lib/values/retry'

import type { TestPayload } from '../support/make-payload'

/** Refreshes are numbered without gaps, so that a process that asks for what follows misses none. */
export function refreshContract(database: string, start: () => Promise<TestPayload>): void {
  describe(`refreshes on ${database}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await start()
      payload = running.payload
    }, 240_000)
    afterAll(() => running.stop())

    const tagOf = (index: number) => tags.document('pages', String(index))

    test('twenty at once get consecutive numbers, and a reader beside them misses none', async () => {
      const heard: number[] = []
      let isDone = false
      const listen = async () => {
        while (true) {
          const wasDone = isDone
          const refreshes = await findRefreshesAfter(payload, heard.at(-1) ?? 0)
          heard.push(...refreshes.map(({ sequence }) => sequence))
          if (wasDone) return
          await sleep(1)
        }
      }
      const indexes = Array.from({ length: 20 }, (_, index) => index)
      const appended = Promise.all(indexes.map((index) => appendRefresh(payload, [tagOf(index)])))
      const listening = listen()
      const numbers = await appended
      isDone = true
      await listening
      expect(numbers.toSorted((one, other) => one - other)).toEqual(indexes.map((index) => index + 1))
      expect(heard).toEqual(indexes.map((index) => index + 1))
    })

    test('a refresh is read as it was written', async () => {
      const before = Date.now()
      const sequence = await appendRefresh(payload, [tagOf(1), tags.routes])
      const [refresh] = await findRefreshesAfter(payload, sequence - 1)
      expect(refresh).toMatchObject({ sequence, tags: [tagOf(1), tags.routes] })
      expect(refresh?.at).toBeGreaterThanOrEqual(before)
    })

    test('a web server trusts no page from before everything was declared stale', async () => {
      const { trustedSince } = refreshesOfProcess()
      const at = new Date(Date.now() - 5000)
      expect(await findExpiry(payload)).toBe(0)
      await expireEverything(payload, at)
      expect(await findExpiry(payload)).toBe(at.getTime())
      keepPagesFresh()
      try {
        await followRefreshes(payload)
        expect(refreshesOfProcess().trustedSince).toBe(at.getTime())
      } finally {
        stopFollowing()
        refreshesOfProcess().trustedSince = trustedSince
      }
    })

    test('old ones are deleted, and the numbers go on', async () => {
      const last = await appendRefresh(payload, [tagOf(1)])
      await pruneRefreshes(payload, new Date(Date.now() + 60_000))
      expect((await findRefreshesAfter(payload, 0)).map(({ sequence }) => sequence)).toEqual([last])
      expect(await appendRefresh(payload, [tagOf(2)])).toBe(last + 1)
    })
  })
}
