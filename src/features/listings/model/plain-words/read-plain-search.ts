import type { Locale } from '@/lib/i18n/locales'

import { isStopWord } from '../words/search-words'
import { findPhrase, phrasesIn, type Concept } from './lexicon'
import type { PlainSearch } from './plain-search'
import { findMeant, findNamedPlaces, type KnownPlace, type PlaceNames } from './search-places'
import { applyNumbers } from './apply-numbers'
import { makeReading, type Reading } from './reading'
import { finishReading } from './finish-reading'
import { respellTokens, searchTokens } from './search-tokens'
import { listingEpcLabels, type ListingEpcLabel } from '../listing-filters'
import { conceptAt } from './read-amount'

const labelOf = (token: string | undefined): ListingEpcLabel | null =>
  listingEpcLabels.find((label) => label.replace('_', '') === token) ?? null

const worse = (one: ListingEpcLabel | null, other: ListingEpcLabel): ListingEpcLabel =>
  one !== null && listingEpcLabels.indexOf(one) > listingEpcLabels.indexOf(other) ? one : other

/**
 * Reads labels after a word such as `PEB`: `PEB A ou B`, `EPC at least C`, `EPC B of beter`.
 *
 * @param length of that word
 * @returns false if no label follows
 */
function readEpc<P extends KnownPlace>(reading: Reading<P>, length: number): boolean {
  const { tokens, phrases, result } = reading
  let at = reading.at + length
  const skipWhile = (concepts: readonly string[]) => {
    for (;;) {
      const phrase = findPhrase(tokens, at, phrases)
      if (!phrase || labelOf(tokens[at]) || !phrase.concepts.some((each) => concepts.includes(each))) return
      at += phrase.length
    }
  }
  skipWhile(['min', 'max', 'epc'])
  for (let label = labelOf(tokens[at]); label !== null; label = labelOf(tokens[at])) {
    result.epcMin = worse(result.epcMin, label)
    at += 1
    const isList = conceptAt(tokens, at, phrases) === 'or' || conceptAt(tokens, at, phrases) === 'to'
    if (isList && labelOf(tokens[at + 1])) at += 1
    else break
  }
  if (result.epcMin === null) return false
  skipWhile(['or', 'better', 'min'])
  reading.at = at
  return true
}

export interface PlainContext<P extends KnownPlace> {
  locale: Locale
  places: PlaceNames<P>
  /** The agency's names of its types, folded, by public number. */
  typeNames?: ReadonlyMap<string, number>
  /** Whether a folded word is in the texts of properties, and so is no mistake. */
  isKnown?: (word: string) => boolean
  /** The last word may be unfinished: it is no mistake. */
  isTyping?: boolean
}

const strongTypes: Partial<Record<Concept, number>> = {
  house: 1,
  namedHouse: 1,
  studio: 2,
  namedStudio: 2,
  flat: 3,
  namedFlat: 3,
  building: 5,
  business: 6,
}

const flags = {
  garden: 'garden',
  terrace: 'terrace',
  furnished: 'furnished',
  newBuild: 'newBuild',
  lift: 'lift',
  pool: 'pool',
  groundFloor: 'groundFloor',
  openHouse: 'openHouse',
  priceCut: 'priceCut',
} as const satisfies Partial<Record<Concept, keyof PlainSearch>>

const isFlag = (concept: Concept): concept is keyof typeof flags => concept in flags

const comparators = ['max', 'min', 'more', 'between'] as const

function applyConcept<P extends KnownPlace>(reading: Reading<P>, concept: Concept, length: number): void {
  const { result, at } = reading
  const type = strongTypes[concept]
  const comparator = comparators.find((each) => each === concept)
  if (type !== undefined && !result.types.includes(type)) result.types.push(type)
  if (concept === 'sale' || concept === 'rent') result.goal = concept
  if (isFlag(concept)) result[flags[concept]] = true
  const isWord = concept.startsWith('named') || concept === 'bedrooms' || concept === 'bathrooms'
  if (isWord) reading.addWords(at, length)
  if (concept.startsWith('weak')) reading.weak.push({ concept, at, isFeature: reading.isAfterWith })
  if (!['skip', 'near', 'euro', 'to'].includes(concept)) reading.comparator = comparator ?? null
  if (concept === 'weakLand') reading.isAfterLand = true
  if (!['to', 'skip', 'near'].includes(concept)) reading.isAfterWith = concept === 'with'
}

/** `sans garage`: the feature is a word, not a filter. */
function readNegation<P extends KnownPlace>(reading: Reading<P>, length: number): void {
  const after = reading.at + length
  const denied = findPhrase(reading.tokens, after, reading.phrases)?.length ?? 1
  reading.addWords(reading.at, length + denied)
  reading.at = after + denied
}

function readPhrase<P extends KnownPlace>(reading: Reading<P>, context: PlainContext<P>): boolean {
  const { tokens, at, phrases } = reading
  const phrase = findPhrase(tokens, at, phrases)
  const named = findNamedPlaces(tokens, at, context.places)
  if (named && named.length > (phrase?.length ?? 0)) {
    reading.addPlaces(named.places, named.length)
    return true
  }
  if (!phrase) return false
  if (phrase.concepts[0] === 'not') {
    readNegation(reading, phrase.length)
    return true
  }
  if (phrase.concepts[0] === 'near') reading.near.push({ start: at, end: at + phrase.length })
  if (phrase.concepts[0] === 'epc' && readEpc(reading, phrase.length)) return true
  if (phrase.concepts[0] === 'epc' || phrase.concepts[0] === 'ref') reading.addWords(at, phrase.length)
  for (const concept of phrase.concepts) applyConcept(reading, concept, phrase.length)
  reading.at += phrase.length
  return true
}

/** A word with a typing mistake: a phrase of one word or a place. */
function readMistake<P extends KnownPlace>(
  reading: Reading<P>,
  { places, isKnown, isTyping }: PlainContext<P>,
): boolean {
  const token = reading.tokens[reading.at] ?? ''
  const isUnfinished = isTyping === true && reading.at === reading.tokens.length - 1
  if (isUnfinished || isKnown?.(token)) return false
  const meant = findMeant(token, [...reading.phrases.of.keys(), ...places.byName.keys()])
  if (meant === null) return false
  reading.tokens[reading.at] = meant
  return true
}

function readWord<P extends KnownPlace>(reading: Reading<P>, context: PlainContext<P>): void {
  const token = reading.tokens[reading.at] ?? ''
  const type = context.typeNames?.get(token)
  if (type !== undefined && !reading.result.types.includes(type)) reading.result.types.push(type)
  else if (type === undefined && /[a-z0-9]/.test(token) && !isStopWord(token, context.locale))
    reading.addWords(reading.at, 1)
  if (!isStopWord(token, context.locale)) reading.isAfterWith = false
  reading.comparator = null
  reading.at += 1
}

/**
 * Reads a search in plain words, such as `maison 3 chambres Ixelles`, by rules of one language. What the rules do not know
 * stays as words. Any text is accepted.
 */
export function readPlainSearch<P extends KnownPlace>(
  text: string,
  context: PlainContext<P>,
): PlainSearch<P> {
  const phrases = phrasesIn(context.locale)
  const reading = makeReading<P>(respellTokens(searchTokens(text), phrases, context.locale), phrases)
  while (reading.at < reading.tokens.length) {
    if (applyNumbers(reading, context.places)) continue
    if (readPhrase(reading, context)) continue
    const isWord = !isStopWord(reading.tokens[reading.at] ?? '', context.locale)
    if (
      isWord &&
      !context.typeNames?.has(reading.tokens[reading.at] ?? '') &&
      readMistake(reading, context)
    ) {
      if (readPhrase(reading, context)) continue
    }
    readWord(reading, context)
  }
  return finishReading(reading, context.locale)
}
