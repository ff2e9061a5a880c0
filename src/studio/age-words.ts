import { toLocale, intlLocales } from '@/lib/i18n/locales'

const minute = 60_000
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/**
 * How long ago something was, such as “il y a 3 heures”.
 *
 * @param justNow the words for less than a minute (`leads.inbox.now`)
 */
export function ageWords(language: string, moment: string, now: Date, justNow: string): string {
  const locale = intlLocales[toLocale(language)]
  const past = Math.max(0, now.getTime() - new Date(moment).getTime())
  const timeUnit = units.find(([, length]) => past >= length)
  if (!timeUnit) return justNow
  const [unit, length] = timeUnit
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit)
}
