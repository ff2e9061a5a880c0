import { locales, localized, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'
import { wordsIn, type DocumentText } from './document-texts'
import type { StaleNotes } from './stale-notes'

/** The states of a document in a language, best first. */
export const translationStates = ['complete', 'stale', 'partial', 'fallback'] as const
export type TranslationState = (typeof translationStates)[number]

export const isTranslationState = (value: unknown): value is TranslationState =>
  isOneOf(translationStates, value)

export interface LanguageState {
  state: TranslationState
  /** Texts of the source language that this one lacks. */
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

function stateOf(
  missing: DocumentText[],
  stale: DocumentText[],
  wanted: DocumentText[],
  title: string | null,
): TranslationState {
  if (missing.length > 0) {
    const isNameless = missing.some(({ path }) => path === title)
    return isNameless || missing.length === wanted.length ? 'fallback' : 'partial'
  }
  return stale.length > 0 ? 'stale' : 'complete'
}

/**
 * The state of a document in each language. Only the texts of its source language are required in others, so that
 * optional ones, such as those for search engines, count once they are used.
 */
export function languageStates(
  { texts, title }: TranslatedDocument,
  notes: StaleNotes,
  source: Locale,
): Localized<LanguageState> {
  const wanted = texts.filter((text) => wordsIn(text, source) !== '')
  return localized((locale) => {
    const missing = wanted.filter((text) => wordsIn(text, locale) === '')
    const stale = texts.filter(
      (text) => locale !== source && notes[locale]?.[text.path] && wordsIn(text, locale) !== '',
    )
    return { state: stateOf(missing, stale, wanted, title), missing, stale }
  })
}
