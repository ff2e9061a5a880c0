import fc from 'fast-check'
import { expect, test } from 'vitest'

import { belgianDay, weekdayOf } from '@/lib/time/belgian-time'

import { dueAt, nextDigest } from './send-times'

test.each([
  ['before the hour', '2027-01-15T06:59:00Z', 8, false, '2027-01-15T07:00:00.000Z'],
  ['at the hour', '2027-01-15T07:00:00Z', 8, false, '2027-01-16T07:00:00.000Z'],
  ['over the change to summer time', '2027-03-27T10:00:00Z', 8, false, '2027-03-28T06:00:00.000Z'],
  ['over the change to winter time', '2027-10-30T10:00:00Z', 8, false, '2027-10-31T07:00:00.000Z'],
  ['weekly, on a Friday', '2027-01-15T10:00:00Z', 8, true, '2027-01-18T07:00:00.000Z'],
  ['weekly, on a Monday after the hour', '2027-01-18T10:00:00Z', 8, true, '2027-01-25T07:00:00.000Z'],
])('a digest %s', (_, now, hour, isWeekly, expected) => {
  expect(nextDigest(new Date(now), hour, isWeekly).toISOString()).toBe(expected)
})

test('an alert at once is due now', () => {
  const now = new Date('2027-01-15T23:59:59Z')
  expect(dueAt('immediately', 8, now)).toBe(now)
  expect(dueAt('daily', null, now).toISOString()).toBe('2027-01-16T07:00:00.000Z')
})

test('a digest is always later, at its hour on Belgian clocks, within a week', () => {
  const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: 6, max: 21 }), fc.boolean(), (now, hour, isWeekly) => {
      const next = nextDigest(now, hour, isWeekly)
      expect(next > now).toBe(true)
      const clock = next.toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Brussels',
        hour: '2-digit',
        minute: '2-digit',
      })
      expect(clock).toBe(`${String(hour).padStart(2, '0')}:00`)
      expect(next.getTime() - now.getTime()).toBeLessThanOrEqual((isWeekly ? 7 : 1) * 86_400_000 + 3_600_000)
      if (isWeekly) expect(weekdayOf(belgianDay(next))).toBe(1)
    }),
  )
})
