import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'

/** Loaded only where it is used, because the time zone rules it needs are large. */
export function daysAgo(since: string, locale: string): string {
  const first = toDay(since)
  if (!first) return ''
  const days = Math.max(0, daysBetween(first, belgianDay(new Date())))
  return `(${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')})`
}
