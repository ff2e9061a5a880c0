import { citiesMeant, isInCountries, meantFilters, type FilteredCity } from './city-filter'
import type { ListingFilters } from './listing-filters'

/** The existing values: places, whose countries are those that exist, and numbers of types. */
export interface KnownValues {
  cities: readonly FilteredCity[]
  types: readonly number[]
}

/** Removes countries, cities and types that do not exist, and cities outside of the countries. */
export function keepKnownValues(filters: ListingFilters, knownValues: KnownValues): ListingFilters {
  const countries = filters.countries.filter((code) =>
    knownValues.cities.some(({ country }) => country === code),
  )
  return {
    ...filters,
    countries,
    cities: meantFilters(
      knownValues.cities,
      filters.cities.filter((city) =>
        citiesMeant(knownValues.cities, city).some((each) => isInCountries({ countries }, each)),
      ),
    ),
    types: filters.types.filter((type) => knownValues.types.includes(type)),
  }
}
