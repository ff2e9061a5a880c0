import type { Payload } from 'payload'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

import { appendRefresh } from '@/lib/cache/cache-events'
import {
  followingOfProcess,
  followRefreshes,
  keepPagesFresh,
  stopFollowing,
} from '@/lib/cache/follow-refreshes'
import { onRefresh } from '@/lib/cache/refreshes'
import { ownRefreshes, refreshChannel } from '@/lib/cache/refresh-tags'
import { tags } from '@/lib/cache/tags'
import { serveSite, type ServedSite } from '@/server/http-server.fixture'
import { env } from '@/lib/env'
import { LoadLimiter } from '@/lib/limits/load-limiter'
import { visitTally } from '@/features/statistics/server/visit-tally'
import { disconnectRedis, findRedisProblem, publish, redisOfProcess, subscribe } from '@/lib/redis/redis'
import { sleep } from '@/lib/values/retry'

import { makePayload } from '../../support/make-payload'
import { redisServerMissing, startRedisServer } from '../../support/redis-server'
import { freePort } from '../../support/s3-server'

const server = await startRedisServer()
afterAll(() => server?.kill())

const { redisUrl } = env
afterEach(() => {
  disconnectRedis()
  env.redisUrl = redisUrl
})

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 10_000; !(await isTrue()); await sleep(5))
    if (Date.now() > end) throw new Error('It did not happen within ten seconds')
}

const isAnswering = () => redisOfProcess()?.status === 'ready'

test('without REDIS_URL nothing is asked', async () => {
  expect(redisOfProcess()).toBeNull()
  publish('x', 'y')
  expect(await new LoadLimiter('alone', { points: 1, seconds: 60 }).take('a')).toBe(0)
})

test('a host that does not answer and an unknown host are named without the URL', async () => {
  const port = await freePort()
  expect(await findRedisProblem(`redis://:secret@127.0.0.1:${port}`)).toMatch(/^connect ECONNREFUSED/)
  expect(await findRedisProblem('redis://:secret@redis.invalid:6379')).toMatch(/ENOTFOUND|EAI_AGAIN/)
})

if (server) {
  const { url, kill, start } = server

  test('a wrong password is named, a right one is no problem', async () => {
    expect(await findRedisProblem(url)).toBeNull()
    expect(await findRedisProblem(url.replace('perron-test', 'wrong'))).toMatch(/WRONGPASS|invalid/)
    expect(await findRedisProblem(url.replace(':perron-test@', ''))).toMatch(/NOAUTH/)
  })

  test('two processes count a visitor once, by messages that Redis does not keep', async () => {
    env.redisUrl = url
    const sites = [await serveSite(), await serveSite()] as const
    let heard = 0
    subscribe('visits', () => void (heard += 1))
    await until(isAnswering)
    const headers = {
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 Gecko/20100101 Firefox/146.0',
    }
    const send = (site: ServedSite, ref: number) => {
      const body = JSON.stringify([`/fr/a/b/c/${ref}/`, '', ''])
      return site.ask('/visits/', headers, 'POST', { body, localAddress: '127.4.0.1' })
    }
    // Subscribing takes a moment.
    for (let ref = 1; heard === 0; ref += 1) await send(sites[0], ref)
    visitTally().take()
    const before = heard
    await send(sites[0], 4310)
    await until(() => heard > before)
    await send(sites[1], 4310)
    expect(visitTally().take()).toEqual([expect.objectContaining({ ref: 4310, count: 1 })])
    expect(await redisOfProcess()?.dbsize()).toBe(0)
    for (const site of sites) await site.stop()
  })

  describe('load limits', () => {
    const both = (name: string) => [0, 1].map(() => new LoadLimiter(name, { points: 3, seconds: 60 }))
    const take = async (limiters: LoadLimiter[], count: number): Promise<number> => {
      let allowed = 0
      for (let index = 0; index < count; index += 1)
        if ((await limiters[index % 2]?.take('a')) === 0) allowed += 1
      return allowed
    }

    test('two processes share one count; while Redis is away each counts for itself', async () => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      env.redisUrl = url
      redisOfProcess()
      await until(isAnswering)
      expect(await take(both('shared'), 10)).toBe(3)
      await kill()
      await until(() => !isAnswering())
      const begun = performance.now()
      expect(await take(both('apart'), 10)).toBe(6)
      // Ten waits for an answer would be three seconds.
      expect(performance.now() - begun).toBeLessThan(2000)
      await start()
      await until(isAnswering)
      expect(await take(both('shared again'), 10)).toBe(3)
      expect(warn.mock.calls.map(([line]) => String(line).slice(0, 20))).toEqual([
        'Redis does not answe',
        'Redis answers again',
      ])
      warn.mockRestore()
    })
  })

  test('a server that hangs is waited for once, not by every request', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    env.redisUrl = url
    redisOfProcess()
    await until(isAnswering)
    server.hang()
    const limiter = new LoadLimiter('hanging', { points: 100, seconds: 60 })
    expect(await limiter.take('a')).toBe(0)
    await until(() => !isAnswering())
    const begun = performance.now()
    for (let index = 0; index < 10; index += 1) expect(await limiter.take('a')).toBe(0)
    // Ten waits for an answer would be three seconds.
    expect(performance.now() - begun).toBeLessThan(2000)
    server.goOn()
    await until(isAnswering)
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  describe('refreshes', () => {
    const heard: (readonly string[] | null)[] = []
    onRefresh((changed) => heard.push(changed))

    async function follow(payload: Payload): Promise<void> {
      env.redisUrl = url
      keepPagesFresh()
      await followRefreshes(payload)
      await until(isAnswering)
      // Only a message can be the reason from here on.
      clearTimeout(followingOfProcess()?.timer ?? undefined)
      // Sequences of other databases, from other files of this process.
      ownRefreshes().clear()
      heard.length = 0
    }

    test('a message makes the process read the database at once; a gap empties everything', async () => {
      const running = await makePayload()
      const { payload } = running
      try {
        await follow(payload)
        const waitFor = async (name: string) => {
          const sequence = await appendRefresh(payload, [tags.document('pages', name)])
          // Messages before the subscription is confirmed are lost.
          await until(async () => {
            publish(refreshChannel, String(sequence))
            return followingOfProcess()?.sequence === sequence
          })
          return sequence
        }
        await waitFor('one')
        expect(heard).toEqual([['pages:one']])
        const last = await waitFor('two')
        expect(heard).toEqual([['pages:one'], ['pages:two']])
        // As after a long sleep, in which the refreshes between were deleted.
        const state = followingOfProcess()
        if (state) state.sequence = last - 2
        await payload.db.deleteMany({ collection: 'cacheEvents', where: { sequence: { less_than: last } } })
        publish(refreshChannel, String(last))
        await until(() => heard.length === 3)
        expect(heard[2]).toBeNull()
      } finally {
        stopFollowing()
        await running.stop()
      }
    })
  })
} else {
  console.warn(redisServerMissing)
  test(redisServerMissing, () => {
    // `.ci/run` sets it once it has installed the server.
    expect(process.env.REQUIRE_REDIS).toBeUndefined()
  })
}
