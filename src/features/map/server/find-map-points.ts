import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { ListingFilters, MapPoint } from '@/features/listings/model/listing-filters'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import { catalogueStore, type CataloguePoint, type CatalogueSearch } from '@/features/listings/server/api'
import { getCatalogueIndex, toCatalogueSearch } from '@/features/listings/server/reads'
import type { MapBounds } from '@/features/map/model/map-messages'
import { payloadClient } from '@/lib/payload/payload-client'

import { findMapMarks, type FoundMarks } from './find-map-marks'

/** A property for the map, without values hidden from visitors. */
export interface PropertyPoint extends Omit<CataloguePoint, 'localityId'> {
  typeName: string
  city: string
  zip: string
  /** The name of its country, unless it is the agency's own. */
  country?: string | null
}

export type FoundPoints = Omit<FoundMarks, 'points'> & { points: PropertyPoint[] }

async function withNames(
  points: readonly CataloguePoint[],
  filters: ListingFilters,
  locale: Locale,
): Promise<PropertyPoint[]> {
  const index = await getCatalogueIndex(listingKindOfGoal(filters.goal), locale)
  const cities = new Map(index.cities.map((city) => [city.id, city]))
  const types = new Map(index.types.map((type) => [type.webId, type]))
  return points.map(({ localityId, ...point }) => {
    const city = cities.get(localityId ?? '')
    return {
      ...point,
      typeName: types.get(point.webId ?? 0)?.name ?? '',
      city: city?.name ?? '',
      zip: city?.zip ?? '',
      country: city?.countryName ?? null,
    }
  })
}

/** Sold and rented properties are on no map (acceptance D5). */
const toMapSearch = async (filters: ListingFilters, locale: Locale): Promise<CatalogueSearch> => ({
  ...(await toCatalogueSearch(filters, locale)),
  hideSold: true,
})

/**
 * The marks of a search (`findMapMarks`) with the names of types and places.
 *
 * @param filters existing values only (`keepExistingFilters`)
 * @param within the part of the map; null for the whole search
 */
export async function findMapPoints(
  filters: ListingFilters,
  locale: Locale,
  within: MapBounds | null,
): Promise<FoundPoints> {
  const [payload, search] = await Promise.all([payloadClient(), toMapSearch(filters, locale)])
  const { points, ...cells } = await findMapMarks(catalogueStore(payload), search, within)
  return { points: await withNames(points, filters, locale), ...cells }
}

/** The newest properties of a search in a part of the map, for a list. */
export async function findNewestPoints(
  filters: ListingFilters,
  locale: Locale,
  within: MapBounds,
  limit: number,
): Promise<PropertyPoint[]> {
  const [payload, search] = await Promise.all([payloadClient(), toMapSearch(filters, locale)])
  const points = await catalogueStore(payload).findPointsIn(search, within, limit)
  return withNames(points, filters, locale)
}

/** Where the marker of a published property is; null without coordinates. */
export async function findMapPosition(ref: number): Promise<MapPoint | null> {
  const property = await catalogueStore(await payloadClient()).findOne(ref)
  if (property?.latitude == null || property.longitude === null) return null
  return { latitude: property.latitude, longitude: property.longitude }
}
