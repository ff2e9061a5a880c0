import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MemoryLimiter } from './memory-limiter'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const twicePerMinute = (maxSize?: number) => new MemoryLimiter({ points: 2, seconds: 60 }, maxSize)

test('the limit applies per key and period', async () => {
  const limiter = twicePerMinute()
  expect([await limiter.take('a'), await limiter.take('a'), await limiter.take('b')]).toEqual([0, 0, 0])
  vi.advanceTimersByTime(20_000)
  expect(await limiter.take('a')).toBe(40)
  vi.advanceTimersByTime(40_000)
  expect(await limiter.take('a')).toBe(0)
})

test('the waiting time is read without counting', async () => {
  const limiter = twicePerMinute()
  expect(await limiter.wait('a')).toBe(0)
  await limiter.take('a')
  expect([await limiter.wait('a'), await limiter.wait('a')]).toEqual([0, 0])
  await limiter.take('a')
  expect(await limiter.wait('a')).toBe(60)
  vi.advanceTimersByTime(61_000)
  expect(await limiter.wait('a')).toBe(0)
})

test('a count that was taken back can be used again, but the count never gets negative', async () => {
  const limiter = twicePerMinute()
  await limiter.giveBack('a')
  await limiter.take('a')
  await limiter.giveBack('a')
  await limiter.giveBack('a')
  expect([await limiter.take('a'), await limiter.take('a')]).toEqual([0, 0])
  expect(await limiter.take('a')).toBe(60)
})

test('exactly two of twenty concurrent events are allowed', async () => {
  const limiter = twicePerMinute()
  const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take('a')))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(2)
})

test('a flood of keys neither fills the memory nor displaces keys in use', async () => {
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
