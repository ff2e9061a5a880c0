import { rankMatches } from '@/lib/property/rank-matches'

import type { CatalogueCity, CatalogueType } from './get-catalogue-index'

/** Suggestions a visitor can take in at a glance. */
const maxCities = 6

/** A city or a type with what is for sale and for rent there. */
export interface Offer<T> {
  item: T
  saleCount: number
  rentCount: number
}

/** Cities or types of both goals, each with its two counts. */
export function joinOffers<T extends { id: string; count: number }>(sale: T[], rent: T[]): Offer<T>[] {
  const offers = new Map<string, Offer<T>>()
  for (const item of sale) offers.set(item.id, { item, saleCount: item.count, rentCount: 0 })
  for (const item of rent) {
    const offer = offers.get(item.id)
    offers.set(item.id, { item, saleCount: offer?.saleCount ?? 0, rentCount: item.count })
  }
  return [...offers.values()]
}

const offered = ({ saleCount, rentCount }: Offer<unknown>): number => saleCount + rentCount

const mostFirst = (one: Offer<unknown>, other: Offer<unknown>): number => offered(other) - offered(one)

/** The types whose name has words that begin like those of the text; all without a text. */
export function findTypes(offers: Offer<CatalogueType>[], wanted: string): Offer<CatalogueType>[] {
  const isMeant = ({ item }: Offer<CatalogueType>) => rankMatches(wanted, [item.name], 'anyWord') !== null
  return wanted === '' ? offers : offers.filter(isMeant)
}

/**
 * The cities with exactly that name or postal code, even without an offer, before those that only begin like that;
 * without a text those with most. A city without an offer is a suggestion to whoever named it alone.
 */
export function findCities(offers: Offer<CatalogueCity>[], wanted: string): Offer<CatalogueCity>[] {
  const ranked = offers.flatMap((offer) => {
    const { names, zip } = offer.item
    const rank = wanted === '' ? 1 : rankMatches(wanted, [...names, zip], 'wholeName')
    return rank === null || (rank > 0 && offered(offer) === 0) ? [] : [{ offer, rank }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank || mostFirst(one.offer, other.offer))
    .slice(0, maxCities)
    .map(({ offer }) => offer)
}

