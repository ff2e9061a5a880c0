import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { citiesMeant, isInCountries } from '@/features/listings/model/city-filter'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { labelsOf } from '@/features/listings/model/listing-filters'
import { pricePaidBy } from '@/features/property/model/price-of-payment'
import { getPropertySettings } from '@/features/property/server/reads'
import { belgianDay } from '@/lib/time/belgian-time'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import type { CatalogueSearch } from './catalogue-query/catalogue-search'
import { getCatalogueIndex, type CatalogueCity } from './get-catalogue-index'
import { searchOfKind } from './search-of-kind'
import { findWordMatches } from './find-word-matches'

const lowest = (one: number | null, other: number | null): number | null =>
  one === null ? other : Math.min(one, other ?? one)

/** The price that a monthly budget pays for; null without a budget or an example of a loan in the settings. */
async function priceOfBudget({ budget }: ListingFilters, locale: Locale): Promise<number | null> {
  return budget === null ? null : pricePaidBy(budget, (await getPropertySettings(locale)).loan)
}

/** The ids of the chosen cities, or else of all places of the chosen countries. */
function placesOf(filters: ListingFilters, cities: readonly CatalogueCity[]): string[] {
  const { cities: chosen, countries } = filters
  const named = chosen.flatMap((city) => citiesMeant(cities, city))
  const places = chosen.length === 0 && countries.length > 0 ? cities : named
  return [...new Set(places.filter((city) => isInCountries(filters, city)).map(({ id }) => id))]
}

/**
 * Converts the filters of a listing into a search of the database: countries, cities and types become ids.
 *
 * @param filters existing values only (`keepExistingFilters`): an unknown country or city would widen the list instead of
 *   narrowing it
 * @param locale of the list: properties that are not published in it are left out
 */
export async function toCatalogueSearch(filters: ListingFilters, locale: Locale): Promise<CatalogueSearch> {
  const kind = listingKindOfGoal(filters.goal)
  const [search, { cities }, matches] = await Promise.all([
    searchOfKind(kind, locale),
    getCatalogueIndex(kind, locale),
    findWordMatches(filters.words, locale),
  ])
  const { priceMin, priceMax, bedroomsMin, surfaceMin, groundMin, area, near } = filters
  const { garden, terrace, garage, parking, furnished, newBuild, hideSold, hideUnderOption } = filters
  const { bathroomsMin, lift, pool, groundFloor, priceCut, priceM2Max, rentTotalMax } = filters
  return {
    ...search,
    matches,
    localityIds: placesOf(filters, cities),
    types: search.knownTypes.filter((webId) => filters.types.includes(webId)),
    ...{ priceMin, bedroomsMin, surfaceMin, groundMin, area, near },
    priceMax: lowest(priceMax, await priceOfBudget(filters, locale)),
    epc: labelsOf(filters),
    ...{ garden, terrace, garage, parking, furnished, newBuild, hideSold, hideUnderOption },
    ...{ bathroomsMin, lift, pool, groundFloor, priceCut, priceM2Max, rentTotalMax },
    since: filters.since && new Date(filters.since).toISOString(),
    openHouseFrom: filters.openHouse ? belgianDay(new Date()) : null,
  }
}
