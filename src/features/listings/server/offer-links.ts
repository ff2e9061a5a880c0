import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import type { QuickSearchLinks } from '@/features/listings/model/quick-search'
import { toListingQuery } from '@/features/listings/model/search-params'
import {
  listingRoles,
  rolePath,
  type ListingKind,
  type RouteIndex,
} from '@/features/routing/model/route-table'

import type { Offer } from './quick-search-offers'

export interface OfferContext {
  locale: Locale
  routes: RouteIndex
}

/**
 * The links of the counts of a city or a type: the list of a goal, filtered by it. A count of zero has no link.
 *
 * @param chosen the filter
 */
export function toOfferLinks(
  { saleCount, rentCount }: Offer<unknown>,
  chosen: Partial<ListingFilters>,
  { locale, routes }: OfferContext,
): QuickSearchLinks {
  const toHref = (kind: ListingKind, count: number): string | null => {
    const path = rolePath(routes, listingRoles[kind], locale)
    return path && count > 0 ? path + toListingQuery({ ...unfilteredListing(kind), ...chosen }) : null
  }
  return { saleCount, rentCount, saleHref: toHref('sale', saleCount), rentHref: toHref('rent', rentCount) }
}
