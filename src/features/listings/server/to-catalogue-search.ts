import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { citiesMeant, isInCountries } from '@/features/listings/model/city-filter'
import { type ListingFilters, labelsOf } from '@/features/listings/model/listing-filters'
import { pricePaidBy } from '@/features/property/model/price-of-payment'
import { getPropertySettings } from '@/features/property/server/reads'
import { belgianDay } from '@/lib/time/belgian-time'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import { propertyLists } from '@/features/listings/model/property-lists'
import { formsOf, cachedVariants } from '@/features/listings/model/words/find-variants'
import { joinCompounds, wordConditions } from '@/features/listings/model/words/word-conditions'
import { foldedWords, isStopWord } from '@/features/listings/model/words/search-words'
import {
  intersectMatches,
  uniteMatches,
  type WordMatches,
} from '@/features/listings/model/words/word-matches'
import { cached } from '@/lib/cache/cached'
import { payloadClient } from '@/lib/payload/payload-client'

import type { CatalogueSearch } from './catalogue-query/catalogue-search'
import { getCatalogueIndex, type CatalogueCity } from './get-catalogue-index'
import { searchOfKind } from './search-of-kind'
import { findOwnMatches } from './find-own-matches'
import { readWordMatches } from './catalogue-query/read-words'
import { getFreshVocabulary, getVocabulary } from './get-vocabulary'
import { decodeMatches, encodeMatches } from './match-texts'

/** Only words of the vocabulary are read: they are bounded, what visitors type is not. */
const readKnownWord = cached(
  'word-matches',
  async (locale: Locale, word: string) =>
    encodeMatches(await readWordMatches(await payloadClient(), locale, word)),
  () => [propertyLists.all],
)

/**
 * The properties that have all words of a search in any form, mistakes forgiven. Words that every text has are no
 * condition, unless there are no others.
 *
 * @returns null without words
 */
async function findWordMatches(words: readonly string[], locale: Locale): Promise<WordMatches | null> {
  if (words.length === 0) return null
  const folded = words.map((word) => foldedWords(word)[0] ?? '').filter((word) => !isStopWord(word, locale))
  const last = await getVocabulary(locale)
  const areKnown = joinCompounds(folded, last).every(
    (word) => last.all.has(word) || (!folded.includes(word) && formsOf(word, last).length > 0),
  )
  const vocabulary = areKnown ? last : await getFreshVocabulary(locale)
  const readAny = async (words: readonly string[]) => {
    const texts = await Promise.all(words.map((word) => readKnownWord(locale, word)))
    return uniteMatches(texts.map(decodeMatches))
  }
  const lists = wordConditions(folded, vocabulary, cachedVariants).map(async (readings) =>
    uniteMatches(
      await Promise.all(
        readings.map(async (groups) => intersectMatches(await Promise.all(groups.map(readAny)))),
      ),
    ),
  )
  return intersectMatches(await Promise.all(lists))
}

const lowest = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.min(one, other ?? one)

/** The price that a monthly budget pays for; null without a budget or an example of a loan in the settings. */
async function priceOfBudget({ budget }: ListingFilters, locale: Locale): Promise<number | null> {
  return budget === null ? null : pricePaidBy(budget, (await getPropertySettings(locale)).loan)
}

/** The ids of the chosen cities, or else of all places of the chosen countries. */
function placesOf(filters: ListingFilters, cities: readonly CatalogueCity[]): string[] {
  const { cities: chosen, countries } = filters
  const named = chosen.flatMap((city) => citiesMeant(cities, city))
  const places = chosen.length === 0 && countries.length > 0 ? cities : named
  return [...new Set(places.filter((city) => isInCountries(filters, city)).map(({ id }) => id))]
}

/**
 * Converts the filters of a listing into a search of the database: countries, cities and types become ids.
 *
 * @param filters existing values only (`keepExistingFilters`): an unknown country or city would widen the list instead of
 *   narrowing it
 * @param locale of the list: properties that are not published in it are left out
 */
export async function toCatalogueSearch(filters: ListingFilters, locale: Locale): Promise<CatalogueSearch> {
  const kind = listingKindOfGoal(filters.goal)
  const [search, { cities }, matches, properties] = await Promise.all([
    searchOfKind(kind, locale),
    getCatalogueIndex(kind, locale),
    findWordMatches(filters.words, locale),
    findOwnMatches(filters.own),
  ])
  const { priceMin, priceMax, bedroomsMin, surfaceMin, groundMin, area, near } = filters
  const { garden, terrace, garage, parking, furnished, newBuild, hideSold, hideUnderOption } = filters
  const { bathroomsMin, lift, pool, groundFloor, priceCut, priceM2Max, rentTotalMax } = filters
  return {
    ...search,
    matches,
    properties,
    localityIds: placesOf(filters, cities),
    types: search.knownTypes.filter((webId) => filters.types.includes(webId)),
    priceMin,
    bedroomsMin,
    surfaceMin,
    groundMin,
    area,
    near,
    priceMax: lowest(priceMax, await priceOfBudget(filters, locale)),
    epc: labelsOf(filters),
    garden,
    terrace,
    garage,
    parking,
    furnished,
    newBuild,
    hideSold,
    hideUnderOption,
    bathroomsMin,
    lift,
    pool,
    groundFloor,
    priceCut,
    priceM2Max,
    rentTotalMax,
    since: filters.since && new Date(filters.since).toISOString(),
    openHouseFrom: filters.openHouse ? belgianDay(new Date()) : null,
  }
}
