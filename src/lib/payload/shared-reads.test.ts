import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { shareReads, sharedForMs, readOnce } from './shared-reads'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A read that counts how often it was made, and gives that number. */
function counted() {
  let count = 0
  return () => Promise.resolve((count += 1))
}

test('outside a run every call reads', async () => {
  const read = counted()
  const req = { context: {} }
  expect(await readOnce(req, 'settings:legal', read)).toBe(1)
  expect(await readOnce(req, 'settings:legal', read)).toBe(2)
})

test('the saves of a run share an answer for half a second, each key its own', async () => {
  const [legal, codes] = [counted(), counted()]
  const req = { context: { sharedReads: shareReads() } }
  expect(await readOnce(req, 'settings:legal', legal)).toBe(1)
  vi.advanceTimersByTime(sharedForMs)
  expect(await readOnce({ context: { ...req.context } }, 'settings:legal', legal)).toBe(1)
  expect(await readOnce(req, 'settings:propertyCodes', codes)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await readOnce(req, 'settings:legal', legal)).toBe(2)
  expect(await readOnce(req, 'settings:propertyCodes', codes)).toBe(2)
})

test('two runs share nothing', async () => {
  const read = counted()
  expect(await readOnce({ context: { sharedReads: shareReads() } }, 'settings:legal', read)).toBe(1)
  expect(await readOnce({ context: { sharedReads: shareReads() } }, 'settings:legal', read)).toBe(2)
})

test('a failed read is made again', async () => {
  const req = { context: { sharedReads: shareReads() } }
  await expect(readOnce(req, 'settings:legal', () => Promise.reject(new Error('locked')))).rejects.toThrow()
  expect(await readOnce(req, 'settings:legal', () => Promise.resolve('read'))).toBe('read')
})
