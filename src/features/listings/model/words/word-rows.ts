import { locales, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { publishedLanguages } from '@/features/routing/model/property-path'

import { indexedWords } from './compounds'

/** Where a word was found; the larger, the earlier the property comes in the list. */
export const wordWeights = { text: 1, place: 2, title: 3 } as const

/** A row of the collection `wordRows`: a word of a property in one language. All values are public. */
export interface WordRow {
  /** The id of the property, the language and a number, between colons. */
  id: string
  /** The public number of the property. */
  ref: number
  locale: Locale
  /** Folded (`foldedWords`), or a compound that is written apart (`indexedWords`). */
  word: string
  /** `wordWeights`, of the most important place where the word is. */
  weight: number
}

type Texts = Partial<Localized<string | null>>

/** The stored fields of a property that its words come from. */
export interface WordSource {
  id: string
  ref: number
  headline?: Texts | null
  description?: Texts | null
  publishAddress?: boolean | null
  street?: string | null
  houseNumber?: string | null
  reference?: string | null
  publishedIn?: Locale[] | null
}

/** The related documents of a property that its words come from. */
export interface WordFacts {
  /** Town or section, which is public also where the address is hidden. */
  locality: { name?: Texts | null; municipality?: string | null; zip?: string | null } | null
  neighbourhood: Texts | null
  /** The agent's name. */
  agent: string | null
}

/** What visitors can read of the place and the people, in one language. A hidden postal address has no words. */
function placeTexts(
  source: WordSource,
  { locality, neighbourhood, agent }: WordFacts,
  locale: Locale,
): string {
  const street = source.publishAddress === true ? [source.street, source.houseNumber] : []
  const town = locality?.name?.[locale] ?? locality?.name?.[sourceLocale]
  return [
    ...street,
    town,
    locality?.municipality,
    locality?.zip,
    neighbourhood?.[locale],
    agent,
    source.reference,
    String(source.ref),
  ]
    .filter(Boolean)
    .join(' ')
}

function weighedWords(source: WordSource, facts: WordFacts, locale: Locale): Map<string, number> {
  const words = new Map<string, number>()
  const add = (text: string | null | undefined, weight: number) => {
    for (const word of indexedWords(text ?? '', locale)) words.set(word, weight)
  }
  // The last weight of a word is its largest.
  add(source.description?.[locale], wordWeights.text)
  add(placeTexts(source, facts, locale), wordWeights.place)
  add(source.headline?.[locale], wordWeights.title)
  return words
}

/** The rows of a property: its words in every language in which it is published. */
export function toWordRows(source: WordSource, facts: WordFacts): WordRow[] {
  const published = publishedLanguages(source)
  return locales
    .filter((locale) => published.includes(locale))
    .flatMap((locale) =>
      [...weighedWords(source, facts, locale)].map(([word, weight], at) => ({
        id: `${source.id}:${locale}:${at}`,
        ref: source.ref,
        locale,
        word,
        weight,
      })),
    )
}
