import { TZDateMini } from '@date-fns/tz/date/mini'
import { addDays as addDaysTo, addHours, addMonths, formatISO } from 'date-fns'
import { millisecondsInDay } from 'date-fns/constants'

/** The time zone of every agency. The zone of the server or the browser never decides what day it is. */
export const belgianZone = 'Europe/Brussels'

/** A calendar day without a time, such as `2027-03-28`. */
export type Day = string
/** Hours and minutes on a Belgian clock, such as `09:30`. */
export type ClockTime = string

const inBelgium = (moment: Date): Date => new TZDateMini(moment.getTime(), belgianZone)
const toPlainDate = (moment: Date): Date => new Date(moment.getTime())

const partsOf = (day: Day): [year: number, monthIndex: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month - 1, date]
}

/** Midnight UTC: in UTC every day has 24 hours. */
const calendarDate = (day: Day): Date => new Date(Date.UTC(...partsOf(day)))

/** The calendar day in Belgium at a moment. */
export const belgianDay = (moment: Date): Day => formatISO(inBelgium(moment), { representation: 'date' })

/**
 * The Belgian day of a stored value: an ISO day as it is, an ISO moment as the day it lies in. Payload stores a picked
 * day as noon UTC, which is the same day in Belgium.
 *
 * @returns null for anything else
 */
export function toDay(stored: unknown): Day | null {
  if (typeof stored !== 'string' || Number.isNaN(Date.parse(stored))) return null
  return isDay(stored) ? stored : belgianDay(new Date(stored))
}

/**
 * The moment at which Belgian clocks show a time. In the hour that a clock change skips, clocks show one hour more; of
 * an hour that comes twice, one moment is returned.
 */
export function belgianMoment(day: Day, time: ClockTime): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return toPlainDate(new TZDateMini(...partsOf(day), hours, minutes, 0, 0, belgianZone))
}

/** What Belgian calendars and clocks show at a moment, as an input of type `datetime-local` takes it: `2026-11-25T10:05`. */
export const belgianDateTime = (moment: Date): string => formatISO(inBelgium(moment)).slice(0, 16)

/** The first moment of a Belgian day. */
export const startOfDay = (day: Day): Date => belgianMoment(day, '00:00')

/** The first moment that no longer belongs to the day. */
export const endOfDay = (day: Day): Date => startOfDay(addDays(day, 1))

/** Adds calendar days: a day of 23 or 25 hours counts as one. */
export function addDays(day: Day, count: number): Day {
  const [year, monthIndex, date] = partsOf(day)
  return new Date(Date.UTC(year, monthIndex, date + count)).toISOString().slice(0, 10)
}

/** How many calendar days lie between two days: 1 from a day to the next, negative backwards. */
export const daysBetween = (from: Day, to: Day): number =>
  (calendarDate(to).getTime() - calendarDate(from).getTime()) / millisecondsInDay

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => calendarDate(day).getUTCDay()

/** The calendar year of a day. */
export const yearOf = (day: Day): number => partsOf(day)[0]

/** Whether a text is a day that exists: not 30 February. */
export const isDay = (value: string): value is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value

/** The same Belgian clock time some days later, or earlier with a number below zero. */
export const daysAfter = (moment: Date, count: number): Date =>
  toPlainDate(addDaysTo(inBelgium(moment), count))

/**
 * The same Belgian clock time some months later, or earlier with a number below zero. A month that is too short gives
 * its last day: one month after 31 January is 28 or 29 February.
 */
export const monthsAfter = (moment: Date, count: number): Date =>
  toPlainDate(addMonths(inBelgium(moment), count))

/** Adds elapsed hours, independent of clock changes. */
export const hoursAfter = (moment: Date, count: number): Date => addHours(moment, count)

const writtenDays = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})$/,
  /^(?<date>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/,
]

/**
 * Reads a day as date fields send it (`2027-3-28`) or as Belgians write it (`28/3/2027`).
 *
 * @returns null when there is no such day, or it lies outside the years 1900 to 2199
 */
export function parseDay(text: string): Day | null {
  const parts = writtenDays.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (!parts) return null
  const { year = '', month = '', date = '' } = parts
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) && day >= '1900-01-01' && day <= '2199-12-31' ? day : null
}
