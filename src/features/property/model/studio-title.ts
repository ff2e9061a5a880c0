import { localized, sourceLocale, toLocale, type Localized } from '@/lib/i18n/locales'
import { isRecord, textOf } from '@/lib/values/read-value'

interface TitledProperty {
  ref?: number | null
  street?: string | null
  houseNumber?: string | null
}

/**
 * What is stored as the title of a property in the studio: `2231 · Ixelles · Maison · Rue Haute 12` in each language,
 * as JSON. One text, because Payload sorts and searches titles; all languages begin with the number.
 *
 * @param city name of the locality
 * @param type name of the property type
 */
export function storedStudioTitle(
  { ref, street, houseNumber }: TitledProperty,
  city: Localized,
  type: Localized,
): string {
  const line = [textOf(street), textOf(houseNumber)].filter(Boolean).join(' ')
  return JSON.stringify(
    localized((locale) => [ref, city[locale], type[locale], line].filter(Boolean).join(' · ')),
  )
}

/** The title of a property and, below it, the street; see `storedStudioTitle`. */
export function titleAndStreet(title: string): { title: string; street: string } {
  const parts = title.split(' · ')
  return { title: parts.slice(0, 3).join(' · '), street: parts.slice(3).join(' · ') }
}

function parseTitles(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}

/**
 * The title of a property in a language of the studio; a text that holds no languages is given back as it is, and so is a
 * title that was read before.
 */
export function studioTitleIn(stored: unknown, language: string): string {
  const text = textOf(stored)
  const titles = text.startsWith('{') ? parseTitles(text) : null
  return isRecord(titles) ? textOf(titles[toLocale(language)]) || textOf(titles[sourceLocale]) : text
}
