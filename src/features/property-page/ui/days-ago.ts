import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'

/** Longer ago is said in months. */
const longestInDays = 60
const daysOfMonth = 30.4

/** Loaded only where it is used, because the time zone rules it needs are large. */
export function daysAgo(since: string, locale: string): string {
  const first = toDay(since)
  if (!first) return ''
  const days = Math.max(0, daysBetween(first, belgianDay(new Date())))
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return `(${days <= longestInDays ? format.format(-days, 'day') : format.format(-Math.round(days / daysOfMonth), 'month')})`
}
