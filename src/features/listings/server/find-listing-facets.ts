import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { isFiltered, withoutFilter, type ListingFilters } from '@/features/listings/model/listing-filters'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import { catalogueStore } from './catalogue-query/catalogue-store'
import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

/**
 * The counts beside the options of the filter bar: how many properties each city and each type has together with
 * the other active filters. `total` is that of the goal.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function findListingFacets(filters: ListingFilters, locale: Locale): Promise<CatalogueIndex> {
  const { total, cities, types } = await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)
  const hasOther = (name: 'cities' | 'types') => isFiltered(withoutFilter(filters, name))
  const [areCitiesCounted, areTypesCounted] = [hasOther('cities'), hasOther('types')]
  if (!areCitiesCounted && !areTypesCounted) return { total, cities, types }
  const store = catalogueStore(await payloadClient())
  const search = await toCatalogueSearch(filters, locale)
  const { byCity, byType } = await store.countOptions(search, areCitiesCounted)
  return {
    total,
    cities: areCitiesCounted ? cities.map((city) => ({ ...city, count: byCity.get(city.id) ?? 0 })) : cities,
    types: areTypesCounted ? types.map((type) => ({ ...type, count: byType.get(type.webId) ?? 0 })) : types,
  }
}
