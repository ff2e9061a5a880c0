import 'server-only'

import { cache } from 'react'

import { cached } from '@/lib/cache/cached'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { isCacheable, type ListingFilters, type ListingSort } from '@/features/listings/model/listing-filters'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { keepKnownValues } from '@/features/listings/model/known-values'
import { parseListingQuery, toListingQuery } from '@/features/listings/model/search-params'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { ListingKind } from '@/features/routing/model/route-table'

import { bestMatchFirst, newestFirst, type CatalogueOrder } from './catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from './catalogue-query/catalogue-store'
import { countListing } from './find-listing-facets'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

const propertiesPerPage = 24

export interface Listing {
  properties: PropertySummary[]
  /** Sold and let properties included. */
  total: number
  /** What is for sale or for rent: titles and counts say this number. */
  available: number
  page: number
  pageCount: number
  /** Properties on each page but the last. */
  pageSize: number
}

const orders: Record<ListingSort, CatalogueOrder> = {
  newest: newestFirst,
  match: bestMatchFirst,
  price: { by: 'price', isDescending: false },
  '-price': { by: 'price', isDescending: true },
  type: { by: 'sortType', isDescending: false },
  '-type': { by: 'sortType', isDescending: true },
  city: { by: 'sortCity', isDescending: false },
  '-city': { by: 'sortCity', isDescending: true },
}

const knownValues = ({ cities, types }: CatalogueIndex) => ({
  cities,
  types: types.map(({ webId }) => webId),
})

/**
 * Removes countries, cities and types that do not exist, so that an outdated link shows more properties instead of none.
 */
export async function keepExistingFilters(filters: ListingFilters, locale: Locale): Promise<ListingFilters> {
  return keepKnownValues(
    filters,
    knownValues(await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)),
  )
}

async function readListing(filters: ListingFilters, locale: Locale): Promise<Listing> {
  const [payload, search] = await Promise.all([payloadClient(), toCatalogueSearch(filters, locale)])
  const { refs, total, available } = await findCataloguePage(catalogueStore(payload), {
    search,
    // A page of a search that is not cached shows the counts beside its filters too, whose pass contains this one.
    available: isCacheable(filters) ? undefined : (await countListing(filters, locale)).total,
    order: orders[filters.sort],
    limit: propertiesPerPage,
    offset: (filters.page - 1) * propertiesPerPage,
  })
  const properties = await findPropertiesByRefs(refs, locale)
  const pageCount = Math.max(1, Math.ceil(total / propertiesPerPage))
  return {
    properties,
    total,
    available,
    page: Math.min(filters.page, pageCount),
    pageCount,
    pageSize: propertiesPerPage,
  }
}

const readQuery = (goal: ListingKind, locale: Locale, query: string): Promise<Listing> =>
  readListing(parseListingQuery(query, goal), locale)

const readCachedListing = cached('listing', readQuery, (kind) => [propertyLists.ofKind(kind)])

/** Once per request: the canonical address, the title and the list all ask. */
const readOncePerRequest = cache(readQuery)

/**
 * One page of a listing. Beyond the last page it has no properties, and `page` is the number of the last one.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export function findListing(filters: ListingFilters, locale: Locale): Promise<Listing> {
  const read = isCacheable(filters) ? readCachedListing : readOncePerRequest
  return read(listingKindOfGoal(filters.goal), locale, toListingQuery({ ...filters, view: 'grid' }))
}
