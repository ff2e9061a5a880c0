import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { ownFilterTexts, type OwnFilterTexts } from '@/features/listings/model/own-filter-texts'
import { parseListingParams, type RawListingParams } from '@/features/listings/model/search-params'
import { countRelaxedSearches, type RelaxedSearch } from '@/features/listings/server/count-relaxed-searches'
import {
  findNearSearches,
  findReadings,
  type NearSearch,
  type WordReading,
} from '@/features/listings/server/near-words'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findListing, keepExistingFilters, type Listing } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { findNearby, type NearbySearch } from '@/features/listings/server/find-nearby'
import type { CatalogueIndex } from '@/features/listings/server/get-catalogue-index'
import type { NearPlace } from '@/features/listings/ui/near-choice'
import { getPropertySettings, type PropertySettings } from '@/features/property/server/get-property-settings'
import { rolePath } from '@/features/routing/model/route-table'
import type { ListingKind } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { VisitForm } from '@/features/submissions/model/property-forms'
import { findVisitForm } from '@/features/submissions/server/find-property-forms'
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
  /** The same with words that resemble one which finds nothing. */
  nearSearches: NearSearch[]
  /** What the surroundings of a place with few results hold. */
  nearby: NearbySearch | null
  /** Words that were taken for others. */
  readings: WordReading[]
  /** The agency's own filters. */
  ownFilters: OwnFilterTexts[]
  /** The form for a visit to which the rows of the list lead. */
  visitForm: VisitForm | null
  /** Path of the form that registers a search. */
  demandPath: string | null
}

interface ListingRequest {
  locale: Locale
  path: string
  query: RawListingParams
}

/** Reads the list of a goal as the query filters it. */
export async function readListing(
  goal: ListingKind,
  { locale, path, query }: ListingRequest,
): Promise<ListingData> {
  const filters = await keepExistingFilters(parseListingParams(query, goal), locale)
  const [listing, facets, places, settings, routes, readings, visitForm] = await Promise.all([
    findListing(filters, locale),
    findListingFacets(filters, locale),
    findCityPlaces(),
    getPropertySettings(locale),
    getRouteIndex(),
    findReadings(filters, locale),
    filters.view === 'list' ? findVisitForm(locale) : null,
  ])
  const isEmpty = listing.properties.length === 0
  return {
    locale,
    path,
    filters,
    listing,
    facets,
    settings,
    places: nearPlaces(facets, places, filters.near),
    nearby: await findNearby(filters, listing.available, locale),
    readings: isEmpty ? [] : readings,
    suggestions: isEmpty ? await countRelaxedSearches(filters, locale) : null,
    nearSearches: isEmpty ? await findNearSearches(filters, locale) : [],
    ownFilters: ownFilterTexts(locale),
    visitForm,
    demandPath: rolePath(routes, 'searchRegister', locale),
  }
}
