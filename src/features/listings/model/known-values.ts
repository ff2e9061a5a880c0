import { citiesMeant, isInCountries, type FilteredCity } from './city-filter'
import type { ListingFilters } from './listing-filters'

/** The existing values: places, whose countries are those that exist, and numbers of types. */
export interface KnownValues {
  cities: readonly FilteredCity[]
  types: readonly number[]
}

/** Removes countries, cities and types that do not exist, and cities outside of the countries. */
export function keepKnownValues(filters: ListingFilters, known: KnownValues): ListingFilters {
  const countries = filters.countries.filter((code) => known.cities.some(({ country }) => country === code))
  return {
    ...filters,
    countries,
    cities: filters.cities.filter((city) =>
      citiesMeant(known.cities, city).some((each) => isInCountries({ countries }, each)),
    ),
    types: filters.types.filter((type) => known.types.includes(type)),
  }
}
