import {
  citiesMeant,
  cityFilterOf,
  isAbroad,
  isInCountries,
  joinedFilters,
  type FilteredCity,
} from '@/features/listings/model/city-filter'
import { unfilteredListing, usualSort, type ListingFilters } from '@/features/listings/model/listing-filters'
import { propertyGoals, type PropertyGoal } from '@/features/property/model/goal'
import {
  listingParamNames,
  parseListingParams,
  parseListingQuery,
  toListingQuery,
  type RawListingParams,
} from '@/features/listings/model/search-params'

import { fieldsOf } from './visible-fields'
import { localityValue } from './option-values'
import type { FormModel } from './form-model'

type Values = Record<string, string | string[]>

const amount = (value: number | null): string => (value === null ? '' : String(value))

const ticked = (isWanted: boolean): string => (isWanted ? 'on' : '')

/** A place as the demand form and lists know it. */
interface SearchedPlace extends FilteredCity {
  /** In the language of the list. */
  name: string
}

/** Localities by postcode and name in the visitor's language, as the form lists them; of a whole municipality all. */
function chosenPlaces(
  model: FormModel,
  { cities }: ListingFilters,
  knownPlaces: readonly SearchedPlace[],
): string[] {
  const field = fieldsOf(model).find(({ name }) => name === 'localities')
  const options = field && 'options' in field ? field.options : []
  const meant = cities.flatMap((city) =>
    city.withParts ? citiesMeant(knownPlaces, city).map(cityFilterOf) : [city],
  )
  const wanted = new Set(meant.map(localityValue))
  return options.flatMap(({ value, label }) => (wanted.has(label) || wanted.has(value) ? [value] : []))
}

/** The conditions of a search that the demand form has no visible field for, as a query without the question mark. */
export function otherConditions(filters: ListingFilters): string {
  const {
    goal,
    countries,
    cities,
    words,
    surfaceMin,
    groundMin,
    epc,
    parking,
    furnished,
    newBuild,
    area,
    near,
  } = filters
  const { lift, pool, groundFloor, epcMin, openHouse, priceCut, priceM2Max, budget, rentTotalMax } = filters
  const others = {
    ...unfilteredListing(goal),
    sort: usualSort({ words }),
    // Towns are a condition of their own, and say more.
    countries: cities.length > 0 ? [] : countries,
    words,
    surfaceMin,
    groundMin,
    epc,
    parking,
    furnished,
    newBuild,
    area,
    near,
    lift,
    pool,
    groundFloor,
    epcMin,
    openHouse,
    priceCut,
    priceM2Max,
    budget,
    rentTotalMax,
    own: filters.own,
  }
  return toListingQuery(others).replace(/^\?/, '')
}

/** A condition of a search that has no place on purpose. */
export const anywhereCondition = 'anywhere=1'

const joined = (conditions: readonly string[]): string => conditions.filter(Boolean).join('&')

const hasPlace = ({ countries, cities, area, near }: ListingFilters): boolean =>
  countries.length > 0 || cities.length > 0 || area !== null || near !== null

/**
 * The other conditions of a text that a form sent: unknown parts are left out.
 *
 * @param hasTowns whether towns or postcodes were chosen in the form, so that the search is no longer one everywhere
 */
export function readOtherConditions(query: string, goal: ListingFilters['goal'], hasTowns = false): string {
  const filters = parseListingQuery(query, goal)
  const isAnywhere = query.split('&').includes(anywhereCondition) && !hasTowns && !hasPlace(filters)
  return joined([otherConditions(filters), isAnywhere ? anywhereCondition : ''])
}

/** The other conditions as the form sends them. */
const sentConditions = (filters: ListingFilters): string =>
  joined([otherConditions(filters), hasPlace(filters) ? '' : anywhereCondition])

/** Types in the form; a list without a type shows all of them. */
function chosenTypes(model: FormModel, { types }: ListingFilters): string[] {
  if (types.length > 0) return types.map(String)
  const field = fieldsOf(model).find(({ name }) => name === 'types')
  return field && 'options' in field ? field.options.map(({ value }) => value) : []
}

/** A goal of the query that the form offers. */
function chosenGoal(model: FormModel, wanted: unknown): PropertyGoal | undefined {
  const field = fieldsOf(model).find(({ name }) => name === 'goal')
  const options = field && 'options' in field ? field.options : []
  return propertyGoals.find((each) => each === wanted && options.some(({ value }) => value === each))
}

/**
 * Answers of the demand form that match a listing search.
 *
 * @param knownPlaces the places of lists, in the language of the form
 * @returns null when the URL holds no search
 */
export function searchPrefill(
  model: FormModel,
  query: RawListingParams,
  knownPlaces: readonly SearchedPlace[],
): Values | null {
  const goal = chosenGoal(model, query.goal)
  if (!goal && !listingParamNames.some((name) => query[name] !== undefined)) return null
  const filters = parseListingParams(query, goal ?? 'sale')
  const { priceMin, priceMax, bedroomsMin, garden, terrace, garage } = filters
  return {
    ...(goal && { goal }),
    types: chosenTypes(model, filters),
    localities: chosenPlaces(model, filters, knownPlaces),
    minPrice: amount(priceMin),
    maxPrice: amount(priceMax),
    minBedrooms: amount(bedroomsMin),
    minBathrooms: amount(filters.bathroomsMin),
    minGarages: garage ? '1' : '',
    garden: ticked(garden),
    terrace: ticked(terrace),
    search: sentConditions(filters),
  }
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

/** Conditions of the demand form that a list has no filter for. */
const listless = ['maxBedrooms', 'maxGarages', 'minParking', 'maxParking'] as const

/** What the lists of a goal can filter by. */
interface SearchedLists {
  cities: readonly SearchedPlace[]
  types: readonly { webId: number }[]
}

/** The types of the list that were chosen: none for all of them; null where the list has none of them. */
function searchedTypes(
  answers: Readonly<Record<string, unknown>>,
  { types }: SearchedLists,
): number[] | null {
  const chosen = new Set(textsIn(answers.types).map(Number))
  if (chosen.size === 0) return []
  const listed = types.flatMap(({ webId }) => (chosen.has(webId) ? [webId] : []))
  if (listed.length === 0) return null
  return listed.length < types.length ? listed : []
}

/** The chosen towns and those of the postcodes, which are of the own country; null where none of them is stored. */
function searchedCities(answers: Readonly<Record<string, unknown>>, { cities }: SearchedLists) {
  const values = new Set(textsIn(answers.localities))
  const zips = new Set(typeof answers.zips === 'string' ? answers.zips.split(', ').filter(Boolean) : [])
  const places = cities.filter(
    ({ names, ...place }) =>
      (zips.has(place.zip) && !isAbroad(place.country)) ||
      names.some((name) => values.has(localityValue(cityFilterOf({ ...place, name })))),
  )
  return places.length === 0 && values.size + zips.size > 0 ? null : joinedFilters(places, cities)
}

/**
 * The list of a search from the answers of the demand form, the reverse of `searchPrefill`; null where no list is as
 * narrow.
 */
export function searchedFilters(
  answers: Readonly<Record<string, unknown>>,
  lists: SearchedLists,
): ListingFilters | null {
  if (listless.some((name) => typeof answers[name] === 'number')) return null
  const goal = propertyGoals.find((each) => each === answers.goal) ?? 'sale'
  const { minGarages } = answers
  if (typeof minGarages === 'number' && minGarages > 1) return null
  const [types, cities] = [searchedTypes(answers, lists), searchedCities(answers, lists)]
  const others = parseListingQuery(typeof answers.search === 'string' ? answers.search : '', goal)
  const hasCountry = others.countries.length === 0 || lists.cities.some((city) => isInCountries(others, city))
  if (!types || !cities || !hasCountry) return null
  return {
    ...others,
    types,
    cities,
    priceMin: numberIn(answers.minPrice),
    priceMax: numberIn(answers.maxPrice),
    bedroomsMin: numberIn(answers.minBedrooms),
    bathroomsMin: numberIn(answers.minBathrooms),
    garage: minGarages === 1,
    garden: answers.garden === true,
    terrace: answers.terrace === true,
  }
}
