import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lastOneWins } from './last-one-wins'
import { sleep } from '@/lib/values/retry'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('fast calls run once, with the last value', async () => {
  const done: string[] = []
  const queue = lastOneWins(async (value: string) => void done.push(value), 120)
  for (const value of ['B', 'Bo', 'Bon']) {
    queue.add(value)
    await vi.advanceTimersByTimeAsync(60)
  }
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(120)
  expect(done).toEqual(['Bon'])
})

test('calls during a run are not queued, except the last one', async () => {
  const done: string[] = []
  const slow = async (value: string) => {
    await sleep(1000)
    done.push(value)
  }
  const queue = lastOneWins(slow, 100)
  queue.add('first')
  await vi.advanceTimersByTimeAsync(200)
  for (const value of ['second', 'third', 'fourth']) {
    queue.add(value)
    await vi.advanceTimersByTimeAsync(150)
  }
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual(['first', 'fourth'])
})

test('no run begins after it was stopped', async () => {
  const work = vi.fn(async () => {})
  const queue = lastOneWins(work, 100)
  queue.add(undefined)
  queue.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
})
