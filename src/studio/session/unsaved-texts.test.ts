import { afterEach, expect, test, vi } from 'vitest'

import { countUnsaved, registerUnsaved } from './unsaved-texts'

afterEach(() => vi.useRealTimers())

test('counts what all sources know, as long as they are registered', async () => {
  expect(await countUnsaved()).toBe(0)
  const leave = [registerUnsaved(async () => 2), registerUnsaved(async () => 3)]
  expect(await countUnsaved()).toBe(5)
  leave[0]?.()
  expect(await countUnsaved()).toBe(3)
  leave[1]?.()
  expect(await countUnsaved()).toBe(0)
})

test('a source that fails or never answers stops no log-out', async () => {
  vi.useFakeTimers()
  const leave = [
    registerUnsaved(() => Promise.reject(new Error('no storage'))),
    registerUnsaved(() => new Promise(() => undefined)),
    registerUnsaved(async () => 1),
  ]
  const count = countUnsaved()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await count).toBe(1)
  for (const each of leave) each()
})
