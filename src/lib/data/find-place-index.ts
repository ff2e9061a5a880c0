import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import type { QuickSearchCity, QuickSearchType } from '@/lib/property/quick-search'
import type { ListingKind } from '@/lib/routing/route-table'

import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { getRouteIndex } from './get-route-table'
import { linksOf } from './offer-links'
import { joinOffers, type Offer } from './quick-search-offers'

export interface PlaceIndex {
  /** By name. */
  cities: QuickSearchCity[]
  /** In the order of the agency. */
  types: QuickSearchType[]
}

const nothing: CatalogueIndex = { total: 0, cities: [], types: [] }

const isOffered = ({ saleCount, rentCount }: Offer<unknown>): boolean => saleCount + rentCount > 0

/** The cities and types with properties, how many of each goal, and the way to them (acceptance D7). */
export async function findPlaceIndex(goal: ListingKind | 'both', locale: Locale): Promise<PlaceIndex> {
  const indexOf = (kind: ListingKind) =>
    goal === 'both' || goal === kind ? getCatalogueIndex(kind, locale) : nothing
  const [sale, rent, routes] = await Promise.all([indexOf('sale'), indexOf('rent'), getRouteIndex()])
  const context = { locale, routes }
  // Every locality stands in both lists, in the same order.
  const cities = joinOffers(sale.cities, rent.cities).filter(isOffered)
  const types = joinOffers(sale.types, rent.types).filter(isOffered)
  return {
    cities: cities.map((offer) => {
      const { name, zip } = offer.item
      return { name, zip, ...linksOf(offer, { cities: [{ name, zip }] }, context) }
    }),
    types: types.map((offer) => {
      const { name, webId } = offer.item
      return { name, ...linksOf(offer, { types: [webId] }, context) }
    }),
  }
}
