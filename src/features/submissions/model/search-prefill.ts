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

/** A locality by postcode and name in the visitor's language, as the form lists it. */
function chosenPlaces(model: FormModel, { cities }: ListingFilters): string[] {
  const field = fieldsOf(model).find(({ name }) => name === 'localities')
  const options = field && 'options' in field ? field.options : []
  const wanted = new Set(cities.map(localityValue))
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
  }
  return toListingQuery(others).replace(/^\?/, '')
}

/** The same of a text that a form sent: unknown parts are left out. */
export const readOtherConditions = (query: string, goal: ListingFilters['goal']): string =>
  otherConditions(parseListingQuery(query, goal))

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
 * @returns null when the URL holds no search
 */
export function searchPrefill(model: FormModel, query: RawListingParams): Values | null {
  const goal = chosenGoal(model, query.goal)
  if (!goal && !listingParamNames.some((name) => query[name] !== undefined)) return null
  const filters = parseListingParams(query, goal ?? 'sale')
  const { priceMin, priceMax, bedroomsMin, garden, terrace, garage } = filters
  return {
    ...(goal && { goal }),
    types: chosenTypes(model, filters),
    localities: chosenPlaces(model, filters),
    minPrice: amount(priceMin),
    maxPrice: amount(priceMax),
    minBedrooms: amount(bedroomsMin),
    minBathrooms: amount(filters.bathroomsMin),
    minGarages: garage ? '1' : '',
    garden: ticked(garden),
    terrace: ticked(terrace),
    search: otherConditions(filters),
  }
}
