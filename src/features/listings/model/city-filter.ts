import { ownAlpha2 } from '@/features/property/model/countries'
import { cityText, compareText, type CityFilter } from '@/features/property/model/search-params-values'

import type { ListingFilters } from './listing-filters'

/** A place of the catalogue as filters see it. */
export interface FilteredCity {
  /** In every language. */
  names: readonly string[]
  zip: string
  /** The ISO code of its country; null if the number of the country is unknown. */
  country: string | null
  /** The name of what it is a part of, or is itself. */
  municipality?: string | null
}

type NamedCity = FilteredCity & { name: string }

/** Whether a place is known to be in another country than the agency's own. */
export const isAbroad = (country: string | null): country is string =>
  country !== null && country !== ownAlpha2

/** The filter of a place: with the country if that is not the agency's own. */
export const cityFilterOf = ({
  name,
  zip,
  country,
  withParts,
}: Pick<NamedCity, 'name' | 'zip' | 'country'> & Pick<CityFilter, 'withParts'>): CityFilter => ({
  name,
  zip,
  ...(isAbroad(country) && { country }),
  ...(withParts && { withParts }),
})

/** A town, and all places of its municipality, itself among them. */
export interface WholeTown<City> {
  town: City
  places: City[]
}

const isTown = ({ municipality, names }: FilteredCity): boolean =>
  Boolean(municipality) && names.includes(municipality ?? '')

/** Whether two places are parts of one municipality. */
export const areOfOneTown = (one: FilteredCity, other: FilteredCity): boolean =>
  Boolean(one.municipality) && one.municipality === other.municipality && one.country === other.country

function wholeOf<City extends FilteredCity>(cities: readonly City[], place: City): WholeTown<City> | null {
  const places = cities.filter((city) => areOfOneTown(city, place))
  // A large town has several postal codes: it is the place with the lowest.
  const [town] = places.filter(isTown).toSorted((one, other) => compareText(one.zip, other.zip))
  return town && places.length > 1 ? { town, places } : null
}

/** The towns whose municipality has several places, in the order of the places. */
export function wholeTowns<City extends FilteredCity>(cities: readonly City[]): WholeTown<City>[] {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    if (!city.municipality) continue
    const key = `${city.country}|${city.municipality}`
    const group = groups.get(key)
    if (group) group.push(city)
    else groups.set(key, [city])
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first && others.length > 0 ? (wholeOf([first, ...others], first) ?? []) : [],
  )
}

/** The places that have a name and a postal code. */
function citiesNamed<City extends FilteredCity>(
  cities: readonly City[],
  { name, zip, country }: CityFilter,
): City[] {
  const named = cities.filter((city) => city.zip === zip && city.names.includes(name))
  if (country) return named.filter((city) => city.country === country)
  const belgian = named.filter((city) => !isAbroad(city.country))
  return belgian.length > 0 ? belgian : named
}

/** The town of a filter for a whole municipality; null for other filters, and where the municipality has no other place. */
export function townMeant<City extends FilteredCity>(
  cities: readonly City[],
  filter: CityFilter,
): WholeTown<City> | null {
  if (!filter.withParts) return null
  return (
    citiesNamed(cities, filter).flatMap((city) => (isTown(city) ? (wholeOf(cities, city) ?? []) : []))[0] ??
    null
  )
}

/**
 * The places that a filter means; of a whole municipality the town is the first. Without a country those of the agency's
 * own, or else, as in links to a foreign place from before filters had countries, those of any.
 */
export function citiesMeant<City extends FilteredCity>(cities: readonly City[], filter: CityFilter): City[] {
  const wholeTown = townMeant(cities, filter)
  return wholeTown ? [...new Set([wholeTown.town, ...wholeTown.places])] : citiesNamed(cities, filter)
}

const withoutTwins = (filters: readonly CityFilter[]): CityFilter[] => [
  ...new Map(filters.map((filter) => [cityText(filter), filter])).values(),
]

/** The filters as they are meant: of a place that is not the town of a municipality of several, that place alone. */
export const meantFilters = (cities: readonly FilteredCity[], filters: readonly CityFilter[]): CityFilter[] =>
  withoutTwins(
    filters.map(({ withParts, ...place }) =>
      withParts && townMeant(cities, { ...place, withParts }) ? { ...place, withParts } : place,
    ),
  )

/**
 * The filters of places that a visitor named: the name of a town means its whole municipality, and with a postal code
 * beside it that place.
 *
 * @param hasZip whether the visitor gave this postal code
 */
export const namedFilters = <City extends NamedCity>(
  named: readonly City[],
  cities: readonly City[],
  hasZip: (zip: string) => boolean,
): CityFilter[] =>
  withoutTwins(
    named.map((city) => {
      const wholeTown = isTown(city) && !hasZip(city.zip) ? wholeOf(cities, city) : null
      return cityFilterOf(wholeTown ? { ...wholeTown.town, withParts: true } : city)
    }),
  )

/** The filters of chosen places: all places of a municipality are one filter. */
export function joinedFilters<City extends NamedCity>(
  chosen: readonly City[],
  cities: readonly City[],
): CityFilter[] {
  const towns = wholeTowns(cities).filter(({ places }) => places.every((place) => chosen.includes(place)))
  const joined = new Set(towns.flatMap(({ places }) => places))
  return [
    ...towns.map(({ town }) => cityFilterOf({ ...town, withParts: true })),
    ...chosen.filter((city) => !joined.has(city)).map(cityFilterOf),
  ]
}

/** The id of a whole municipality among places, by the id of its town. */
export const wholeId = (townId: string): string => `${townId}|*`

type CountedCity = NamedCity & { id: string; count: number }

/** Places, and before each town with parts all of its municipality as one more, with the sum of their counts. */
export function withWholeTowns<City extends CountedCity>(
  cities: readonly City[],
): (City & Pick<CityFilter, 'withParts'>)[] {
  const byTown = new Map(wholeTowns(cities).map(({ town, places }) => [town, places]))
  return cities.flatMap((city) => {
    const places = byTown.get(city)
    if (!places) return [city]
    const count = places.reduce((sum, place) => sum + place.count, 0)
    return [{ ...city, id: wholeId(city.id), withParts: true, count }, city]
  })
}

/** Whether a place is in one of the chosen countries; without any, all are. */
export const isInCountries = (
  { countries }: Pick<ListingFilters, 'countries'>,
  { country }: Pick<FilteredCity, 'country'>,
): boolean => countries.length === 0 || (country !== null && countries.includes(country))
