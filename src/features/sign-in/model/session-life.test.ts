import fc from 'fast-check'
import { expect, test } from 'vitest'

import { idleMs, isFresh, lifeMs, sessionEnd } from './session-life'

const began = new Date('2026-11-22T12:00:00Z')
const elapsed = fc.integer({ min: 0, max: 2 * lifeMs })
const at = (ms: number) => new Date(began.getTime() + ms)

test('a renewal lasts twelve hours and never passes thirty days after the log-in', () => {
  fc.assert(
    fc.property(elapsed, (ms) => {
      const end = sessionEnd(began, at(ms)).getTime()
      expect(end).toBeLessThanOrEqual(at(lifeMs).getTime())
      expect(end).toBe(Math.min(at(ms + idleMs).getTime(), at(lifeMs).getTime()))
    }),
  )
})

test('however a session is renewed, it ends', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: idleMs }), { maxLength: 200 }), (pauses) => {
      let now = began
      for (const pause of pauses) {
        const next = new Date(now.getTime() + pause)
        if (next >= sessionEnd(began, now)) break
        now = next
      }
      expect(now.getTime() - began.getTime()).toBeLessThan(lifeMs)
    }),
  )
})

test.each([
  [0, true],
  [10 * 60_000 - 1, true],
  [10 * 60_000, false],
  [idleMs, false],
])('%i ms after the log-in the session is fresh: %s', (ms, fresh) => {
  expect(isFresh(began, at(ms))).toBe(fresh)
})
