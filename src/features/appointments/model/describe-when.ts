import { formatHours } from '@/lib/i18n/format-hours'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { addDays, weekdayOf, type ClockTime, type Day } from '@/lib/time/belgian-time'
import { formatDay, formatMoment } from '@/lib/time/format-time'

/** `mardi 24 novembre 2026` */
export const describeDay = (day: Day, locale: Locale): string => formatDay(day, locale, 'full')

/** `mardi 24 novembre, de 10 h à 13 h`, for a select. */
export const describeChoice = (day: Day, { from, to }: { from: ClockTime; to: ClockTime }, locale: Locale) =>
  `${formatDay(day, locale, 'weekdayDayMonth')}, ${formatHours(`${from}-${to}`, locale)}`

/** `mardi 24 novembre 2026, de 10 h à 13 h` */
export const describeWhen = (day: Day, { from, to }: { from: ClockTime; to: ClockTime }, locale: Locale) =>
  `${describeDay(day, locale)}, ${formatHours(`${from}-${to}`, locale)}`

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** `Semaine du 23 novembre`, the heading of the days from Monday to Sunday. */
export const describeWeek = (day: Day, locale: Locale): string =>
  mailTranslator(locale)('appointments.when.weekOf', { monday: formatDay(mondayOf(day), locale, 'dayMonth') })

/** `19 novembre 2026 à 14:05`: until when a booking waits for its visitor's confirmation; empty when it does not. */
export const describeConfirmationEnd = (
  { confirmUntil }: { confirmUntil?: string | null | undefined },
  locale: Locale,
): string => (confirmUntil ? formatMoment(confirmUntil, locale, 'long') : '')
