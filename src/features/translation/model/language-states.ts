import { locales, localized, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { wordsIn, type DocumentText } from './document-texts'
import type { StaleNotes } from './stale-notes'

/** The texts of a document in one language. */
export interface LanguageTexts {
  /** Its title is filled in; a document without a text field as title needs one filled field, or has no texts. */
  isWritten: boolean
  /** The title, and texts of the source language, that this one lacks. */
  missing: DocumentText[]
  /** Texts whose source changed after they were translated, or that were only copied. */
  stale: DocumentText[]
}

interface TranslatedDocument {
  /** In all languages. */
  texts: readonly DocumentText[]
  /** Path of the text that is the title, or null where no text is. */
  title: string | null
}

/**
 * The language a document is translated from: the first in which it has a title, of the language of origin, the site's
 * default language and the others. Where no text is a title: the first in which it has any text.
 */
export function sourceOf({ texts, title }: TranslatedDocument, siteLanguage: Locale): Locale {
  const titles = texts.filter(({ path }) => path === title)
  const isIn = (candidates: readonly DocumentText[]) => (locale: Locale) =>
    candidates.some((text) => wordsIn(text, locale) !== '')
  const order = [sourceLocale, siteLanguage, ...locales]
  return order.find(isIn(titles)) ?? order.find(isIn(texts)) ?? sourceLocale
}

/**
 * The texts of a document in each language. Besides the title only the texts of its source language are required in
 * others, so that optional ones, such as those for search engines, count once they are used.
 */
export function textsByLanguage(
  { texts, title }: TranslatedDocument,
  notes: StaleNotes,
  source: Locale,
): Localized<LanguageTexts> {
  const wanted = texts.filter((text) => text.path === title || wordsIn(text, source) !== '')
  const naming = title === null ? wanted : texts.filter(({ path }) => path === title)
  return localized((locale) => ({
    isWritten: naming.length === 0 || naming.some((text) => wordsIn(text, locale) !== ''),
    missing: wanted.filter((text) => wordsIn(text, locale) === ''),
    stale: texts.filter(
      (text) => locale !== source && notes[locale]?.[text.path] && wordsIn(text, locale) !== '',
    ),
  }))
}
