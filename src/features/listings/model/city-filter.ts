import { ownAlpha2 } from '@/features/property/model/countries'
import type { CityFilter } from '@/features/property/model/search-params-values'

import type { ListingFilters } from './listing-filters'

/** A place of the catalogue as filters see it. */
export interface FilteredCity {
  /** In every language. */
  names: readonly string[]
  zip: string
  /** The ISO code of its country; null if the number of the country is unknown. */
  country: string | null
}

/** Whether a place is known to be in another country than the agency's own. */
export const isAbroad = (country: string | null): country is string =>
  country !== null && country !== ownAlpha2

/** The filter of a place: with the country if that is not the agency's own. */
export const cityFilterOf = ({
  name,
  zip,
  country,
}: Pick<FilteredCity, 'zip' | 'country'> & { name: string }): CityFilter => ({
  name,
  zip,
  ...(isAbroad(country) && { country }),
})

/**
 * The places that a filter names. Without a country those of the agency's own, or else, as in links to a foreign place
 * from before filters had countries, those of any.
 */
export function citiesMeant<City extends FilteredCity>(
  cities: readonly City[],
  { name, zip, country }: CityFilter,
): City[] {
  const named = cities.filter((city) => city.zip === zip && city.names.includes(name))
  if (country) return named.filter((city) => city.country === country)
  const belgian = named.filter((city) => !isAbroad(city.country))
  return belgian.length > 0 ? belgian : named
}

/** Whether a place is in one of the chosen countries; without any, all are. */
export const isInCountries = (
  { countries }: Pick<ListingFilters, 'countries'>,
  { country }: Pick<FilteredCity, 'country'>,
): boolean => countries.length === 0 || (country !== null && countries.includes(country))
