'use client'

import { useSyncExternalStore } from 'react'

import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'

const neverChanges = () => () => undefined

function daysAgo(since: string, locale: string): string {
  const first = toDay(since)
  if (!first) return ''
  const days = Math.max(0, daysBetween(first, belgianDay(new Date())))
  return `(${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')})`
}

/**
 * How many Belgian calendar days ago a moment was: `(45 days ago)`. Counted in the browser, because a cached page would
 * repeat the count of the day it was rendered; without JavaScript the date beside it is enough.
 */
export function DaysOnline({ since, locale }: { since: string; locale: string }) {
  return useSyncExternalStore(
    neverChanges,
    () => daysAgo(since, locale),
    () => '',
  )
}
