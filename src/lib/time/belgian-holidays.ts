import { addDays, yearOf, type Day } from './belgian-time'

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451)
  const count = moon + week - 7 * shift + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`
}

/** The ten legal holidays (royal decree of 18 April 1974). */
export function belgianHolidays(year: number): Day[] {
  const easter = easterSunday(year)
  const moving = [1, 39, 50].map((count) => addDays(easter, count))
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`)
  return [...fixed, ...moving].sort()
}

/** Whether a day is one of the ten legal holidays. */
export const isBelgianHoliday = (day: Day): boolean => belgianHolidays(yearOf(day)).includes(day)
