import {
  internationalLocale,
  isLocale,
  locales,
  localized,
  sourceLocale,
  toLocale,
  type Locale,
  type Localized,
} from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { studioTitleIn } from '@/features/property/model/studio-title'

import { documentTexts, wordsIn, type DocumentText } from './document-texts'
import { sourceOf, textsByLanguage } from './language-states'
import { stateInLanguage, stateOfDocument, type PublicationState } from './publication-state'
import { readStaleNotes } from './stale-notes'
import { formatLabel, type TextSchema } from './text-schema'
import { showsUntitled, titleFields, type TranslatedCollection } from './translated-collections'

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
  state: PublicationState
  /** Visitors find the document in this language now. */
  isOnline: boolean
  /** What the studio holds in this language differs from what is online. */
  isChanged: boolean
  missing: TextSpot[]
  stale: TextSpot[]
  /** Whether the language has a title, without which visitors cannot open any document but a property in it. */
  isNamed: boolean
}

/** A document in all its languages, as the studio shows it. */
export interface DocumentLanguages {
  collection: TranslatedCollection
  id: string
  title: string
  source: Locale
  /** The languages that are on in the settings of the site. */
  enabled: readonly Locale[]
  /** Languages that are off in which visitors would find the version that is online. */
  onlineWhenOn: readonly Locale[]
  /** Null for a document that is shown in all languages. */
  publishedIn: Locale[] | null
  /** Of the document over all languages. */
  state: PublicationState
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

/** The title for editors; words that say that there is none, never an id. */
function getTitle(
  document: StoredTranslations,
  titles: DocumentText | undefined,
  source: Locale,
  { collection, language }: DescribeOptions,
): string {
  const ownTitle = titles && wordsIn(titles, source)
  // A testimonial is known by the name of its author, which is no localized text.
  const studioTitle = studioTitleIn(document.studioTitle, language)
  const names =
    titles?.path === 'comment' ? [document.name, ownTitle] : [ownTitle, studioTitle, document.name]
  const name = names.find((each): each is string => typeof each === 'string' && each !== '')
  return name ?? studioText(toLocale(language, internationalLocale), `translation.untitled.${collection}`)
}

/** What visitors see of a document. */
export interface OnlineDocument {
  document: StoredTranslations
  /** The languages in which it differs from the latest version. */
  changed: readonly Locale[]
}

interface DescribeOptions {
  collection: TranslatedCollection
  schema: TextSchema
  /** The default language of the site, and those that are on. */
  siteLanguage: Locale
  enabled: readonly Locale[]
  /** The language of the studio. */
  language: string
  /** Left out when the latest version is online itself, or the document is not online. */
  online?: OnlineDocument
}

/** The languages in which visitors find a document if they are on, with the texts of its version that is online. */
function onlineLanguages(document: StoredTranslations, { collection, schema }: DescribeOptions): Locale[] {
  if (document._status !== 'published') return []
  const texts = documentTexts(schema, document)
  const written = textsByLanguage({ texts, title: titleFields[collection] }, {}, sourceLocale)
  const offered = offeredLanguages(document.publishedIn) ?? locales
  return locales.filter(
    (locale) => offered.includes(locale) && (written[locale].isWritten || showsUntitled(collection)),
  )
}

/** Null for a document without a choice of languages; an empty choice means all. */
function offeredLanguages(publishedIn: unknown): Locale[] | null {
  if (!Array.isArray(publishedIn)) return null
  const chosen = publishedIn.filter(isLocale)
  return chosen.length === 0 ? [...locales] : chosen
}

/** Computes the state of every language of a document that was read in all of them. */
export function describeLanguages(document: StoredTranslations, options: DescribeOptions): DocumentLanguages {
  const { collection, schema, siteLanguage, enabled, language } = options
  const texts = documentTexts(schema, document)
  const title = titleFields[collection]
  const titles = texts.find(({ path }) => path === title)
  const source = sourceOf({ texts, title }, siteLanguage)
  const byLanguage = textsByLanguage({ texts, title }, readStaleNotes(document.staleTexts), source)
  const spot = (text: DocumentText): TextSpot => ({
    at: text.at,
    tab: schema.tabs.get(text.at.split('.')[0] ?? '') ?? null,
    label: formatLabel(text.parts, language),
    excerpt: shortened(wordsIn(text, source)),
  })
  const { online = { document, changed: [] } } = options
  const onlineIn = onlineLanguages(online.document, options)
  const offered = offeredLanguages(document.publishedIn)
  // A property needs no title: it exists in the languages in which it is offered.
  const isIn = (locale: Locale) => showsUntitled(collection) && (offered ?? locales).includes(locale)
  const facts = localized((locale) => ({
    isWritten: byLanguage[locale].isWritten || isIn(locale),
    isOnline: onlineIn.includes(locale) && enabled.includes(locale),
    isChanged: online.changed.includes(locale),
    isToReview: byLanguage[locale].stale.length > 0,
  }))
  return {
    collection,
    id: document.id,
    title: getTitle(document, titles, source, options),
    source,
    enabled,
    onlineWhenOn: onlineIn.filter((locale) => !enabled.includes(locale)),
    publishedIn: offered,
    state: stateOfDocument(enabled.map((locale) => facts[locale])),
    status: document._status === 'published' ? 'published' : 'draft',
    languages: localized((locale) => ({
      state: stateInLanguage(facts[locale]),
      isOnline: facts[locale].isOnline,
      isChanged: facts[locale].isOnline && facts[locale].isChanged,
      missing: byLanguage[locale].missing.map(spot),
      stale: byLanguage[locale].stale.map(spot),
      isNamed: byLanguage[locale].isWritten,
    })),
  }
}
