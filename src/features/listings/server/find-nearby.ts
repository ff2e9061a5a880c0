import 'server-only'

import { citiesMeant } from '@/features/listings/model/city-filter'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { getPropertySettings } from '@/features/property/server/reads'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { availableOf } from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { findCityPlaces } from './find-city-places'
import { getCatalogueIndex } from './get-catalogue-index'
import { toCatalogueSearch } from './to-catalogue-search'

/** A list shorter than two rows of cards leaves a visitor with little to choose. */
const fewResults = 6

/** The same search in the surroundings of its place, and the number of available properties that it finds. */
export interface NearbySearch {
  filters: ListingFilters
  total: number
  radiusInKm: number
}

/**
 * The surroundings of the one place of a list with few results; null when they hold no more, or the place has no point.
 *
 * @param filters existing values only (`keepExistingFilters`)
 * @param available the number of properties that the list itself finds
 */
export async function findNearby(
  filters: ListingFilters,
  available: number,
  locale: Locale,
): Promise<NearbySearch | null> {
  const [city, ...others] = filters.cities
  if (!city || others.length > 0 || filters.near || filters.area || available >= fewResults) return null
  const [{ cities }, points, { nearRadiusInKm }, payload] = await Promise.all([
    getCatalogueIndex(listingKindOfGoal(filters.goal), locale),
    findCityPlaces(),
    getPropertySettings(locale),
    payloadClient(),
  ])
  const centre = citiesMeant(cities, city).flatMap(({ id }) => points[id] ?? [])[0]
  if (!centre) return null
  const near = { ...centre, radiusInKm: nearRadiusInKm }
  const nearby = { ...filters, cities: [], near, page: 1 }
  const total = await catalogueStore(payload).count(availableOf(await toCatalogueSearch(nearby, locale)))
  return total > available ? { filters: nearby, total, radiusInKm: nearRadiusInKm } : null
}
