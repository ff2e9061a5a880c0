import type { FormField } from '@/lib/forms/form-field'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { intlLocales } from '@/lib/property/intl-locales'
import { formatPrice } from '@/lib/property/price'

/** An answer, or whatever an older form left behind, as words: staff never read raw data. */

const yesNo: Record<'yes' | 'no', Localized> = {
  yes: { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' },
  no: { nl: 'Nee', fr: 'Non', en: 'No', de: 'Nein' },
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

const dayWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

// Amounts as everywhere on the site. A year must not look like one: only five digits and more are grouped.
const numberWords = (value: number, locale: Locale, isMoney: boolean): string =>
  isMoney
    ? formatPrice(value, { locale })
    : new Intl.NumberFormat(intlLocales[locale], { useGrouping: 'min2' }).format(value)

const isRealDay = (text: string): boolean =>
  dayPattern.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime())

/** `birthDate` as `birth date`: the name of an answer whose form no longer asks for it. */
export const nameAsWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/**
 * @param value what is stored
 * @param locale the language of whoever reads it
 * @param field the field that asked, if its form still has it
 * @param labels labels of choices, by value
 */
export function answerWords(
  value: unknown,
  locale: Locale,
  field?: FormField,
  labels: ReadonlyMap<string, string> = new Map(),
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return yesNo[value ? 'yes' : 'no'][locale]
  if (typeof value === 'number') return numberWords(value, locale, field?.kind === 'money')
  if (typeof value === 'string')
    return labels.get(value) ?? (isRealDay(value) ? dayWords(value, locale) : value)
  const parts = (each: unknown) => answerWords(each, locale, field, labels)
  if (Array.isArray(value)) return value.map(parts).filter(Boolean).join(', ')
  return Object.entries(value)
    .map(([name, each]) => [nameAsWords(name), parts(each)])
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join(': '))
    .join('; ')
}
