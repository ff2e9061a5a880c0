import type { FieldHook } from 'payload'

import { isLocale, localized } from '@/lib/i18n/locales'
import { isRecord, textIn, textOf } from '@/lib/values/read-value'

/**
 * Stores a text of an editor also in the languages that have none yet, so that a pattern has a name for every editor.
 * A text of another language stays.
 */
export const fillLanguages: FieldHook = ({ value, field, siblingDocWithLocales, req }) => {
  if (!field.name || !isRecord(siblingDocWithLocales) || !isLocale(req.locale) || !textOf(value)) return value
  const stored = siblingDocWithLocales[field.name]
  siblingDocWithLocales[field.name] = localized((locale) => textIn(stored, locale) || textOf(value))
  return value
}
