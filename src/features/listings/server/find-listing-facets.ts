import 'server-only'

import { cache } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import { isFiltered, withoutFilter, type ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingQuery, toListingQuery } from '@/features/listings/model/search-params'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { ListingKind } from '@/features/routing/model/route-table'

import { availableOf, type CatalogueCounts } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

/** Whether anything else than this filter narrows the search. */
const isNarrowedBesides = (filters: ListingFilters, name: 'cities' | 'types'): boolean =>
  isFiltered(withoutFilter(filters, name))

/** Once per request: list and filters both ask. */
const readCounts = cache(
  async (kind: ListingKind, locale: Locale, query: string): Promise<CatalogueCounts> => {
    const filters = parseListingQuery(query, kind)
    const store = catalogueStore(await payloadClient())
    const search = availableOf(await toCatalogueSearch(filters, locale))
    return store.countOptions(search, isNarrowedBesides(filters, 'cities'))
  },
)

/**
 * The number of available properties of a search, and of each place and type that could be chosen instead. Without other filters
 * than places, the places are those of the search alone.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export const countListing = (filters: ListingFilters, locale: Locale): Promise<CatalogueCounts> =>
  readCounts(
    listingKindOfGoal(filters.goal),
    locale,
    toListingQuery({ ...filters, sort: 'newest', page: 1, view: 'grid' }),
  )

/**
 * The counts beside the options of the filter bar: how many properties each city and each type has together with
 * the other active filters. `total` is that of the goal.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function findListingFacets(filters: ListingFilters, locale: Locale): Promise<CatalogueIndex> {
  const { total, cities, types } = await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)
  const areCitiesCounted = isNarrowedBesides(filters, 'cities')
  const areTypesCounted = isNarrowedBesides(filters, 'types')
  if (!areCitiesCounted && !areTypesCounted) return { total, cities, types }
  const { byCity, byType } = await countListing(filters, locale)
  return {
    total,
    cities: areCitiesCounted ? cities.map((city) => ({ ...city, count: byCity.get(city.id) ?? 0 })) : cities,
    types: areTypesCounted ? types.map((type) => ({ ...type, count: byType.get(type.webId) ?? 0 })) : types,
  }
}
