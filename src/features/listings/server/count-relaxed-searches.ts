import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import {
  activeFilters,
  withoutFilter,
  type ListingFilters,
  type RemovableFilter,
} from '@/features/listings/model/listing-filters'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

/** A search without one of its filters, and the number of properties it would find. */
export interface RelaxedSearch {
  filter: RemovableFilter
  filters: ListingFilters
  total: number
}

/**
 * Which filter to remove when a search finds nothing: the active filters whose removal gives results, the most
 * results first.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function countRelaxedSearches(
  filters: ListingFilters,
  locale: Locale,
): Promise<RelaxedSearch[]> {
  const store = catalogueStore(await payloadClient())
  const searches = await Promise.all(
    activeFilters(filters).map(async (filter) => {
      const relaxed = withoutFilter(filters, filter)
      return {
        filter,
        filters: relaxed,
        total: await store.count(availableOf(await toCatalogueSearch(relaxed, locale))),
      }
    }),
  )
  return searches.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
