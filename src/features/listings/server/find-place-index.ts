import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { cityFilterOf } from '@/features/listings/model/city-filter'
import type { QuickSearchCity, QuickSearchType } from '@/features/listings/model/quick-search'
import { iconOfType } from '@/features/listings/model/type-icons'
import type { ListingKind } from '@/features/routing/model/route-table'

import { getCatalogueIndex, type CatalogueIndex } from './get-catalogue-index'
import { getRouteIndex } from '@/features/routing/server/reads'
import { toOfferLinks } from './offer-links'
import { joinOffers, type Offer } from './quick-search-offers'

export interface PlaceIndex {
  /** By name. */
  cities: QuickSearchCity[]
  /** In the agency's order. */
  types: QuickSearchType[]
  /** All properties of each goal; those of all types together may be more, because a property can have several. */
  totals: Record<ListingKind, number>
}

const nothing: CatalogueIndex = { total: 0, cities: [], types: [] }

const isOffered = ({ saleCount, rentCount }: Offer<unknown>): boolean => saleCount + rentCount > 0

/** The cities and types with properties, their number per goal, and their links (acceptance D7). */
export async function findPlaceIndex(goal: ListingKind | 'both', locale: Locale): Promise<PlaceIndex> {
  const indexOf = (kind: ListingKind) =>
    goal === 'both' || goal === kind ? getCatalogueIndex(kind, locale) : nothing
  const [sale, rent, routes] = await Promise.all([indexOf('sale'), indexOf('rent'), getRouteIndex()])
  const context = { locale, routes }
  // Both lists contain all localities, in the same order.
  const cities = joinOffers(sale.cities, rent.cities).filter(isOffered)
  const types = joinOffers(sale.types, rent.types).filter(isOffered)
  return {
    cities: cities.map((offer) => {
      const { name, zip, countryName } = offer.item
      const links = toOfferLinks(offer, { cities: [cityFilterOf(offer.item)] }, context)
      return { name, zip, ...(countryName && { country: countryName }), ...links }
    }),
    types: types.map((offer) => {
      const { name, webId } = offer.item
      return { name, icon: iconOfType(offer.item), ...toOfferLinks(offer, { types: [webId] }, context) }
    }),
    totals: { sale: sale.total, rent: rent.total },
  }
}
