import { belgianDay, isDay, type Day } from '@/lib/time/belgian-time'

/** What comes first where a date begins with two numbers. */
export type DateForm = 'dayFirst' | 'monthFirst'

/** A time after a date, with or without a zone. */
const time = /^[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AP]M)?/i
const zone = /^ ?(?:Z|[+-]\d{2}:?\d{2})$/i

const yearFirst =
  /^(?<year>\d{4})(?:-(?<month>\d{1,2})-(?<date>\d{1,2})|(?<month2>\d{2})(?<date2>\d{2})(?!\d))/
const numbersFirst = /^(?<one>\d{1,2})(?<sign>[/.-])(?<other>\d{1,2})\k<sign>(?<year>\d{4})/
const monthAlone = /^(?:(?<year>\d{4})-(?<month>\d{1,2})|(?<month2>\d{1,2})[/.-](?<year2>\d{4}))$/

/** How Microsoft's services write a moment in JSON: `/Date(1700000000000+0100)/`. */
const milliseconds = /^\/Date\((-?\d{1,14})(?:[+-]\d{4})?\)\/$/

const two = (part = ''): string => part.padStart(2, '0')

const isExistingDay = (day: string): boolean => {
  const [year, month, date] = day.split('-').map(Number)
  const isPossible = (year ?? 0) >= 1000 && (month ?? 0) <= 12 && (date ?? 0) <= 31
  return isPossible && isDay(day)
}

function endOfMonth(year: string, month: string): string {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return `${year}-${two(month)}-${two(String(last))}`
}

function readDay(text: string, form: DateForm): { day: string; rest: string } | null {
  const ofYear = yearFirst.exec(text)
  if (ofYear?.groups) {
    const { year, month, date, month2, date2 } = ofYear.groups
    return {
      day: `${year}-${two(month ?? month2)}-${two(date ?? date2)}`,
      rest: text.slice(ofYear[0].length),
    }
  }
  const ofNumbers = numbersFirst.exec(text)
  if (!ofNumbers?.groups) return null
  const { one, other, year } = ofNumbers.groups
  const [date, month] = form === 'dayFirst' ? [one, other] : [other, one]
  return { day: `${year}-${two(month)}-${two(date)}`, rest: text.slice(ofNumbers[0].length) }
}

/**
 * Parses a date of a feed: 2026-01-31, 20260131, 31/01/2026 or, month first, 01/31/2026, with a time or a zone after it, and
 * /Date(…)/. A moment with a zone is the day that it is in Belgium; a date with a zone is that day. A month, 05/2031 or
 * 2031-05, is its last day.
 *
 * @returns null for anything else and for days that do not exist
 */
export function parseDate(value: unknown, form: DateForm): { day: Day; isMonth: boolean } | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const text = value.trim()
  const moment = milliseconds.exec(text)?.[1]
  if (moment !== undefined) return { day: belgianDay(new Date(Number(moment))), isMonth: false }
  const month = monthAlone.exec(text)?.groups
  if (month) {
    const day = endOfMonth(month.year ?? month.year2 ?? '', month.month ?? month.month2 ?? '')
    return isExistingDay(day) && Number(month.month ?? month.month2) >= 1 ? { day, isMonth: true } : null
  }
  const dayParts = readDay(text, form)
  if (!dayParts || !isExistingDay(dayParts.day)) return null
  const ofTime = time.exec(dayParts.rest)?.[0] ?? ''
  const ofZone = dayParts.rest.slice(ofTime.length)
  if (ofZone !== '' && !zone.test(ofZone)) return null
  if (ofTime === '' || ofZone === '') return { day: dayParts.day, isMonth: false }
  const exact = new Date(
    `${dayParts.day}T${ofTime.slice(1).padStart(5, '0').replace(',', '.')}${ofZone.trim().toUpperCase()}`,
  )
  return { day: Number.isNaN(exact.getTime()) ? dayParts.day : belgianDay(exact), isMonth: false }
}
