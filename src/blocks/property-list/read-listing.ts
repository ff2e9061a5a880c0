import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingParams, type RawListingParams } from '@/features/listings/model/search-params'
import { countRelaxedSearches, type RelaxedSearch } from '@/features/listings/server/count-relaxed-searches'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findListing, keepExistingFilters, type Listing } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import type { CatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import type { NearPlace } from '@/features/listings/ui/near-choice'
import { getPropertySettings, type PropertySettings } from '@/features/property/server/get-property-settings'
import { localisePath } from '@/features/routing/model/localise-path'
import type { ListingKind } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'

import { nearPlaces } from './listing-choices'

/** Everything a list with its filters shows, as plain data. */
export interface ListingData {
  locale: Locale
  /** Public path of the list, with language and slashes. */
  path: string
  filters: ListingFilters
  listing: Listing
  facets: CatalogueIndex
  places: NearPlace[]
  settings: PropertySettings
  /** What an empty list suggests; null when there are properties. */
  suggestions: RelaxedSearch[] | null
  /** Path of the form that registers a search. */
  demandPath: string
}

interface ListingRequest {
  locale: Locale
  path: string
  query: RawListingParams
}

const emptyListing: Listing = { properties: [], total: 0, available: 0, page: 1, pageCount: 1 }

/** Reads the list of a goal as the query filters it. */
export async function readListing(
  goal: ListingKind,
  { locale, path, query }: ListingRequest,
): Promise<ListingData> {
  const filters = await keepExistingFilters(parseListingParams(query, goal), locale)
  // A search text that matched no place or reference stays as typed.
  const isLost = typeof query.q === 'string' && query.q.trim() !== ''
  const [found, facets, places, settings, routes] = await Promise.all([
    findListing(filters, locale),
    findListingFacets(filters, locale),
    findCityPlaces(),
    getPropertySettings(locale),
    getRouteIndex(),
  ])
  const listing = isLost ? emptyListing : found
  return {
    ...{ locale, path, filters, listing, facets, settings },
    places: nearPlaces(facets, places),
    suggestions: listing.properties.length === 0 ? await countRelaxedSearches(filters, locale) : null,
    demandPath: localisePath(routes, '/demand-register/', locale),
  }
}
