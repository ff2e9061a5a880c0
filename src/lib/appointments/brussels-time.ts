import { TZDate } from '@date-fns/tz'

const zone = 'Europe/Brussels'
const dayMs = 24 * 60 * 60 * 1000

/** A calendar day without a time zone, such as `2027-03-28`. */
export type Day = string
/** Hours and minutes on a Belgian clock, such as `09:30`. */
export type ClockTime = string

const partsOf = (day: Day): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month - 1, date]
}

const noon = (day: Day): Date => new Date(Date.UTC(...partsOf(day), 12))
const dayOfUtc = (date: Date): Day => date.toISOString().slice(0, 10)

/** The day it is in Belgium. */
export const brusselsDay = (moment: Date): Day => {
  const there = new TZDate(moment.getTime(), zone)
  return dayOfUtc(new Date(Date.UTC(there.getFullYear(), there.getMonth(), there.getDate())))
}

/**
 * The moment at which Belgian clocks show this time. In the hour that a clock change skips, the clocks show an hour
 * later; of an hour that comes twice, one counts.
 */
export function brusselsMoment(day: Day, time: ClockTime): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(...partsOf(day), hours, minutes, 0, 0, zone).getTime())
}

/** Counted on the calendar: a day of 23 or 25 hours is one day. */
export const addDays = (day: Day, count: number): Day =>
  dayOfUtc(new Date(noon(day).getTime() + count * dayMs))

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => noon(day).getUTCDay()

export const yearOf = (day: Day): number => partsOf(day)[0]

/** Whether there is such a day: not 30 February. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && addDays(value, 0) === value

/** A day for `Intl`, to be written in UTC. */
export const dayForIntl = noon
