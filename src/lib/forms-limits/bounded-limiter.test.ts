import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { BoundedLimiter } from './bounded-limiter'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const twicePerMinute = (most?: number) => new BoundedLimiter({ points: 2, seconds: 60 }, most)

test('so many are allowed in the time, counted for each key', async () => {
  const limiter = twicePerMinute()
  expect([await limiter.take('a'), await limiter.take('a'), await limiter.take('b')]).toEqual([0, 0, 0])
  vi.advanceTimersByTime(20_000)
  expect(await limiter.take('a')).toBe(40)
  vi.advanceTimersByTime(40_000)
  expect(await limiter.take('a')).toBe(0)
})

test('waiting asks without counting', async () => {
  const limiter = twicePerMinute()
  expect(await limiter.wait('a')).toBe(0)
  await limiter.take('a')
  expect([await limiter.wait('a'), await limiter.wait('a')]).toEqual([0, 0])
  await limiter.take('a')
  expect(await limiter.wait('a')).toBe(60)
  vi.advanceTimersByTime(61_000)
  expect(await limiter.wait('a')).toBe(0)
})

test('what is given back may be taken again, but nothing is ever given on credit', async () => {
  const limiter = twicePerMinute()
  await limiter.giveBack('a')
  await limiter.take('a')
  await limiter.giveBack('a')
  await limiter.giveBack('a')
  expect([await limiter.take('a'), await limiter.take('a')]).toEqual([0, 0])
  expect(await limiter.take('a')).toBe(60)
})

test('of twenty at once exactly two are allowed', async () => {
  const limiter = twicePerMinute()
  const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take('a')))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(2)
})

test('a flood of keys fills neither the memory nor makes those in use forgotten', async () => {
  const limiter = twicePerMinute(100)
  await limiter.take('visitor')
  for (let index = 0; index < 5000; index += 1) {
    await limiter.take(`flood ${index}`)
    if (index === 50) await limiter.take('visitor')
    if (index > 50 && index % 80 === 0) expect(await limiter.take('visitor')).toBeGreaterThan(0)
  }
  expect(limiter.size).toBe(100)
  expect(vi.getTimerCount()).toBeLessThanOrEqual(100)
})
