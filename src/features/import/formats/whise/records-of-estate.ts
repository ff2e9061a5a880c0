import { locales, type Locale } from '@/lib/i18n/locales'
import { isRecord, textOf } from '@/lib/values/read-value'

type Estate = Record<string, unknown>

/** The text of a language in a list of texts; languages are written `fr-BE`. */
function textIn(texts: unknown, language: Locale): string {
  const list = Array.isArray(texts) ? texts.filter(isRecord) : []
  return textOf(
    list.find(({ languageId }) => String(languageId).slice(0, 2).toLowerCase() === language)?.content,
  )
}

/** Values of details by their id; a list is easier to write than to look up. */
function detailsOf(details: unknown): Record<string, unknown> {
  const list = Array.isArray(details) ? details.filter(isRecord) : []
  return Object.fromEntries(list.map(({ id, value, enum: choice }) => [String(id), value ?? choice]))
}

const textLists = ['sms', 'shortDescription', 'longDescription'] as const

/** The estate in one language; null when it has no text there. */
function inLanguage(estate: Estate, language: Locale): Estate | null {
  const texts = Object.fromEntries(textLists.map((name) => [name, textIn(estate[name], language)]))
  const isEmpty = Object.values(texts).every((text) => text === '')
  return isEmpty ? null : { ...estate, ...texts, details: detailsOf(estate.details), language }
}

/**
 * Makes a record per language of an estate as Whise answers it, with the details by their id; one without texts when it has
 * none in a language of the site.
 */
export function recordsOfEstate(item: unknown, languages: readonly Locale[] = locales): Estate[] {
  if (!isRecord(item)) return []
  const records = languages.map((language) => inLanguage(item, language)).filter((record) => record !== null)
  if (records.length > 0) return records
  const withoutTexts = Object.fromEntries(textLists.map((name) => [name, '']))
  return [{ ...item, ...withoutTexts, details: detailsOf(item.details) }]
}
