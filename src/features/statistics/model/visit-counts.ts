import { addDays, belgianDay, type Day } from '@/lib/time/belgian-time'

/** How often a property was visited on one Belgian day. */
export interface DayCount {
  day: Day
  count: number
}

/** How often the page of a property was visited. Periods end with today and are days in Belgium. */
export interface VisitCounts {
  /** Today. */
  day: number
  /** The last seven days. */
  week: number
  /** The last thirty days. */
  month: number
  total: number
  /** The last thirty days, the first one first; a day without visits has the count 0. */
  days: DayCount[]
}

/** Days of the chart of a property. */
export const chartDays = 30

const daysOfWeek = 7

/** The first of the last days that end with today. */
export const firstDayOf = (now: Date, days: number): Day => addDays(belgianDay(now), 1 - days)

/** The last days up to today, the first one first. */
export function lastDays(now: Date, days: number): Day[] {
  const first = firstDayOf(now, days)
  return Array.from({ length: days }, (_, index) => addDays(first, index))
}

const sum = (counts: readonly DayCount[]): number => counts.reduce((total, { count }) => total + count, 0)

/**
 * The visits of one property as its owner reads them.
 *
 * @param counted the days of the chart with visits, in any order; several entries of a day add up
 * @param before visits before these days
 */
export function toVisitCounts(counted: readonly DayCount[], before: number, now: Date): VisitCounts {
  const byDay = new Map<Day, number>()
  for (const { day, count } of counted) byDay.set(day, (byDay.get(day) ?? 0) + count)
  const days = lastDays(now, chartDays).map((day) => ({ day, count: byDay.get(day) ?? 0 }))
  const month = sum(days)
  return {
    day: sum(days.slice(-1)),
    week: sum(days.slice(-daysOfWeek)),
    month,
    total: before + month,
    days,
  }
}
