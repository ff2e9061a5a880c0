import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { SearchAvailability } from '@/lib/property/availability'
import type { PropertyGoal } from '@/lib/property/goal'
import type { ListingFilters } from '@/lib/property/listing-filters'
import { meaningOfMarquee, type MarqueeMeaning } from '@/lib/property/marquee'
import { listingKindOfGoal } from '@/lib/routing/property-path'

import { catalogueStore } from './catalogue-query/catalogue-store'
import { getCatalogueIndex } from './get-catalogue-index'
import { getPropertySettings } from './get-property-settings'
import { payloadClient } from './payload-client'
import { toCatalogueSearch } from './to-catalogue-search'

/** More stand too close to tell apart, and would be slow to send. */
const maxPoints = 10_000

/** A property as the map needs it: nothing that a visitor may not see. */
export interface PropertyPoint {
  ref: number
  /** The published place, else the middle of the locality. */
  latitude: number
  longitude: number
  /** The address is hidden, or no exact place is known. */
  isApproximate: boolean
  goal: PropertyGoal
  /** In euro; `null` when it is not published. */
  price: number | null
  priceUnit: number | null
  /** Public number of the type. */
  webId: number | null
  typeName: string
  city: string
  zip: string
  /** The number of the ribbon, which the ignore list of the map names, and its meaning. */
  marquee: number | null
  marqueeMeaning: MarqueeMeaning
  availability: SearchAvailability
}

/**
 * The places of all properties of a search, newest first, at most 10,000; sold ones are among them.
 *
 * @param filters known values only (`keepExistingFilters`)
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
