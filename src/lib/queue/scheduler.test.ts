import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Task } from './run-task'
import { startScheduler } from './scheduler'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const task = (name: string, everyMs?: number): Task => ({
  name,
  run: async () => undefined,
  ...(everyMs && { everyMs }),
})

test('each task runs at its own pace until the scheduler stops', async () => {
  const names: string[] = []
  const stop = startScheduler(
    [task('often'), task('rarely', 12_000)],
    async ({ name }) => void names.push(name),
  )
  await vi.advanceTimersByTimeAsync(4999)
  expect(names).toEqual([])
  await vi.advanceTimersByTimeAsync(15_001)
  expect(names).toEqual(['often', 'rarely', 'often', 'often', 'rarely', 'often'])
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(names).toHaveLength(6)
})

test('a task that hangs delays no other, and does not start a second time', async () => {
  const run = vi.fn(({ name }: Task) =>
    name === 'slow' ? new Promise<void>(() => undefined) : Promise.resolve(),
  )
  const stop = startScheduler([task('slow'), task('quick')], run)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(run.mock.calls.map(([{ name }]) => name)).toEqual(['slow', 'quick', 'quick', 'quick'])
  stop()
})

test('a task that fails runs again; of several failures in a row the first is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce(undefined)
    .mockRejectedValue(new Error('down again'))
  const stop = startScheduler([task('a')], run)
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  expect(run).toHaveBeenCalledTimes(4)
  expect(warn.mock.calls.flat()).toEqual([
    'The task "a" failed: Error: down',
    'The task "a" failed: Error: down again',
  ])
})
