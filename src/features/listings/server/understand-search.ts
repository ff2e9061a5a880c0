import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { namedFilters } from '@/features/listings/model/city-filter'
import {
  unfilteredListing,
  usualSort,
  type ListingFilters,
  type NearFilter,
} from '@/features/listings/model/listing-filters'
import type { PlainSearch } from '@/features/listings/model/plain-words/plain-search'
import { readPlainSearch } from '@/features/listings/model/plain-words/read-plain-search'
import { preparePlaces, type PlaceNames } from '@/features/listings/model/plain-words/search-places'
import { searchTokens } from '@/features/listings/model/plain-words/search-tokens'
import { parseListingQuery, toListingQuery } from '@/features/listings/model/search-params'
import { foldedWords, maxSearchWords, parseSearchWords } from '@/features/listings/model/words/search-words'
import type { CityFilter } from '@/features/property/model/search-params-values'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import { getPropertySettings } from '@/features/property/server/reads'

import { findCityPlaces } from './find-city-places'
import { getCatalogueIndex, type CatalogueCity, type CatalogueIndex } from './get-catalogue-index'
import { getVocabulary } from './get-vocabulary'

/** Prepared names by the list of places that they come from, which is replaced when a place changes. */
const preparedPlaces = new WeakMap<readonly CatalogueCity[], PlaceNames<CatalogueCity>>()

function placesOf({ cities }: CatalogueIndex): PlaceNames<CatalogueCity> {
  const prepared = preparedPlaces.get(cities) ?? preparePlaces(cities)
  preparedPlaces.set(cities, prepared)
  return prepared
}

/** Every part of a name such as `Maison, villa, ferme`. */
const typeNamesOf = ({ types }: CatalogueIndex): Map<string, number> =>
  new Map(
    types.flatMap(({ name, webId }) =>
      name.split(/[,/]/).map((part): [string, number] => [foldedWords(part).join(' '), webId]),
    ),
  )

/** The words that were not understood, as they were typed. */
function typedWords(text: string, words: readonly string[]): string[] {
  const typed = parseSearchWords(text)
  const spelled = (word: string) => typed.find((each) => foldedWords(each).join('') === word) ?? word
  // Other scripts and signs are no words of the rules, and are not lost.
  const foreign = typed.filter((word) => foldedWords(word).length === 0)
  return [...words.map(spelled), ...foreign]
}

/** The radius around the place of a search such as `near Gent`. Null for other searches, and when the place has no coordinates. */
async function circleAround(
  { isNear, places }: PlainSearch<CatalogueCity>,
  locale: Locale,
): Promise<NearFilter | null> {
  if (!isNear) return null
  const [points, { nearRadiusInKm }] = await Promise.all([findCityPlaces(), getPropertySettings(locale)])
  const centre = places.flatMap(({ id }) => points[id] ?? [])[0]
  return centre ? { ...centre, radiusInKm: nearRadiusInKm } : null
}

/** The filters of a search together with those chosen before: amounts replace each other, features and words add up. */
function mergeFilters(
  text: string,
  plainSearch: PlainSearch<CatalogueCity>,
  before: ListingFilters,
  { circle, cities }: { circle: NearFilter | null; cities: CityFilter[] },
): ListingFilters {
  const words = [...new Set([...before.words, ...typedWords(text, plainSearch.words)])].slice(
    0,
    maxSearchWords,
  )
  const isOtherGoal = plainSearch.goal !== null && plainSearch.goal !== listingKindOfGoal(before.goal)
  // A price of the other goal is no price of this one.
  const { priceMin, priceMax, priceM2Max, budget, rentTotalMax } = isOtherGoal
    ? unfilteredListing(before.goal)
    : before
  const where = cities.length > 0 ? { cities, near: null } : { cities: before.cities, near: before.near }
  return {
    ...before,
    goal: isOtherGoal && plainSearch.goal ? plainSearch.goal : before.goal,
    words,
    ...(circle ? { cities: [], area: null, near: circle } : where),
    types: plainSearch.types.length > 0 ? plainSearch.types : before.types,
    priceMin: plainSearch.priceMin ?? (plainSearch.priceMax === null ? priceMin : null),
    priceMax: plainSearch.priceMax ?? (plainSearch.priceMin === null ? priceMax : null),
    priceM2Max,
    budget,
    rentTotalMax,
    bedroomsMin: plainSearch.bedroomsMin ?? before.bedroomsMin,
    surfaceMin: plainSearch.surfaceMin ?? before.surfaceMin,
    groundMin: plainSearch.groundMin ?? before.groundMin,
    bathroomsMin: plainSearch.bathroomsMin ?? before.bathroomsMin,
    ...(plainSearch.epcMin ? { epc: [], epcMin: plainSearch.epcMin } : {}),
    garden: plainSearch.garden || before.garden,
    terrace: plainSearch.terrace || before.terrace,
    garage: plainSearch.garage || before.garage,
    parking: plainSearch.parking || before.parking,
    furnished: plainSearch.furnished || before.furnished,
    newBuild: plainSearch.newBuild || before.newBuild,
    lift: plainSearch.lift || before.lift,
    pool: plainSearch.pool || before.pool,
    groundFloor: plainSearch.groundFloor || before.groundFloor,
    openHouse: plainSearch.openHouse || before.openHouse,
    priceCut: plainSearch.priceCut || before.priceCut,
    sort: before.words.length === 0 && before.sort === 'newest' ? usualSort({ words }) : before.sort,
    page: 1,
  }
}

export interface UnderstoodSearch {
  /** A requested public number; there may be no such property. */
  ref: number | null
  filters: ListingFilters
  /** How many things were asked, words included. */
  conditionCount: number
}

const countConditions = (search: PlainSearch): number =>
  Object.values(search).reduce((sum: number, value: unknown) => {
    if (Array.isArray(value)) return sum + value.length
    return value === null || value === false ? sum : sum + 1
  }, 0)

/** Reads a search in plain words into the filters of a list. Any text is accepted. */
export async function understandSearch(
  text: string,
  before: ListingFilters,
  locale: Locale,
  { isTyping = false } = {},
): Promise<UnderstoodSearch> {
  const kind = listingKindOfGoal(before.goal)
  const [index, vocabulary] = await Promise.all([getCatalogueIndex(kind, locale), getVocabulary(locale)])
  const search = readPlainSearch(text, {
    locale,
    places: placesOf(index),
    typeNames: typeNamesOf(index),
    isKnown: (word) => vocabulary.all.has(word),
    isTyping,
  })
  const typed = searchTokens(text)
  const merged = mergeFilters(text, search, before, {
    circle: await circleAround(search, locale),
    cities: namedFilters(search.places, index.cities, (zip) => typed.includes(zip)),
  })
  // The rules of the URL drop amounts that no list has, so that counts are those of the list.
  const filters = parseListingQuery(toListingQuery(merged), merged.goal)
  return { ref: search.ref, filters, conditionCount: countConditions(search) }
}
