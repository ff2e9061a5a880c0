import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { isFiltered, withoutFilter, type ListingFilters } from '@/features/listings/model/listing-filters'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import { catalogueStore } from './catalogue-query/catalogue-store'
import {
  getCatalogueIndex,
  type CatalogueCity,
  type CatalogueIndex,
  type CatalogueType,
} from './get-catalogue-index'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

async function countCities(
  cities: CatalogueCity[],
  filters: ListingFilters,
  locale: Locale,
): Promise<CatalogueCity[]> {
  const others = withoutFilter(filters, 'cities')
  if (!isFiltered(others)) return cities
  const store = catalogueStore(await payloadClient())
  const counts = await store.countByCity(await toCatalogueSearch(others, locale))
  return cities.map((city) => ({ ...city, count: counts.get(city.id) ?? 0 }))
}

async function countTypes(
  types: CatalogueType[],
  filters: ListingFilters,
  locale: Locale,
): Promise<CatalogueType[]> {
  const others = withoutFilter(filters, 'types')
  if (!isFiltered(others)) return types
  const store = catalogueStore(await payloadClient())
  const counts = await store.countByType(await toCatalogueSearch(others, locale))
  return types.map((type) => ({ ...type, count: counts.get(type.webId) ?? 0 }))
}

/**
 * The counts beside the options of the filter bar: how many properties each city and each type has together with
 * the other active filters. `total` is that of the goal.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function findListingFacets(filters: ListingFilters, locale: Locale): Promise<CatalogueIndex> {
  const { total, cities, types } = await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)
  const [countedCities, countedTypes] = await Promise.all([
    countCities(cities, filters, locale),
    countTypes(types, filters, locale),
  ])
  return { total, cities: countedCities, types: countedTypes }
}
