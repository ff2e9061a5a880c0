import { expect, test } from 'vitest'

import { isFresh, staffSessions } from './staff-sessions'

const began = new Date('2026-11-22T12:00:00Z')
const at = (ms: number) => new Date(began.getTime() + ms)

test.each([
  [0, true],
  [10 * 60_000 - 1, true],
  [10 * 60_000, false],
  [staffSessions.life.idleMs, false],
])('%i ms after the log-in the session is fresh: %s', (ms, fresh) => {
  expect(isFresh(began, at(ms))).toBe(fresh)
})
