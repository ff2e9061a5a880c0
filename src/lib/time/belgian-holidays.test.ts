import { describe, expect, test } from 'vitest'

import { belgianHolidays, easterSunday, isBelgianHoliday } from './belgian-holidays'
import { weekdayOf } from './belgian-time'

describe('Belgian holidays', () => {
  // Easter Sundays as published; among them the earliest and the latest that can be.
  test.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2019, '2019-04-21'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
  ])('Easter of %i', (year, expected) => {
    expect(easterSunday(year)).toBe(expected)
  })

  test.each([
    [2026, ['01-01', '04-06', '05-01', '05-14', '05-25', '07-21', '08-15', '11-01', '11-11', '12-25']],
    [2027, ['01-01', '03-29', '05-01', '05-06', '05-17', '07-21', '08-15', '11-01', '11-11', '12-25']],
    [2028, ['01-01', '04-17', '05-01', '05-25', '06-05', '07-21', '08-15', '11-01', '11-11', '12-25']],
    [2029, ['01-01', '04-02', '05-01', '05-10', '05-21', '07-21', '08-15', '11-01', '11-11', '12-25']],
    [2030, ['01-01', '04-22', '05-01', '05-30', '06-10', '07-21', '08-15', '11-01', '11-11', '12-25']],
  ])('the ten of %i', (year, days) => {
    expect(belgianHolidays(year)).toEqual(days.map((day) => `${year}-${day}`))
  })

  test('Easter is a Sunday between 22 March and 25 April, for centuries', () => {
    for (let year = 1900; year < 2400; year += 1) {
      const easter = easterSunday(year)
      expect(weekdayOf(easter)).toBe(0)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }
  })

  test('other days are not holidays', () => {
    expect(isBelgianHoliday('2027-03-29')).toBe(true)
    for (const day of ['2027-03-26', '2027-07-11', '2027-12-26', '2027-05-09'])
      expect(isBelgianHoliday(day)).toBe(false)
  })
})
