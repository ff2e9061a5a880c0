import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { propertyGoals } from '@/features/property/model/goal'
import {
  listingParamNames,
  parseListingParams,
  type RawListingParams,
} from '@/features/listings/model/search-params'

import { fieldsOf } from './asked-fields'
import type { FormModel } from './form-model'

type Values = Record<string, string | string[]>

const amount = (value: number | null): string => (value === null ? '' : String(value))

const ticked = (isWanted: boolean): string => (isWanted ? 'on' : '')

/** A locality by postcode and name in the visitor's language, as the form lists it. */
function chosenPlaces(model: FormModel, { cities }: ListingFilters): string[] {
  const field = fieldsOf(model).find(({ name }) => name === 'localities')
  const options = field && 'options' in field ? field.options : []
  const wanted = new Set(cities.map(({ zip, name }) => `${zip} ${name}`))
  return options.flatMap(({ value, label }) => (wanted.has(label) || wanted.has(value) ? [value] : []))
}

/**
 * Answers of the demand form that match a listing search. Map areas, energy labels and surfaces have no field there.
 *
 * @returns null when the URL holds no search
 */
export function searchPrefill(model: FormModel, query: RawListingParams): Values | null {
  const goal = propertyGoals.find((each) => each === query.goal)
  if (!goal && !listingParamNames.some((name) => query[name] !== undefined)) return null
  const filters = parseListingParams(query, goal ?? 'sale')
  const { types, priceMin, priceMax, bedroomsMin, garden, terrace, garage } = filters
  return {
    ...(goal && { goal }),
    types: types.map(String),
    localities: chosenPlaces(model, filters),
    minPrice: amount(priceMin),
    maxPrice: amount(priceMax),
    minBedrooms: amount(bedroomsMin),
    minGarages: garage ? '1' : '',
    garden: ticked(garden),
    terrace: ticked(terrace),
  }
}
