import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { isCacheable, type ListingFilters, type ListingSort } from '@/lib/property/listing-filters'
import type { PropertySummary } from '@/lib/property/property-summary'
import { sortColumn } from '@/lib/property/search-columns'
import { keepKnownValues, parseListingParams, toListingQuery } from '@/lib/property/search-params'
import { listingKindOfGoal } from '@/lib/routing/property-path'
import type { ListingKind } from '@/lib/routing/route-table'

import { newestFirst, type CatalogueOrder } from './catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { payloadClient } from './payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

const PROPERTIES_PER_PAGE = 24

export interface Listing {
  properties: PropertySummary[]
  total: number
  page: number
  pageCount: number
}

const ordersIn = (locale: Locale): Record<ListingSort, CatalogueOrder> => ({
  newest: newestFirst,
  price: { by: 'searchPrice', isDescending: false },
  '-price': { by: 'searchPrice', isDescending: true },
  type: { by: sortColumn('Type', locale), isDescending: false },
  '-type': { by: sortColumn('Type', locale), isDescending: true },
  city: { by: sortColumn('City', locale), isDescending: false },
  '-city': { by: sortColumn('City', locale), isDescending: true },
})

const knownValues = ({ cities, types }: CatalogueIndex) => ({
  cities: cities.flatMap(({ names, zip }) => names.map((name) => ({ name, zip }))),
  types: types.map(({ webId }) => webId),
})

/** Drops the cities and types that do not exist, so that a stale link shows more rather than nothing. */
export async function keepExistingFilters(filters: ListingFilters, locale: Locale): Promise<ListingFilters> {
  return keepKnownValues(filters, knownValues(await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)))
}

async function readListing(filters: ListingFilters, locale: Locale): Promise<Listing> {
  const [payload, search] = await Promise.all([payloadClient(), toCatalogueSearch(filters, locale)])
  const { refs, total } = await findCataloguePage(catalogueStore(payload), {
    search,
    order: ordersIn(locale)[filters.sort],
    limit: PROPERTIES_PER_PAGE,
    offset: (filters.page - 1) * PROPERTIES_PER_PAGE,
  })
  const properties = await findPropertiesByRefs(refs, locale)
  const pageCount = Math.max(1, Math.ceil(total / PROPERTIES_PER_PAGE))
  return { properties, total, page: Math.min(filters.page, pageCount), pageCount }
}

const readCachedListing = cached(
  'listing',
  (goal: ListingKind, locale: Locale, query: string) => {
    const params = Object.fromEntries(new URLSearchParams(query))
    return readListing(parseListingParams(params, goal), locale)
  },
  [tags.properties, tags.settings, tags.media, tags.routes],
)

/**
 * One page of a listing. Asked for a page behind the last one it has no properties, and `page` names the last one.
 *
 * @param filters known values only (`keepExistingFilters`)
 */
export function findListing(filters: ListingFilters, locale: Locale): Promise<Listing> {
  if (!isCacheable(filters)) return readListing(filters, locale)
  return readCachedListing(listingKindOfGoal(filters.goal), locale, toListingQuery({ ...filters, view: 'grid' }))
}
