import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isWorthRenewing, ownerSessionEnd, ownerSessionMs } from './owner-session-life'

const minute = 60_000
const began = new Date('2027-10-31T00:30:00.000Z')
const after = (minutes: number) => new Date(began.getTime() + minutes * minute)

test.each([
  [0, 30],
  [29, 59],
  [449, 479],
  [450, 480],
  [479, 480],
  [600, 480],
])('used after %i minutes, a session ends after %i', (used, ends) => {
  expect(ownerSessionEnd(began, after(used))).toEqual(after(ends))
})

test.each([
  [0.9, false],
  [1, true],
  [25, true],
])('a use %f minutes after the last is worth a write: %s', (minutes, isWorth) => {
  expect(isWorthRenewing(began, ownerSessionEnd(began, began), after(minutes))).toBe(isWorth)
})

test('however it is used, a session ends within half an hour of the last use and eight hours of the first', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { maxLength: 60 }), (pauses) => {
      let [now, until] = [began, ownerSessionEnd(began, began)]
      for (const pause of pauses) {
        now = new Date(now.getTime() + pause * minute)
        if (now >= until) return
        if (isWorthRenewing(began, until, now)) until = ownerSessionEnd(began, now)
        expect(until.getTime()).toBeGreaterThan(now.getTime())
        expect(until.getTime()).toBeLessThanOrEqual(
          Math.min(now.getTime() + 30 * minute, began.getTime() + ownerSessionMs),
        )
        expect(until.getTime() - ownerSessionEnd(began, now).getTime()).toBeGreaterThan(-minute)
      }
    }),
  )
})
