'use client'

import { useSyncExternalStore } from 'react'

const millisecondsPerDay = 86_400_000

const neverChanges = () => () => undefined

function daysAgo(since: string, locale: string): string {
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / millisecondsPerDay))
  return `(${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')})`
}

/**
 * How long ago a moment was, in days: `(45 days ago)`. Counted in the browser, because a kept page would go on saying
 * what was true when it was made; without JavaScript the date beside it says enough.
 */
export function DaysOnline({ since, locale }: { since: string; locale: string }) {
  return useSyncExternalStore(
    neverChanges,
    () => daysAgo(since, locale),
    () => '',
  )
}
