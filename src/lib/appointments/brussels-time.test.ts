import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays, brusselsDay, brusselsMoment, isDay, weekdayOf } from './brussels-time'

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
const time = fc
  .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const clock = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Europe/Brussels', dateStyle: 'short', timeStyle: 'short' },
})

describe('time in Brussels', () => {
  test.each([
    ['in winter', '2027-01-15', '10:00', '2027-01-15T09:00:00Z'],
    ['in summer', '2027-07-15', '10:00', '2027-07-15T08:00:00Z'],
    ['the evening before clocks go forward', '2027-03-27', '16:00', '2027-03-27T15:00:00Z'],
    ['the day clocks go forward', '2027-03-28', '10:00', '2027-03-28T08:00:00Z'],
    ['in the hour that is skipped', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['the day clocks go back', '2027-10-31', '10:00', '2027-10-31T09:00:00Z'],
    ['the day after', '2027-11-02', '10:00', '2027-11-02T09:00:00Z'],
  ])('%s', (_, onDay, at, expected) => {
    expect(brusselsMoment(onDay, at)).toEqual(new Date(expected))
  })

  test.each([
    ['2027-03-27T23:30:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2027-10-30T22:00:00Z', '2027-10-31'],
    ['2027-10-31T22:59:59Z', '2027-10-31'],
    ['2027-10-31T23:00:00Z', '2027-11-01'],
  ])('at %s it is %s', (moment, expected) => {
    expect(brusselsDay(new Date(moment))).toBe(expected)
  })

  test('days follow each other over months, leap years and clock changes', () => {
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
    expect(addDays('2027-10-31', 1)).toBe('2027-11-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  test('a moment reads back on Belgian clocks as it was said, from four in the morning on', () => {
    fc.assert(
      fc.property(day, time, (onDay, at) => {
        const moment = brusselsMoment(onDay, at)
        expect(clock.format(moment)).toBe(`${onDay} ${at}`)
        expect(brusselsDay(moment)).toBe(onDay)
      }),
    )
  })

  test('weekdays and real days', () => {
    expect(weekdayOf('2027-03-28')).toBe(0)
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(isDay('2028-02-29')).toBe(true)
    for (const wrong of ['2027-02-29', '2027-2-3', '0', '', '2027-13-01', '2027-01-32x'])
      expect(isDay(wrong)).toBe(false)
  })
})
