import { intlLocales } from '@/lib/property/intl-locales'
import { localized, type Locale, type Localized } from '@/lib/i18n/locales'

import { addDays, dayForIntl, weekdayOf, type ClockTime, type Day } from './brussels-time'

const formats = localized((locale) => ({
  long: new Intl.DateTimeFormat(intlLocales[locale], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  }),
  short: new Intl.DateTimeFormat(intlLocales[locale], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  }),
  week: new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}))

const weekOf: Localized<(monday: string) => string> = {
  nl: (monday) => `Week van ${monday}`,
  fr: (monday) => `Semaine du ${monday}`,
  en: (monday) => `Week of ${monday}`,
  de: (monday) => `Woche ab ${monday}`,
}

const fromTo: Localized<(from: string, to: string) => string> = {
  nl: (from, to) => `van ${from} tot ${to}`,
  fr: (from, to) => `de ${from} à ${to}`,
  en: (from, to) => `from ${from} to ${to}`,
  de: (from, to) => `von ${from} bis ${to} Uhr`,
}

/** `mardi 24 novembre 2026` */
export const describeDay = (day: Day, locale: Locale): string => formats[locale].long.format(dayForIntl(day))

/** `mardi 24 novembre, 10:00-13:00`, for a list to choose from. */
export const describeChoice = (day: Day, { from, to }: { from: ClockTime; to: ClockTime }, locale: Locale) =>
  `${formats[locale].short.format(dayForIntl(day))}, ${from}-${to}`

/** `mardi 24 novembre 2026, de 10:00 à 13:00` */
export const describeWhen = (day: Day, { from, to }: { from: ClockTime; to: ClockTime }, locale: Locale) =>
  `${describeDay(day, locale)}, ${fromTo[locale](from, to)}`

export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** `Semaine du 23 novembre`, the heading of the days from Monday to Sunday. */
export const describeWeek = (day: Day, locale: Locale): string =>
  weekOf[locale](formats[locale].week.format(dayForIntl(mondayOf(day))))
