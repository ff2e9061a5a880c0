import type { CityFilter } from '@/features/property/model/search-params-values'
import { normaliseSearchText } from '@/features/property/model/search-columns'

import { areOfOneTown, wholeId } from '../model/city-filter'
import type { CatalogueCity, CatalogueType } from './get-catalogue-index'

/** Maximum number of suggested cities. */
const maxCities = 6

/** A place, or a town with all parts of its municipality. */
export type OfferedCity = CatalogueCity & Pick<CityFilter, 'withParts'>

/** A city or a type with its numbers of properties for sale and for rent. */
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

const maxFirst = (one: Offer<unknown>, other: Offer<unknown>): number => offered(other) - offered(one)

/**
 * How well names match a text: 0 if one equals the text, 1 if one begins with it, null if none does. With
 * `anyWord` each word of the text must be the beginning of a word of the name. Accents, case and punctuation are
 * ignored.
 *
 * @param wanted normalised by `normaliseSearchText`, not empty
 */
export function rankMatches(
  wanted: string,
  names: readonly string[],
  how: 'wholeName' | 'anyWord',
): 0 | 1 | null {
  const texts = names.map(normaliseSearchText)
  if (texts.includes(wanted)) return 0
  const begins = (text: string): boolean => {
    if (how === 'wholeName') return text.startsWith(wanted)
    const words = text.split(' ')
    return wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)))
  }
  return texts.some(begins) ? 1 : null
}

/** The types whose name contains words beginning with those of the text; all types without a text. */
export function findTypes(offers: Offer<CatalogueType>[], wanted: string): Offer<CatalogueType>[] {
  const matches = ({ item }: Offer<CatalogueType>) => rankMatches(wanted, [item.name], 'anyWord') !== null
  return wanted === '' ? offers : offers.filter(matches)
}

/** Whether a whole municipality has more properties than its town; other offers have none to compare with. */
function saysMore(offer: Offer<OfferedCity>, offers: readonly Offer<OfferedCity>[]): boolean {
  if (!offer.item.withParts) return true
  const town = offers.find(({ item }) => wholeId(item.id) === offer.item.id)
  return town === undefined || offered(offer) > offered(town)
}

/**
 * The cities with exactly that name or postal code, even without a property, then those that begin with it;
 * a town is preceded by its municipality where that has more;
 * without a text, those with most properties, of a municipality with more than its town that one alone. Without properties a city is suggested only on an exact match.
 */
export function findCities(offers: Offer<OfferedCity>[], wanted: string): Offer<OfferedCity>[] {
  const all = offers.filter((offer) => saysMore(offer, offers))
  const wholes = all.filter(({ item }) => item.withParts)
  const isPart = ({ item }: Offer<OfferedCity>) =>
    !item.withParts && wholes.some((each) => areOfOneTown(each.item, item))
  const ranked = (wanted === '' ? all.filter((offer) => !isPart(offer)) : all).flatMap((offer) => {
    const { names, zip, withParts } = offer.item
    const rank = wanted === '' ? 1 : rankMatches(wanted, withParts ? names : [...names, zip], 'wholeName')
    return rank === null || (rank > 0 && offered(offer) === 0) ? [] : [{ offer, rank }]
  })
  return ranked
    .sort((one, other) => one.rank - other.rank || maxFirst(one.offer, other.offer))
    .slice(0, maxCities)
    .map(({ offer }) => offer)
}
