import { formatClock } from '@/lib/time/format-time'

import type { Locale } from './locales'
import { mailTranslator } from './mail-translator'

/** Stored hours such as `10:00-13:00` in words: `de 10 h à 13 h`. Other texts stay as they are. */
export function formatHours(hours: string, locale: Locale): string {
  const [, from, to] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(hours) ?? []
  if (!from || !to) return hours
  return mailTranslator(locale)('appointments.when.fromTo', {
    from: formatClock(from, locale),
    to: formatClock(to, locale),
  })
}
