import { expect, test } from 'vitest'

import { collectGarbageOften } from '../../../tests/support/collect-garbage'

import { limitTime } from './limit-time'

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(signal.reason), { once: true }))

const never = () => new AbortController().signal

test('the signal is aborted in time, whatever the garbage collector takes', async () => {
  const stop = collectGarbageOften()
  try {
    expect(await aborted(limitTime(300, never()).signal)).toMatchObject({ name: 'TimeoutError' })
  } finally {
    stop()
  }
})

test('another signal aborts it, also one that was aborted before', async () => {
  const other = new AbortController()
  const later = aborted(limitTime(60_000, other.signal).signal)
  other.abort('stop')
  expect(await later).toBe('stop')
  const { signal, clear } = limitTime(60_000, other.signal)
  clear()
  expect([signal.aborted, signal.reason]).toEqual([true, 'stop'])
})

test('nothing is aborted once the work has ended', () => {
  const other = new AbortController()
  const { signal, clear } = limitTime(60_000, other.signal)
  clear()
  other.abort()
  expect(signal.aborted).toBe(false)
})
