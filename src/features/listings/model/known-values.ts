import type { CityFilter } from '@/features/property/model/search-params-values'

import type { ListingFilters } from './listing-filters'
import { compareCities } from './search-params'

/** The existing values: cities as the localities are named in any language, and numbers of types. */
export interface KnownValues {
  cities: readonly CityFilter[]
  types: readonly number[]
}

/** Removes cities and types that do not exist. */
export function keepKnownValues(filters: ListingFilters, known: KnownValues): ListingFilters {
  const isKnownCity = (city: CityFilter): boolean =>
    known.cities.some((each) => compareCities(each, city) === 0)
  return {
    ...filters,
    cities: filters.cities.filter(isKnownCity),
    types: filters.types.filter((type) => known.types.includes(type)),
  }
}
