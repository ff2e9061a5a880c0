import { formatHours } from '@/lib/i18n/format-hours'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import {
  addDays,
  belgianDateTime,
  belgianDay,
  weekdayOf,
  type ClockTime,
  type Day,
} from '@/lib/time/belgian-time'
import { formatClock, formatDay, formatMoment } from '@/lib/time/format-time'

/** `mardi 24 novembre 2026` */
export const describeDay = (day: Day, locale: Locale): string => formatDay(day, locale, 'full')

/** `mardi 24 novembre, de 10 h à 13 h`, for a select. */
export const describeChoice = (day: Day, { from, to }: { from: ClockTime; to: ClockTime }, locale: Locale) =>
  `${formatDay(day, locale, 'weekdayDayMonth')}, ${formatHours(`${from}-${to}`, locale)}`

/** `de 10 h à 13 h` */
export const describeHours = ({ from, to }: { from: ClockTime; to: ClockTime }, locale: Locale): string =>
  formatHours(`${from}-${to}`, locale)

/** `mardi 24 novembre 2026, de 10 h à 13 h` */
export const describeWhen = (day: Day, hours: { from: ClockTime; to: ClockTime }, locale: Locale): string =>
  `${describeDay(day, locale)}, ${describeHours(hours, locale)}`

/** `mar. 1 déc., 10 h`: where a visit of the form's value `2026-12-01 10:00-10:30` begins. */
export const describeMoment = (value: string, locale: Locale): string =>
  mailTranslator(locale)('appointments.when.moment', {
    day: formatDay(value.slice(0, 10), locale, 'weekdayShort'),
    time: formatClock(value.slice(11, 16), locale),
  })

/** Until when something may be done, in words. */
export interface Until {
  /** `mardi 1er décembre`; empty when that is today. */
  day: string
  /** `15 h 40` */
  time: string
}

export function describeUntil(until: Date, locale: Locale, now = new Date()): Until {
  const day = belgianDay(until)
  return {
    day: day === belgianDay(now) ? '' : formatDay(day, locale, 'weekdayDayMonth'),
    time: formatClock(belgianDateTime(until).slice(11), locale),
  }
}

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** `Semaine du 23 novembre`, the heading of the days from Monday to Sunday. */
export const describeWeek = (day: Day, locale: Locale): string =>
  mailTranslator(locale)('appointments.when.weekOf', { monday: formatDay(mondayOf(day), locale, 'dayMonth') })

/** `jeudi 19 novembre 2026 à 14 h 05`: until when a booking waits for its visitor's confirmation; empty when it does not. */
export const describeConfirmationEnd = (
  { confirmUntil }: { confirmUntil?: string | null | undefined },
  locale: Locale,
): string => (confirmUntil ? formatMoment(confirmUntil, locale, 'full') : '')
