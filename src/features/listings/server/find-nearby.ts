import 'server-only'

import { citiesMeant } from '@/features/listings/model/city-filter'
import type { ListingFilters, NearFilter } from '@/features/listings/model/listing-filters'
import { getPropertySettings } from '@/features/property/server/reads'
import { maxRadiusInKm } from '@/features/listings/model/search-params-places'
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

/** The circle around the place of a search, or twice the circle that was searched; null without a place with a point. */
async function circleAround(filters: ListingFilters, locale: Locale): Promise<NearFilter | null> {
  const [city, ...others] = filters.cities
  if (filters.near)
    return { ...filters.near, radiusInKm: Math.min(2 * filters.near.radiusInKm, maxRadiusInKm) }
  if (!city || others.length > 0) return null
  const [{ cities }, points, { nearRadiusInKm }] = await Promise.all([
    getCatalogueIndex(listingKindOfGoal(filters.goal), locale),
    findCityPlaces(),
    getPropertySettings(locale),
  ])
  const centre = citiesMeant(cities, city).flatMap(({ id }) => points[id] ?? [])[0]
  return centre ? { ...centre, radiusInKm: nearRadiusInKm } : null
}

/**
 * The surroundings of the place of a list with few results, wider than those that were searched; null when they hold no more, or
 * the place has no point.
 *
 * @param filters existing values only (`keepExistingFilters`)
 * @param available the number of properties that the list itself finds
 */
export async function findNearby(
  filters: ListingFilters,
  available: number,
  locale: Locale,
): Promise<NearbySearch | null> {
  if (filters.area || available >= fewResults) return null
  const near = await circleAround(filters, locale)
  if (!near) return null
  const nearby = { ...filters, cities: [], near, page: 1 }
  const store = catalogueStore(await payloadClient())
  const total = await store.count(availableOf(await toCatalogueSearch(nearby, locale)))
  return total > available ? { filters: nearby, total, radiusInKm: near.radiusInKm } : null
}
