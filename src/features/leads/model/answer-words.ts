import type { FormField } from '@/features/submissions/model/form-field'
import { labelColon } from '@/lib/i18n/label-colon'
import { writeYearOrNumber } from '@/lib/i18n/number-format'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { formatPrice, numberLanguage, type PriceFormat } from '@/features/property/model/price'
import { isDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

const numberWords = (value: number, format: PriceFormat, isMoney: boolean): string =>
  isMoney ? formatPrice(value, format) : writeYearOrNumber(value, numberLanguage(format))

/** `birthDate` as `birth date`: the label of an answer whose field the form no longer has. */
export const nameAsWords = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

/**
 * The answer to a field as text.
 *
 * @param value the stored value
 * @param format the language of the reader, and the style of amounts
 * @param field the field of the form, if it still exists
 * @param labels labels of choices, by value
 */
export function answerWords(
  value: unknown,
  format: PriceFormat,
  field?: FormField,
  labels: ReadonlyMap<string, string> = new Map(),
): string {
  const { locale } = format
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return mailTranslator(locale)(`common.answers.${value ? 'yes' : 'no'}`)
  if (typeof value === 'number') return numberWords(value, format, field?.kind === 'money')
  if (typeof value === 'string') return labels.get(value) ?? (isDay(value) ? formatDay(value, locale) : value)
  const parts = (each: unknown) => answerWords(each, format, field, labels)
  if (Array.isArray(value)) return value.map(parts).filter(Boolean).join(', ')
  return Object.entries(value)
    .map(([name, each]) => [nameAsWords(name), parts(each)])
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join(labelColon(locale)))
    .join('; ')
}
