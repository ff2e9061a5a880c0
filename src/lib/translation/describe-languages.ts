import { isLocale, locales, localized, type Locale, type Localized } from '../i18n/locales'
import { documentTexts, wordsIn, type DocumentText, type LabelPart } from './document-texts'
import { languageStates, sourceOf, type TranslationState } from './language-states'
import { readStaleNotes } from './stale-notes'
import type { StoredLabel, TextSchema } from './text-schema'
import { titleFields, type TranslatedCollection } from './translated-collections'

/** A text that needs somebody, and where it is in the form. */
export interface TextSpot {
  /** Where the form holds it: `blocks.0.heading`. */
  at: string
  /** The tab to open first, counted from 0; null for what stands beside the tabs. */
  tab: number | null
  /** Blocks and field by name, in the language of the studio: `Citation 2 › Titre`. */
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
  /** Null for a document that is shown in whichever language asks for it. */
  publishedIn: Locale[] | null
  /** Whether visitors see it at all, and whether there are changes they do not see yet. */
  status: 'published' | 'draft'
  languages: Localized<LanguageSummary>
}

/** Of a document read in all languages: what is needed beside its texts. */
export interface StoredTranslations {
  id: string
  _status?: string | null
  publishedIn?: unknown
  staleTexts?: unknown
  /** What editors find the document by, where that is no localized text. */
  name?: unknown
  studioTitle?: unknown
}

const EXCERPT_LENGTH = 80

function labelIn(label: StoredLabel, language: string): string {
  if (typeof label === 'string') return label
  return label[language] ?? label.en ?? Object.values(label)[0] ?? ''
}

const labelOf = (parts: readonly LabelPart[], language: string): string =>
  parts.map(({ label, number }) => [labelIn(label, language), number].filter(Boolean).join(' ')).join(' › ')

const shortened = (words: string): string => {
  const line = words.replace(/\s+/g, ' ')
  return line.length > EXCERPT_LENGTH ? `${line.slice(0, EXCERPT_LENGTH).trimEnd()}…` : line
}

function titleOf(document: StoredTranslations, titles: DocumentText | undefined, source: Locale): string {
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

/** Works out the state of every language of a document that was read in all of them. */
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
    label: labelOf(text.parts, language),
    excerpt: shortened(wordsIn(text, source)),
  })
  const publishedIn = Array.isArray(document.publishedIn) ? document.publishedIn.filter(isLocale) : null
  return {
    collection,
    id: document.id,
    title: titleOf(document, titles, source),
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
