import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  addDays,
  belgianDay,
  belgianMoment,
  daysAfter,
  daysBetween,
  endOfDay,
  hoursAfter,
  isDay,
  monthsAfter,
  parseDay,
  startOfDay,
  toDay,
  weekdayOf,
} from './belgian-time'

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})

const two = (value: number) => String(value).padStart(2, '0')
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))
/** The days around the clock changes of 2027: forward on 28 March, back on 31 October. */
const changeDay = fc
  .tuple(fc.constantFrom('2027-03-28', '2027-10-31'), fc.integer({ min: -2, max: 2 }))
  .map(([day, count]) => addDays(day, count))
const day = fc.oneof(anyDay, changeDay)
const timeFrom = (hour: number) =>
  fc
    .tuple(fc.integer({ min: hour, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map(two).join(':'))
/** Every hour but those that a clock change skips or repeats. */
const time = fc.oneof(
  fc.integer({ min: 0, max: 119 }).map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`),
  timeFrom(3),
)

describe('moments', () => {
  test.each([
    ['in winter', '2027-01-15', '10:00', '2027-01-15T09:00:00Z'],
    ['in summer', '2027-07-15', '10:00', '2027-07-15T08:00:00Z'],
    ['the evening before clocks go forward', '2027-03-27', '16:00', '2027-03-27T15:00:00Z'],
    ['the day clocks go forward', '2027-03-28', '10:00', '2027-03-28T08:00:00Z'],
    ['in the hour that is skipped', '2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
    ['the day clocks go back', '2027-10-31', '10:00', '2027-10-31T09:00:00Z'],
    ['the day after', '2027-11-02', '10:00', '2027-11-02T09:00:00Z'],
  ])('%s', (_, onDay, at, expected) => {
    expect(belgianMoment(onDay, at)).toEqual(new Date(expected))
  })

  test('are read back as the same time on Belgian clocks', () => {
    fc.assert(
      fc.property(day, time, (onDay, at) => {
        const moment = belgianMoment(onDay, at)
        expect(clock.format(moment)).toBe(`${onDay} ${at}`)
        expect(belgianDay(moment)).toBe(onDay)
      }),
    )
  })

  test('are plain dates', () => {
    const now = new Date()
    for (const moment of [belgianMoment('2027-01-15', '10:00'), daysAfter(now, 1), monthsAfter(now, 1)])
      expect(Object.getPrototypeOf(moment)).toBe(Date.prototype)
  })
})

describe('days', () => {
  test.each([
    ['2027-03-27T23:30:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2027-10-30T22:00:00Z', '2027-10-31'],
    ['2027-10-31T22:59:59Z', '2027-10-31'],
    ['2027-10-31T23:00:00Z', '2027-11-01'],
  ])('at %s it is %s', (moment, expected) => {
    expect(belgianDay(new Date(moment))).toBe(expected)
  })

  test.each([
    ['2027-03-28', 23],
    ['2027-10-31', 25],
    ['2027-06-01', 24],
  ])('%s has %i hours', (onDay, hours) => {
    expect(endOfDay(onDay)).toEqual(hoursAfter(startOfDay(onDay), hours))
  })

  test('contain the times from their start until just before their end', () => {
    fc.assert(
      fc.property(day, (onDay) => {
        expect(belgianDay(startOfDay(onDay))).toBe(onDay)
        expect(belgianDay(new Date(startOfDay(onDay).getTime() - 1))).toBe(addDays(onDay, -1))
        expect(belgianDay(new Date(endOfDay(onDay).getTime() - 1))).toBe(onDay)
        expect(endOfDay(onDay)).toEqual(startOfDay(addDays(onDay, 1)))
      }),
    )
  })

  test('follow each other over months, leap years and clock changes', () => {
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28')
    expect(addDays('2027-10-31', 1)).toBe('2027-11-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  })

  test('are counted as they are added', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (onDay, count) => {
        expect(daysBetween(onDay, addDays(onDay, count))).toBe(count)
        expect((weekdayOf(onDay) + (((count % 7) + 7) % 7)) % 7).toBe(weekdayOf(addDays(onDay, count)))
      }),
    )
  })

  test('weekdays and real days', () => {
    expect(weekdayOf('2027-03-28')).toBe(0)
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(isDay('2028-02-29')).toBe(true)
    for (const wrong of ['2027-02-29', '2027-2-3', '0', '', '2027-13-01', '2027-01-32x', '0000-00-00'])
      expect(isDay(wrong)).toBe(false)
  })

  test.each([
    ['a day', '2027-07-01', '2027-07-01'],
    ['noon of a picked day', '2027-07-01T12:00:00.000Z', '2027-07-01'],
    ['midnight in Belgium', '2027-06-30T22:00:00.000Z', '2027-07-01'],
    ['midnight UTC', '2027-07-01T00:00:00.000Z', '2027-07-01'],
  ])('%s is stored as %s', (_, stored, expected) => {
    expect(toDay(stored)).toBe(expected)
  })

  test('anything else than a date has no day', () => {
    for (const stored of ['soon', '', null, undefined, 20270701]) expect(toDay(stored)).toBeNull()
  })
})

describe('later', () => {
  test.each([
    ['2027-01-31T09:00:00Z', 1, '2027-02-28T09:00:00Z'],
    ['2028-02-29T09:00:00Z', 12, '2029-02-28T09:00:00Z'],
    ['2027-03-31T08:00:00Z', -1, '2027-02-28T09:00:00Z'],
    // 00:30 on 1 July in Belgium: the month is counted from July, not from June.
    ['2027-06-30T22:30:00Z', 8, '2028-02-29T23:30:00Z'],
  ])('%s and %i months is %s', (moment, months, expected) => {
    expect(monthsAfter(new Date(moment), months)).toEqual(new Date(expected))
  })

  test('days and months keep the time on Belgian clocks over a clock change', () => {
    const timeOf = (moment: Date) => clock.format(moment).slice(11)
    fc.assert(
      fc.property(changeDay, timeFrom(4), fc.integer({ min: -40, max: 40 }), (onDay, at, count) => {
        const moment = belgianMoment(onDay, at)
        const later = daysAfter(moment, count)
        expect([belgianDay(later), timeOf(later)]).toEqual([addDays(onDay, count), at])
        expect(timeOf(monthsAfter(moment, count))).toBe(at)
      }),
    )
  })
})

test.each([
  ['2027-03-28', '2027-03-28'],
  ['2027-3-8', '2027-03-08'],
  ['28/3/2027', '2027-03-28'],
  ['28.03.2027', '2027-03-28'],
  ['28-3-2027', '2027-03-28'],
  ['30/2/2027', null],
  ['1899-12-31', null],
  ['2200-01-01', null],
  ['28/3/27', null],
  ['soon', null],
])('%j is read as %j', (text, expected) => {
  expect(parseDay(text)).toBe(expected)
})
