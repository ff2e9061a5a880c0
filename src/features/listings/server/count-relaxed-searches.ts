import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import {
  activeFilters,
  withoutFilter,
  withUsualSort,
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
  /** The word, where only one of several is left out. */
  word?: string
  filters: ListingFilters
  total: number
}

/** The search without each of its filters, and without each of several words. */
const relaxed = (filters: ListingFilters): Omit<RelaxedSearch, 'total'>[] => [
  ...activeFilters(filters).map((filter) => ({ filter, filters: withoutFilter(filters, filter) })),
  ...(filters.words.length > 1 ? filters.words : []).map((word) => ({
    filter: 'words' as const,
    word,
    filters: withUsualSort({ ...filters, page: 1, words: filters.words.filter((each) => each !== word) }),
  })),
]

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
    relaxed(filters).map(async (search) => ({
      ...search,
      total: await store.count(availableOf(await toCatalogueSearch(search.filters, locale))),
    })),
  )
  return searches.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}
