import fc from 'fast-check'
import { expect, test } from 'vitest'

import { belgianDateTime, belgianMoment } from '@/lib/time/belgian-time'

import { confirmationEnd } from './appointment-state'

const visit = { day: '2027-07-08', slot: '10:00-13:00', hours: null }
const endFrom = (day: string, time: string, hours = 2) =>
  belgianDateTime(confirmationEnd(visit, hours, belgianMoment(day, time)))

test.each([
  ['2027-07-01', '14:00', '2027-07-01T16:00'],
  ['2027-07-01', '19:59', '2027-07-01T21:59'],
  ['2027-07-01', '20:00', '2027-07-02T08:00'],
  ['2027-07-02', '00:42', '2027-07-02T08:00'],
  ['2027-07-02', '06:00', '2027-07-02T08:00'],
  // The visit is the end.
  ['2027-07-08', '09:00', '2027-07-08T10:00'],
])('what is booked on %s at %s waits until %s', (day, time, end) => {
  expect(endFrom(day, time)).toBe(end)
})

test('a confirmation never ends in the night, also when clocks change, and not before its hours are over', () => {
  const moments = fc.date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  const later = { ...visit, day: '2028-02-01' }
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 48 }), (now, hours) => {
      const end = confirmationEnd(later, hours, now)
      const time = belgianDateTime(end).slice(11)
      expect(time >= '08:00' && time < '22:00').toBe(true)
      expect(end.getTime()).toBeGreaterThanOrEqual(now.getTime() + hours * 3_600_000)
    }),
  )
})
