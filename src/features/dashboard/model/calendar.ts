import {
  addDays,
  belgianDay,
  isDay,
  monthsAfter,
  startOfDay,
  weekdayOf,
  type Day,
} from '@/lib/time/belgian-time'

/** What the calendar shows, from its URL. */
export interface CalendarQuery {
  /** `2026-11` */
  month: string
  view: 'month' | 'list'
  hasAppointments: boolean
}

type RawParams = Record<string, string | string[] | undefined>

/** Parses the query of the calendar; unknown values are ignored. */
export function readCalendarQuery(params: RawParams, now: Date): CalendarQuery {
  const { month, view, appointments } = params
  const isMonth = typeof month === 'string' && isDay(`${month}-01`)
  return {
    month: isMonth ? month : belgianDay(now).slice(0, 7),
    view: view === 'list' ? 'list' : 'month',
    hasAppointments: appointments === 'yes',
  }
}

export const calendarPath = '/admin/calendar/'

/** URL of the calendar; what is usual is left out. */
export function calendarUrl({ month, view, hasAppointments }: CalendarQuery): string {
  const query = new URLSearchParams({ month })
  if (view === 'list') query.set('view', view)
  if (hasAppointments) query.set('appointments', 'yes')
  return `${calendarPath}?${query}`
}

/** @param count 1 is the next month, -1 the one before */
export const addMonths = (month: string, count: number): string =>
  belgianDay(monthsAfter(startOfDay(`${month}-15`), count)).slice(0, 7)

/** The days of the weeks that a month touches, from Monday, in rows of seven. */
export function weeksOf(month: string): Day[][] {
  const first: Day = `${month}-01`
  const start = addDays(first, -((weekdayOf(first) + 6) % 7))
  const weeks: Day[][] = []
  for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(monday, day)))
  return weeks
}

/** Entries by day, each day in order of time. */
export function groupByDay<Entry extends { day: Day; time: string }>(
  entries: readonly Entry[],
): Map<Day, Entry[]> {
  const days = new Map<Day, Entry[]>()
  const sorted = entries.toSorted((a, b) => `${a.day}${a.time}`.localeCompare(`${b.day}${b.time}`))
  for (const entry of sorted) days.set(entry.day, [...(days.get(entry.day) ?? []), entry])
  return days
}
