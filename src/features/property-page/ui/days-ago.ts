import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'

/** Longer ago is said in months, then in years from two on. */
const longestInDays = 60
const longestInMonths = 24
const daysOfMonth = 30.4

/** Loaded only where it is used, because the time zone rules it needs are large. */
export function daysAgo(since: string, locale: string): string {
  const first = toDay(since)
  if (!first) return ''
  const days = Math.max(0, daysBetween(first, belgianDay(new Date())))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (days <= longestInDays) return `(${format.format(-days, 'day')})`
  const months = Math.round(days / daysOfMonth)
  if (months < longestInMonths) return `(${format.format(-months, 'month')})`
  return `(${format.format(-Math.floor(months / 12), 'year')})`
}
