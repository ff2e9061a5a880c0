import { isLocale, type Locale } from '@/lib/i18n/locales'
import { plainText } from '@/features/translation/model/plain-text'
import { isRecord } from '@/lib/values/read-value'

type Row = Record<string, unknown>

/** Rows have ids; the nodes of rich text and the values of a select have none. */
const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isRecord(row) && 'id' in row)

const isByLanguage = (value: Row): boolean => Object.keys(value).every(isLocale)

/** Whether a stored value and its copy have equal texts in a language; other values are not compared. */
function isSameText(model: unknown, copy: unknown, locale: Locale): boolean {
  if (isList(model)) {
    const rows: unknown[] = Array.isArray(copy) ? copy : []
    return rows.length === model.length && model.every((row, index) => isSameText(row, rows[index], locale))
  }
  if (!isRecord(model)) return true
  if (isByLanguage(model)) return plainText(model[locale]) === plainText(copy)
  const from = isRecord(copy) ? copy : {}
  return Object.entries(model).every(([name, value]) => isSameText(value, from[name], locale))
}

function mergeValue(model: unknown, copy: unknown, locale: Locale): unknown {
  if (isList(model)) {
    const rows: unknown[] = Array.isArray(copy) ? copy : []
    // The original may have changed since it was copied: better no text than that of another row.
    return isSameText(model, rows, locale) ? model.map((row, at) => mergeValue(row, rows[at], locale)) : []
  }
  if (!isRecord(model) || isByLanguage(model)) return structuredClone(model)
  const from = isRecord(copy) ? copy : {}
  const merged = Object.entries(model).map(([name, value]) => [
    name,
    name === 'id' ? (from.id ?? value) : mergeValue(value, from[name], locale),
  ])
  return Object.fromEntries(merged)
}

/**
 * A stored block under the ids of its copy, so that the copy gets its languages. A list within the block is matched row
 * by row, if the texts of its rows are unchanged since the copy; otherwise it gets no other languages, which the studio
 * shows as missing.
 *
 * @param model the original block as stored, texts by language
 * @param copy the block as submitted, in the edited language
 * @param locale the edited language
 */
export const mergeBlockLocales = (model: Row, copy: Row, locale: Locale): Row =>
  mergeValue(model, copy, locale) as Row
