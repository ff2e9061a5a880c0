import fc from 'fast-check'
import { expect, test } from 'vitest'

import { belgianDay, weekdayOf } from '@/lib/time/belgian-time'

import { digestDayOf } from './digest-week'

test.each([
  // Summer and winter time, and the Mondays after both clock changes.
  ['2026-07-06T05:59:59Z', null],
  ['2026-07-06T06:00:00Z', '2026-07-06'],
  ['2026-03-30T05:59:59Z', null],
  ['2026-03-30T06:00:00Z', '2026-03-30'],
  ['2026-10-26T06:59:59Z', null],
  ['2026-10-26T07:00:00Z', '2026-10-26'],
  ['2026-11-24T22:59:59Z', '2026-11-23'],
  ['2026-11-24T23:00:00Z', null],
  ['2026-11-29T12:00:00Z', null],
])('at %s the summary of %s is due', (now, monday) => {
  expect(digestDayOf(new Date(now))).toBe(monday)
})

test('a summary belongs to a Monday, and leaves on it or the day after', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }),
      (now) => {
        const monday = digestDayOf(now)
        const weekday = weekdayOf(belgianDay(now))
        if (monday !== null) expect([weekdayOf(monday), [1, 2].includes(weekday)]).toEqual([1, true])
        else expect(weekday).not.toBe(2)
      },
    ),
  )
})
