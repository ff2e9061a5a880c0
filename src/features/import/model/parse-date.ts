import { belgianDay, isDay, type Day } from '@/lib/time/belgian-time'

/** The orders of day, month and year that feeds use, by the names of their groups. */
const forms: readonly RegExp[] = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<date>\d{1,2})(?:[T ][\d:.,]*(?:Z|[+-]\d{2}:?\d{2})?)?$/,
  /^(?<date>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
]

/** How Microsoft's services write a moment in JSON: `/Date(1700000000000+0100)/`. */
const milliseconds = /^\/Date\((-?\d{1,14})(?:[+-]\d{4})?\)\/$/

/**
 * Parses a date of a feed: 2026-01-31, 31/01/2026, 31.01.2026, 20260131 or /Date(…)/. A time is left out.
 *
 * @returns null for anything else and for days that do not exist
 */
export function parseDate(value: unknown): Day | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const text = value.trim()
  const moment = milliseconds.exec(text)?.[1]
  if (moment !== undefined) return belgianDay(new Date(Number(moment)))
  for (const form of forms) {
    const groups = form.exec(text)?.groups
    if (!groups) continue
    const { year = '', month = '', date = '' } = groups
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    return isExistingDay(day) ? day : null
  }
  return null
}

const isExistingDay = (day: string): boolean => {
  const [year, month, date] = day.split('-').map(Number)
  const isPossible = (year ?? 0) >= 1000 && (month ?? 0) <= 12 && (date ?? 0) <= 31
  return isPossible && isDay(day)
}
