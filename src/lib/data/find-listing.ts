import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import { isCacheable, type ListingFilters, type ListingSort } from '@/lib/property/listing-filters'
import type { PropertySummary } from '@/lib/property/property-summary'
import { sortColumn } from '@/lib/property/search-columns'
import { keepKnownValues, parseListingParams, toListingQuery } from '@/lib/property/search-params'
import type { ListingKind } from '@/lib/routing/route-table'

import { findProperties } from './find-properties'
import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { getPropertySettings } from './get-property-settings'
import { listingWhere } from './listing-where'

const PROPERTIES_PER_PAGE = 24

export interface Listing {
  properties: PropertySummary[]
  total: number
  page: number
  pageCount: number
}

/** `ref` decides between equals, so that no property stands on two pages. */
const ordersIn = (locale: Locale): Record<ListingSort, string[]> => ({
  newest: ['-onlineSince', 'ref'],
  price: ['searchPrice', 'ref'],
  '-price': ['-searchPrice', 'ref'],
  type: [sortColumn('Type', locale), 'ref'],
  '-type': [`-${sortColumn('Type', locale)}`, 'ref'],
  city: [sortColumn('City', locale), 'ref'],
  '-city': [`-${sortColumn('City', locale)}`, 'ref'],
})

const listingKind = (filters: ListingFilters): ListingKind => (filters.goal === 'rent' ? 'rent' : 'sale')

const knownValues = ({ cities, types }: CatalogueIndex) => ({
  cities: cities.flatMap(({ names, zip }) => names.map((name) => ({ name, zip }))),
  types: types.map(({ webId }) => webId),
})

/** Drops the cities and types that do not exist, so that a stale link shows more rather than nothing. */
export async function keepExistingFilters(filters: ListingFilters, locale: Locale): Promise<ListingFilters> {
  return keepKnownValues(filters, knownValues(await getCatalogueIndex(listingKind(filters), locale)))
}

async function readListing(filters: ListingFilters, locale: Locale): Promise<Listing> {
  const [index, { showTakeovers }] = await Promise.all([
    getCatalogueIndex(listingKind(filters), locale),
    getPropertySettings(locale),
  ])
  const where = listingWhere(filters, index, showTakeovers)
  const { properties, total } = await findProperties({
    where,
    sort: ordersIn(locale)[filters.sort],
    limit: PROPERTIES_PER_PAGE,
    page: filters.page,
    locale,
  })
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
  return readCachedListing(listingKind(filters), locale, toListingQuery({ ...filters, view: 'grid' }))
}
