import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { meaningOfMarquee, type MarqueeMeaning } from '@/features/property/model/marquee'
import { listingKindOfGoal } from '@/features/routing/model/property-path'

import { catalogueStore } from '@/features/listings/server/api'
import { getCatalogueIndex } from '@/features/listings/server/reads'
import { getPropertySettings } from '@/features/property/server/reads'
import { payloadClient } from '@/lib/payload/payload-client'
import { toCatalogueSearch } from '@/features/listings/server/reads'

/** More markers are too close together to distinguish, and slow to send. */
const maxPoints = 10_000

/** A property for the map, without values hidden from visitors. */
export interface PropertyPoint {
  ref: number
  /** The published coordinates, else the centre of the locality. */
  latitude: number
  longitude: number
  /** The postal address is hidden, or the exact coordinates are unknown. */
  isApproximate: boolean
  goal: PropertyGoal
  /** In euro; `null` if not published. */
  price: number | null
  priceUnit: number | null
  /** Public number of the type. */
  webId: number | null
  typeName: string
  city: string
  zip: string
  /** The number of the ribbon, as in the ignore list of the map, and its meaning. */
  marquee: number | null
  marqueeMeaning: MarqueeMeaning
  availability: SearchAvailability
}

/**
 * The points of all properties of a search, newest first, at most 10,000; sold ones are included.
 *
 * @param filters existing values only (`keepExistingFilters`)
 */
export async function findMapPoints(filters: ListingFilters, locale: Locale): Promise<PropertyPoint[]> {
  const [payload, search, index, { marquees }] = await Promise.all([
    payloadClient(),
    toCatalogueSearch(filters, locale),
    getCatalogueIndex(listingKindOfGoal(filters.goal), locale),
    getPropertySettings(locale),
  ])
  const cities = new Map(index.cities.map((city) => [city.id, city]))
  const types = new Map(index.types.map((type) => [type.webId, type]))
  const points = await catalogueStore(payload).findPoints(search, maxPoints)
  return points.map(({ localityId, ...point }) => {
    const city = cities.get(localityId ?? '')
    return {
      ...point,
      typeName: types.get(point.webId ?? 0)?.name ?? '',
      city: city?.name ?? '',
      zip: city?.zip ?? '',
      marqueeMeaning: meaningOfMarquee(point.marquee, marquees),
    }
  })
}
