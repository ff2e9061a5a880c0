import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isWorthRenewing, sessionEnd, type SessionLife } from './session-life'

const minute = 60_000
const began = new Date('2027-10-31T00:30:00.000Z')
const after = (ms: number) => new Date(began.getTime() + ms)
const life: SessionLife = { idleMs: 30 * minute, longestMs: 480 * minute, renewalMs: minute }

test.each([
  [0, 30],
  [29, 59],
  [449, 479],
  [450, 480],
  [479, 480],
  [600, 480],
])('renewed after %i minutes, a session ends after %i', (used, ends) => {
  expect(sessionEnd(life, began, after(used * minute))).toEqual(after(ends * minute))
})

test.each([
  [0.9, false],
  [1, true],
  [25, true],
])('it is written again %f renewals after the last one: %s', (renewals, isWorth) => {
  const times = { beganAt: began, until: sessionEnd(life, began, began) }
  expect(isWorthRenewing(life, times, after(renewals * life.renewalMs))).toBe(isWorth)
})

test('it is written at each renewal where the life says so, also at the very end', () => {
  const always = { ...life, renewalMs: 0 }
  for (const ms of [0, 1, 479 * minute]) {
    const times = { beganAt: began, until: sessionEnd(always, began, after(ms)) }
    expect(isWorthRenewing(always, times, after(ms))).toBe(true)
  }
})

const lives = fc
  .tuple(
    fc.integer({ min: minute, max: 1000 * minute }),
    fc.nat(20),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([idleMs, times, part]) => ({ idleMs, longestMs: idleMs * (times + 1), renewalMs: idleMs * part }))

test('a session ends in time, however it is used', () => {
  const pauses = fc.array(fc.double({ min: 0, max: 1.3, noNaN: true }), { maxLength: 60 })
  fc.assert(
    fc.property(lives, pauses, (any, waits) => {
      let [now, until] = [began, sessionEnd(any, began, began)]
      for (const pause of waits) {
        now = new Date(now.getTime() + pause * any.idleMs)
        if (now >= until) return
        if (isWorthRenewing(any, { beganAt: began, until }, now)) until = sessionEnd(any, began, now)
        const latest = sessionEnd(any, began, now)
        expect(until.getTime()).toBeLessThanOrEqual(latest.getTime())
        expect(latest.getTime() - until.getTime()).toBeLessThanOrEqual(any.renewalMs)
      }
    }),
  )
})
