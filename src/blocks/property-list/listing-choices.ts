import type { ListingOption } from '@/features/listings/ui/listing-options'
import type { NearPlace } from '@/features/listings/ui/near-choice'
import type { CatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import type { ListingFilters, MapPoint } from '@/features/listings/model/listing-filters'

/** More places would make the list of circles too long to read. */
const maxNearPlaces = 60

/** Places with results, and the chosen ones, which come first. */
export function cityOptions({ cities }: CatalogueIndex, { cities: chosen }: ListingFilters): ListingOption[] {
  const isChosen = (city: CatalogueIndex['cities'][number]) =>
    chosen.some(({ name, zip }) => zip === city.zip && city.names.includes(name))
  const shown = cities.filter((city) => city.count > 0 || isChosen(city))
  return [...shown.filter(isChosen), ...shown.filter((city) => !isChosen(city))].map((city) => {
    // A place chosen by its name in another language keeps that name, so that its box stays ticked.
    const name = chosen.find((each) => each.zip === city.zip && city.names.includes(each.name))?.name
    return [`${name ?? city.name}|${city.zip}`, `${city.name} ${city.zip}`, city.count]
  })
}

/** All types in the agency's order; those without properties are disabled. */
export const typeOptions = ({ types }: CatalogueIndex): ListingOption[] =>
  types.map(({ webId, name, count }) => [String(webId), name, count])

/** The places with most properties, in the order of their names. */
export function nearPlaces({ cities }: CatalogueIndex, places: Record<string, MapPoint>): NearPlace[] {
  const known = cities.flatMap(({ id, name, count }) => {
    const place = places[id]
    return place && count > 0 ? [{ name, count, ...place }] : []
  })
  const largest = new Set(known.toSorted((one, other) => other.count - one.count).slice(0, maxNearPlaces))
  return known
    .filter((place) => largest.has(place))
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }))
}
