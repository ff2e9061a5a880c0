import type { ListingOption } from '@/features/listings/ui/listing-options'
import { nearText } from '@/features/listings/model/search-params-places'
import { nearValue, type NearPlace } from '@/features/listings/ui/near-choice'
import { cityName } from '@/features/listings/ui/listing-chosen'
import type { CatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import {
  citiesMeant,
  cityFilterOf,
  isInCountries,
  wholeId,
  withWholeTowns,
} from '@/features/listings/model/city-filter'
import { countryName, countryOfAlpha2 } from '@/features/property/model/countries'
import { cityText, type CityFilter } from '@/features/property/model/search-params-values'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { ListingFilters, MapPoint, NearFilter } from '@/features/listings/model/listing-filters'

/** More places would make the list of circles too long to read. */
const maxNearPlaces = 60

/**
 * Places with results in the chosen countries, and the chosen ones, which come first. A municipality is offered before its
 * town where its other places have results.
 */
export function cityOptions(
  { cities }: CatalogueIndex,
  filters: ListingFilters,
  t: Translator,
): ListingOption[] {
  const meant = (filter: CityFilter): string[] => {
    const ids = citiesMeant(cities, filter).map(({ id }) => id)
    return filter.withParts ? ids.slice(0, 1).map(wholeId) : ids
  }
  // A place chosen by its name in another language keeps that name, so that its box stays ticked.
  const chosen = new Map(filters.cities.flatMap((each) => meant(each).map((id) => [id, each] as const)))
  const counts = new Map(cities.map(({ id, count }) => [wholeId(id), count]))
  const shown = withWholeTowns(cities).filter(
    (city) =>
      chosen.has(city.id) || (city.count > (counts.get(city.id) ?? 0) && isInCountries(filters, city)),
  )
  return [...shown.filter(({ id }) => chosen.has(id)), ...shown.filter(({ id }) => !chosen.has(id))].map(
    (city) => [
      cityText(chosen.get(city.id) ?? cityFilterOf(city)),
      [city.withParts ? cityName(city, t) : `${city.name} ${city.zip}`, city.countryName]
        .filter(Boolean)
        .join(', '),
      city.count,
    ],
  )
}

/** The countries with results and the chosen ones, by name; none while there is but one. */
export function countryOptions(
  { cities }: CatalogueIndex,
  { countries: chosen }: ListingFilters,
  locale: Locale,
): ListingOption[] {
  const counts = new Map(chosen.map((code) => [code, 0]))
  for (const { country, count } of cities)
    if (country !== null && (count > 0 || counts.has(country)))
      counts.set(country, (counts.get(country) ?? 0) + count)
  if (counts.size < 2 && chosen.length === 0) return []
  const { compare } = new Intl.Collator(locale)
  return [...counts]
    .map(([code, count]): ListingOption => [code, countryName(countryOfAlpha2(code), locale) ?? code, count])
    .toSorted(([, one], [, other]) => compare(one, other))
}

/** All types in the agency's order; those without properties are disabled. */
export const typeOptions = ({ types }: CatalogueIndex): ListingOption[] =>
  types.map(({ webId, name, count }) => [String(webId), name, count])

/** The places with most properties and the centre of the chosen circle, in the order of their names. */
export function nearPlaces(
  { cities }: CatalogueIndex,
  places: Record<string, MapPoint>,
  chosen: NearFilter | null,
): NearPlace[] {
  const isChosen = (place: MapPoint) =>
    chosen !== null && nearValue(place, chosen.radiusInKm) === nearText(chosen)
  const namedPlaces = cities.flatMap(({ id, name, count }) => {
    const place = places[id]
    return place && (count > 0 || isChosen(place)) ? [{ name, count, ...place }] : []
  })
  const largest = new Set(
    namedPlaces.toSorted((one, other) => other.count - one.count).slice(0, maxNearPlaces),
  )
  return namedPlaces
    .filter((place) => largest.has(place) || isChosen(place))
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }))
}
