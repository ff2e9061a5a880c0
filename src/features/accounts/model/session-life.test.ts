import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isWorthRenewing, ownerSessionLife, sessionEnd, subscriberSessionLife } from './session-life'

const minute = 60_000
const day = 24 * 60 * minute
const began = new Date('2027-10-31T00:30:00.000Z')
const after = (ms: number) => new Date(began.getTime() + ms)

test.each([
  [0, 30],
  [29, 59],
  [449, 479],
  [450, 480],
  [479, 480],
  [600, 480],
])('used after %i minutes, a session of an owner ends after %i', (used, ends) => {
  expect(sessionEnd(ownerSessionLife, began, after(used * minute))).toEqual(after(ends * minute))
})

test.each([
  [0, 30],
  [29, 59],
  [149, 179],
  [151, 180],
  [200, 180],
])('used after %i days, a session of a subscriber ends after %i', (used, ends) => {
  expect(sessionEnd(subscriberSessionLife, began, after(used * day))).toEqual(after(ends * day))
})

describe.each([
  ['an owner', ownerSessionLife],
  ['a subscriber', subscriberSessionLife],
])('a session of %s', (_, life) => {
  test.each([
    [0.9, false],
    [1, true],
    [25, true],
  ])('is written again %f renewals after the last use: %s', (renewals, isWorth) => {
    expect(
      isWorthRenewing(life, began, sessionEnd(life, began, began), after(renewals * life.renewalMs)),
    ).toBe(isWorth)
  })

  test('ends in time, however it is used', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1.3, noNaN: true }), { maxLength: 60 }), (pauses) => {
        let [now, until] = [began, sessionEnd(life, began, began)]
        for (const pause of pauses) {
          now = new Date(now.getTime() + pause * life.idleMs)
          if (now >= until) return
          if (isWorthRenewing(life, began, until, now)) until = sessionEnd(life, began, now)
          expect(until.getTime()).toBeGreaterThan(now.getTime())
          expect(until.getTime()).toBeLessThanOrEqual(
            Math.min(now.getTime() + life.idleMs, began.getTime() + life.longestMs),
          )
          expect(until.getTime() - sessionEnd(life, began, now).getTime()).toBeGreaterThan(-life.renewalMs)
        }
      }),
    )
  })
})
