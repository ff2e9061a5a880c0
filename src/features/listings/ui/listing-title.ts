import type { ListingFilters } from '@/features/listings/model/listing-filters'
import type { Translator } from '@/lib/i18n/translator'

interface NamedType {
  webId: number
  name: string
}

/** More of them would fill the line. */
const maxNames = 2

const namesOf = (names: readonly string[]): string => (names.length > maxNames ? '' : names.join(', '))

/**
 * The title of a filtered list, by the types and places that were chosen: `Terrain à vendre – Ixelles`. The title of the
 * page itself may name other types.
 *
 * @param types those of the goal, in the language of the page
 */
export function listingTitle(
  { goal, types: chosen, cities }: Pick<ListingFilters, 'goal' | 'types' | 'cities'>,
  types: readonly NamedType[],
  t: Translator,
): string {
  const what = namesOf(types.filter(({ webId }) => chosen.includes(webId)).map(({ name }) => name))
  const isRent = goal === 'rent'
  const anything = t(isRent ? 'listing.rentTitle' : 'listing.saleTitle', { count: 0 })
  const offered = what ? t(isRent ? 'listing.rentOf' : 'listing.saleOf', { what }) : anything
  return [offered, namesOf(cities.map(({ name }) => name))].filter(Boolean).join(' – ')
}
