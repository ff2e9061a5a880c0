import { localized, type Locale, type OfLanguages } from '@/lib/i18n/locales'

import { lexiconDe } from './lexicon-de'
import { lexiconEn } from './lexicon-en'
import { lexiconFr } from './lexicon-fr'
import { lexiconNl } from './lexicon-nl'

/**
 * What a phrase says. A `named` type says more than its type, as `villa` does, and stays as a word too. A `weak` one is a
 * feature beside another type: a house with a garage.
 */
export type Concept =
  | 'sale'
  | 'rent'
  | 'house'
  | 'namedHouse'
  | 'studio'
  | 'namedStudio'
  | 'flat'
  | 'namedFlat'
  | 'weakLand'
  | 'building'
  | 'business'
  | 'weakOffice'
  | 'weakGarage'
  | 'weakParking'
  | 'garden'
  | 'terrace'
  | 'furnished'
  | 'newBuild'
  | 'lift'
  | 'pool'
  | 'groundFloor'
  | 'openHouse'
  | 'priceCut'
  | 'bedrooms'
  | 'bathrooms'
  | 'rooms'
  | 'max'
  | 'min'
  | 'more'
  | 'between'
  | 'to'
  | 'or'
  | 'thousand'
  | 'million'
  | 'euro'
  | 'squareMetres'
  | 'ares'
  | 'hectares'
  | 'living'
  | 'epc'
  | 'better'
  | 'ref'
  | 'not'
  | 'with'
  | 'near'
  | 'skip'

/** Phrases without accents, separated by `|`. */
export interface Lexicon {
  phrases: Record<Concept, string>
  /** Phrases that say several things. */
  compounds: readonly [phrases: string, ...Concept[]][]
  /** The words for one to six. */
  numbers: readonly string[]
}

/** In a language without one, a search in plain words is a search for its words. */
const lexicons: OfLanguages<Lexicon> = { nl: lexiconNl, fr: lexiconFr, en: lexiconEn, de: lexiconDe }

const longestPhrase = 5

/** The phrases of one language. */
export interface Phrases {
  of: ReadonlyMap<string, readonly Concept[]>
  /** The phrases by their text without spaces, because visitors space compounds in both ways (`swimmingpool`). */
  byLetters: ReadonlyMap<string, string>
  numbers: ReadonlyMap<string, number>
}

function makePhrases({
  phrases,
  compounds,
  numbers,
}: Pick<Lexicon, 'compounds' | 'numbers'> & { phrases: Partial<Lexicon['phrases']> }): Phrases {
  const of = new Map<string, readonly Concept[]>()
  for (const [concept, texts] of Object.entries(phrases))
    // The keys are those of the type.
    // A phrase can say several things: `tot` is before a number and between two.
    for (const phrase of texts.split('|')) of.set(phrase, [...(of.get(phrase) ?? []), concept as Concept])
  for (const [texts, ...concepts] of compounds)
    for (const phrase of texts.split('|')) of.set(phrase, concepts)
  const byLetters = new Map([...of.keys()].map((phrase) => [phrase.replaceAll(' ', ''), phrase]))
  return { of, byLetters, numbers: new Map(numbers.map((word, at) => [word, at + 1])) }
}

const prepared = localized((locale) =>
  makePhrases(lexicons[locale] ?? { phrases: {}, compounds: [], numbers: [] }),
)

export const phrasesIn = (locale: Locale): Phrases => prepared[locale]

/** The longest phrase at a position. */
export function findPhrase(tokens: readonly string[], at: number, { of }: Phrases) {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
    const concepts = of.get(tokens.slice(at, at + length).join(' '))
    if (concepts) return { length, concepts }
  }
  return null
}
