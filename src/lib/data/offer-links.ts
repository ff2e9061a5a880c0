import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { unfilteredListing, type ListingFilters } from '@/lib/property/listing-filters'
import type { QuickSearchLinks } from '@/lib/property/quick-search'
import { toListingQuery } from '@/lib/property/search-params'
import { publicPath, type ListingKind, type RouteIndex } from '@/lib/routing/route-table'

import type { Offer } from './quick-search-offers'

export interface OfferContext {
  locale: Locale
  routes: RouteIndex
}

/**
 * Where the counts of a city or a type lead: into the list of a goal, filtered by it. A count of zero leads nowhere.
 *
 * @param chosen the filter
 */
export function linksOf(
  { saleCount, rentCount }: Offer<unknown>,
  chosen: Partial<ListingFilters>,
  { locale, routes }: OfferContext,
): QuickSearchLinks {
  const hrefOf = (kind: ListingKind, count: number): string | null => {
    const listing = routes.listings[kind]
    const path = listing && publicPath(listing, locale)
    return path && count > 0 ? path + toListingQuery({ ...unfilteredListing(kind), ...chosen }) : null
  }
  return { saleCount, rentCount, saleHref: hrefOf('sale', saleCount), rentHref: hrefOf('rent', rentCount) }
}
