import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'

import { fieldOfKey, languageOfKey, type FieldValue, type FieldValues } from '../model/field-values'
import { findTarget } from '../model/targets'

/** Data of one write; Payload saves one language at a time. */
export interface LanguageWrite {
  locale: Locale
  data: Record<string, unknown>
}

/** A picked day is stored as noon UTC, which is the same day in Belgium. */
const toStored = (field: string, value: FieldValue): unknown => {
  if (value === null) return findTarget(field)?.kind === 'choiceList' || field === 'furtherTypes' ? [] : null
  return findTarget(field)?.kind === 'date' ? `${String(value)}T12:00:00.000Z` : value
}

const localeOfKey = (key: string): Locale | null => {
  const locale = languageOfKey(key)
  return isLocale(locale) ? locale : null
}

/**
 * The writes that store some values: all values without a language with the first one, then the texts of each other
 * language.
 */
export function toWrites(values: FieldValues): LanguageWrite[] {
  const byLocale = new Map<Locale, Record<string, unknown>>()
  const sharedValues: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const locale = localeOfKey(key)
    const field = fieldOfKey(key)
    if (!locale) sharedValues[field] = toStored(field, value)
    else byLocale.set(locale, { ...byLocale.get(locale), [field]: toStored(field, value) })
  }
  const languages = [...byLocale.keys()].sort(
    (one, other) => Number(other === sourceLocale) - Number(one === sourceLocale),
  )
  const [first = sourceLocale, ...others] = languages
  return [
    { locale: first, data: { ...sharedValues, ...byLocale.get(first) } },
    ...others.map((locale) => ({ locale, data: byLocale.get(locale) ?? {} })),
  ]
}
