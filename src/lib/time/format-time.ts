import { intlLocales, localized, toLocale, type Locale, type OfLanguages } from '@/lib/i18n/locales'

import { belgianZone, type ClockTime, type Day } from './belgian-time'

const dayFormats = {
  /** `21/11/2026` */
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** `21 novembre 2026` */
  long: { dateStyle: 'long' },
  /** `novembre 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `21 novembre` */
  dayMonth: { day: 'numeric', month: 'long' },
  /** `21 nov.` */
  dayMonthShort: { day: 'numeric', month: 'short' },
  /** `sam. 21 nov.` */
  weekdayShort: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `samedi 21 novembre` */
  weekdayDayMonth: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `samedi 21 novembre 2026` */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const momentFormats = {
  /** `10:00` */
  time: { timeStyle: 'short' },
  /** `21 nov. 2026, 10 h`; `21 nov 2026, 10:00` in Dutch */
  medium: { dateStyle: 'medium', timeStyle: 'short' },
  /** `21 novembre 2026 à 10 h 30` */
  long: { dateStyle: 'long', timeStyle: 'short' },
  /** `samedi 21 novembre 2026 à 10 h 30` */
  full: { dateStyle: 'full', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

type DayFormat = keyof typeof dayFormats
type MomentFormat = keyof typeof momentFormats

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making an `Intl.DateTimeFormat` costs far more than using one. */
function formatter(key: string, locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${key}:${locale}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(intlLocales[locale], options)
  formats.set(name, format)
  return format
}

/** French writes the first of a month as `1er janvier`; Intl does not. */
const withOrdinal = (text: string, locale: string): string =>
  locale === 'fr' ? text.replace(/(^|\s)1 (?=\p{L})/u, '$11er ') : text

/**
 * Writes a calendar day.
 *
 * @param language a language of the site or of the studio; an unknown one is written in the source language
 */
export const formatDay = (day: Day, language: string, format: DayFormat = 'long'): string =>
  withOrdinal(
    formatter(`day:${format}`, toLocale(language), { ...dayFormats[format], timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    ),
    toLocale(language),
  )

const clocks: OfLanguages<(hour: number, minutes: string) => string> = {
  nl: (hour, minutes) => `${hour}${minutes && `.${minutes}`}`,
  fr: (hour, minutes) => `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`,
  en: (hour, minutes) => `${hour % 12 || 12}${minutes && `.${minutes}`}\u00a0${hour % 24 < 12 ? 'am' : 'pm'}`,
  de: (hour, minutes) => `${hour}${minutes && `.${minutes}`}`,
}

/** A time of the day as people write it: `9 h 30`, `9.30 am`; in Dutch and German `9.30`, for a text that says `uur` or `Uhr`. */
export function formatClock(time: ClockTime, locale: string): string {
  const [hour = '', minutes = ''] = time.split(':')
  return clocks[locale]?.(Number(hour), minutes === '00' ? '' : minutes) ?? time
}

/** French hours are written as those of visits and opening hours are: `16 h 35`. */
const withFrenchClock = (text: string, locale: string): string =>
  locale === 'fr' ? text.replace(/\d{2}:\d{2}$/, (clock) => formatClock(clock, 'fr')) : text

/**
 * Writes a moment as day and time in Belgium; the time alone always as `16:35`.
 *
 * @param moment a date, or an ISO text
 * @param language as for `formatDay`
 */
export function formatMoment(
  moment: Date | string,
  language: string,
  format: MomentFormat = 'medium',
): string {
  const locale = toLocale(language)
  const options = { ...momentFormats[format], timeZone: belgianZone }
  const text = formatter(`moment:${format}`, locale, options).format(new Date(moment))
  return format === 'time' ? text : withFrenchClock(withOrdinal(text, locale), locale)
}

/** Names of the days of the week, Sunday first. */
const weekdays = localized((locale) => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 7 January 2024 is a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 7 + day))))
})

/** @param weekday 0 is Sunday */
export const weekdayName = (weekday: number, locale: Locale): string => weekdays[locale][weekday] ?? ''
