import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { inAtLeast } from './steady-answer'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number): Promise<number> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(ms), ms)
  })

test.each([
  [0, 250],
  [40, 250],
  [250, 250],
  [900, 900],
])('work of %s ms is answered after %s ms', async (workMs, answeredMs) => {
  const onDifference = vi.fn()
  void inAtLeast(250, after(workMs)).then(onDifference)
  await vi.advanceTimersByTimeAsync(answeredMs - 1)
  expect(onDifference).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onDifference).toHaveBeenCalledExactlyOnceWith(workMs)
})

test('a failure is told at once', async () => {
  await expect(inAtLeast(250, Promise.reject(new Error('locked')))).rejects.toThrow('locked')
})
