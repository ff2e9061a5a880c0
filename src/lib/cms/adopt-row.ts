import { isLocale, type Locale } from '@/lib/i18n/locales'
import { plainText } from '@/lib/translation/plain-text'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows have ids; the parts of a formatted text and the values of a choice have none. */
const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((row) => isRow(row) && 'id' in row)

const isByLanguage = (value: Row): boolean => Object.keys(value).every(isLocale)

/** Whether a stored value and its copy say the same in a language; what is no text is not compared. */
function isSameText(model: unknown, copy: unknown, locale: Locale): boolean {
  if (isList(model)) {
    const rows: unknown[] = Array.isArray(copy) ? copy : []
    return rows.length === model.length && model.every((row, index) => isSameText(row, rows[index], locale))
  }
  if (!isRow(model)) return true
  if (isByLanguage(model)) return plainText(model[locale]) === plainText(copy)
  const from = isRow(copy) ? copy : {}
  return Object.entries(model).every(([name, value]) => isSameText(value, from[name], locale))
}

function adoptValue(model: unknown, copy: unknown, locale: Locale): unknown {
  if (isList(model)) {
    const rows: unknown[] = Array.isArray(copy) ? copy : []
    // The model may have changed since it was copied: better no text than that of another row.
    return isSameText(model, rows, locale) ? model.map((row, at) => adoptValue(row, rows[at], locale)) : []
  }
  if (!isRow(model) || isByLanguage(model)) return structuredClone(model)
  const from = isRow(copy) ? copy : {}
  const adopted = Object.entries(model).map(([name, value]) => [
    name,
    name === 'id' ? (from.id ?? value) : adoptValue(value, from[name], locale),
  ])
  return Object.fromEntries(adopted)
}

/**
 * A stored block under the ids of its copy, so that the languages of the one become those of the other. A list within
 * the block is matched row by row, if its rows still say what they said when they were copied; otherwise it stays
 * without other languages, which the studio shows as missing.
 *
 * @param model the block as stored, texts by language
 * @param copy the block as it arrives, in the language being edited
 * @param locale the language being edited
 */
export const adoptRow = (model: Row, copy: Row, locale: Locale): Row => adoptValue(model, copy, locale) as Row
