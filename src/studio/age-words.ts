import { toLocale, intlLocales } from '@/lib/i18n/locales'

import { studioText } from '@/lib/i18n/studio-text'

const minute = 60_000
const units = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long ago something was, such as “il y a 3 heures”. */
export function ageWords(language: string, moment: string, now: Date): string {
  const locale = intlLocales[toLocale(language)]
  const past = Math.max(0, now.getTime() - new Date(moment).getTime())
  const timeUnit = units.find(([, length]) => past >= length)
  if (!timeUnit) return studioText(language, 'leads.inbox.now')
  const [unit, length] = timeUnit
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit)
}
