import { isLocale, locales, localized, type Locale, type Localized } from '@/lib/i18n/locales'

import { documentTexts, wordsIn, type DocumentText } from './document-texts'
import { languageStates, sourceOf, type TranslationState } from './language-states'
import { readStaleNotes } from './stale-notes'
import { formatLabel, type TextSchema } from './text-schema'
import { titleFields, type TranslatedCollection } from './translated-collections'

/** A text that needs attention, and its field in the form. */
export interface TextSpot {
  /** Path of the form field: `blocks.0.heading`. */
  at: string
  /** The tab to open first, counted from 0; null for fields beside the tabs. */
  tab: number | null
  /** Labels of blocks and field, in the language of the studio: `Citation 2 › Titre`. */
  label: string
  /** The beginning of the source text. */
  excerpt: string
}

interface LanguageSummary {
  state: TranslationState
  missing: TextSpot[]
  stale: TextSpot[]
  /** Whether the language has a title, without which visitors cannot open the document in it. */
  isNamed: boolean
}

/** A document in all its languages, as the studio shows it. */
export interface DocumentLanguages {
  collection: TranslatedCollection
  id: string
  title: string
  source: Locale
  /** Null for a document that is shown in all languages. */
  publishedIn: Locale[] | null
  /** `draft` also for a published document with unpublished changes. */
  status: 'published' | 'draft'
  languages: Localized<LanguageSummary>
}

/** Fields of a document read in all languages, besides its texts. */
export interface StoredTranslations {
  id: string
  _status?: string | null
  publishedIn?: unknown
  staleTexts?: unknown
  /** The title for editors, when it is no localized text. */
  name?: unknown
  studioTitle?: unknown
}

const excerptLength = 80

const shortened = (words: string): string => {
  const line = words.replace(/\s+/g, ' ')
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line
}

function getTitle(document: StoredTranslations, titles: DocumentText | undefined, source: Locale): string {
  const own = titles && wordsIn(titles, source)
  const names = [own, document.studioTitle, document.name]
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? document.id
}

interface DescribeOptions {
  collection: TranslatedCollection
  schema: TextSchema
  /** The default language of the site. */
  siteLanguage: Locale
  /** The language of the studio. */
  language: string
}

/** Computes the state of every language of a document that was read in all of them. */
export function describeLanguages(document: StoredTranslations, options: DescribeOptions): DocumentLanguages {
  const { collection, schema, siteLanguage, language } = options
  const texts = documentTexts(schema, document)
  const title = titleFields[collection]
  const titles = texts.find(({ path }) => path === title)
  const source = sourceOf({ texts, title }, siteLanguage)
  const states = languageStates({ texts, title }, readStaleNotes(document.staleTexts), source)
  const spot = (text: DocumentText): TextSpot => ({
    at: text.at,
    tab: schema.tabs.get(text.at.split('.')[0] ?? '') ?? null,
    label: formatLabel(text.parts, language),
    excerpt: shortened(wordsIn(text, source)),
  })
  const publishedIn = Array.isArray(document.publishedIn) ? document.publishedIn.filter(isLocale) : null
  return {
    collection,
    id: document.id,
    title: getTitle(document, titles, source),
    source,
    publishedIn: publishedIn && publishedIn.length === 0 ? [...locales] : publishedIn,
    status: document._status === 'published' ? 'published' : 'draft',
    languages: localized((locale) => ({
      state: states[locale].state,
      missing: states[locale].missing.map(spot),
      stale: states[locale].stale.map(spot),
      isNamed: !titles || wordsIn(titles, locale) !== '',
    })),
  }
}

/**
 * The languages of a document after one was added or removed, or the reason of a refusal: `nameless` when it has no
 * title in the language, `last` when no language would remain.
 */
export function publishedInAfter(
  document: Pick<DocumentLanguages, 'publishedIn' | 'languages'>,
  language: Locale,
  isPublished: boolean,
): Locale[] | 'nameless' | 'last' {
  if (isPublished && !document.languages[language].isNamed) return 'nameless'
  const wanted = new Set(document.publishedIn ?? locales)
  if (isPublished) wanted.add(language)
  else wanted.delete(language)
  return wanted.size === 0 ? 'last' : locales.filter((locale) => wanted.has(locale))
}
