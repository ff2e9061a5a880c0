import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import {
  activeFilters,
  withoutFilter,
  type ListingFilters,
  type LoosenableFilter,
} from '@/lib/property/listing-filters'

import { catalogueStore } from './catalogue-query/catalogue-store'
import { payloadClient } from './payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

/** A search without one of its filters, and how many properties that would give. */
export interface LoosenedSearch {
  filter: LoosenableFilter
  filters: ListingFilters
  total: number
}

/**
 * Which filter to give up when a search finds nothing: each active one dropped, those that would give something,
 * the most first.
 *
 * @param filters known values only (`keepExistingFilters`)
 */
export async function countLoosened(filters: ListingFilters, locale: Locale): Promise<LoosenedSearch[]> {
  const store = catalogueStore(await payloadClient())
  const searches = await Promise.all(
    activeFilters(filters).map(async (filter) => {
      const loosened = withoutFilter(filters, filter)
      return { filter, filters: loosened, total: await store.count(await toCatalogueSearch(loosened, locale)) }
    }),
  )
  return searches.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
