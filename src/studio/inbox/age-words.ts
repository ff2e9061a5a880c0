import { isLocale, sourceLocale } from '@/lib/i18n/locales'
import { intlLocales } from '@/lib/property/intl-locales'

import { studioText } from '../studio-text'
import { inboxTexts } from './inbox-texts'

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
  const locale = intlLocales[isLocale(language) ? language : sourceLocale]
  const past = Math.max(0, now.getTime() - new Date(moment).getTime())
  const found = units.find(([, length]) => past >= length)
  if (!found) return studioText(language, inboxTexts.now)
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit)
}
