import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import {
  findNearWords,
  isUnderstood,
  cachedVariants,
  type Vocabulary,
} from '@/features/listings/model/words/find-variants'
import { singleWords } from '@/features/listings/model/words/word-conditions'
import { foldedWords, isStopWord } from '@/features/listings/model/words/search-words'
import { payloadClient } from '@/lib/payload/payload-client'
import { inTurns } from '@/lib/values/lists'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { getVocabulary } from './get-vocabulary'
import { toCatalogueSearch } from './to-catalogue-search'

const maxNearWords = 6
const maxReadings = 3
/** Each word is compared with all words of the properties. */
const maxCompared = 3

/** A search with another word, and the number of available properties it finds. */
export interface NearSearch {
  word: string
  filters: ListingFilters
  total: number
}

/** A word without own matches, and the words of properties that it was taken for. */
export interface WordReading {
  word: string
  as: string[]
}

const folded = (word: string): string => foldedWords(word)[0] ?? ''

const isKnown = (ownWord: string, vocabulary: Vocabulary): boolean =>
  isUnderstood(ownWord, vocabulary) || isStopWord(ownWord, vocabulary.locale)

/** The words of a search with another word, which may be a compound written apart, in the place of one. */
const withOther = (words: readonly string[], word: string, other: string): string[] =>
  words.flatMap((each) => (each === word ? other.split(' ') : [each]))

/** The same search with words that resemble those that no property has, as far as they find something; most results first. */
export async function findNearSearches(filters: ListingFilters, locale: Locale): Promise<NearSearch[]> {
  if (filters.words.length === 0) return []
  const [vocabulary, payload] = await Promise.all([getVocabulary(locale), payloadClient()])
  const store = catalogueStore(payload)
  const unknown = filters.words.filter((word) => !isKnown(folded(word), vocabulary)).slice(0, maxCompared)
  const nearOfEach = unknown.map((word) =>
    findNearWords(folded(word), vocabulary, maxNearWords).map((near) => ({
      word: near,
      filters: { ...filters, page: 1, words: withOther(filters.words, word, near) },
    })),
  )
  const counted = await Promise.all(
    inTurns(nearOfEach)
      .slice(0, 2 * maxNearWords)
      .map(async (search) => ({
        ...search,
        total: await store.count(availableOf(await toCatalogueSearch(search.filters, locale))),
      })),
  )
  return counted
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
    .slice(0, maxNearWords)
}

/**
 * Which words of a search are in no text as typed, and what was searched instead; only words that this search finds: others
 * may be those of properties that the site does not show.
 */
export async function findReadings(filters: ListingFilters, locale: Locale): Promise<WordReading[]> {
  if (filters.words.length === 0) return []
  const [vocabulary, payload] = await Promise.all([getVocabulary(locale), payloadClient()])
  const store = catalogueStore(payload)
  const isFound = async (word: string, as: string) => {
    const words = withOther(filters.words, word, as)
    return (await store.count(await toCatalogueSearch({ ...filters, words }, locale))) > 0
  }
  const single = new Set(singleWords(filters.words.map(folded), vocabulary))
  const readings = filters.words.map(async (word) => {
    const ownWord = folded(word)
    const meant =
      !single.has(ownWord) || isKnown(ownWord, vocabulary)
        ? []
        : cachedVariants(ownWord, vocabulary).slice(0, maxReadings)
    const areFound = await Promise.all(meant.map((as) => isFound(word, as)))
    return { word, as: meant.filter((_, at) => areFound[at]) }
  })
  return (await Promise.all(readings)).filter(({ as }) => as.length > 0)
}
