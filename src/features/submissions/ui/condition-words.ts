import { parseListingQuery } from '@/features/listings/model/search-params'
import { chosenFilters, type FilterContext } from '@/features/listings/ui/listing-chosen'

/** The conditions of a saved search without a field of its own, in words: `within 5 km, at least 80 m²`. */
export function conditionWords(
  query: string,
  context: Pick<FilterContext, 'locale' | 'priceStyle' | 't' | 'ownFilters'>,
): string {
  // These conditions have no types and places, and the goal changes none of the words.
  const words = chosenFilters(parseListingQuery(query, 'sale'), {
    ...context,
    places: [],
    typeName: String,
  })
    .map(({ text }) => text)
    .join(', ')
  return words || context.t('listing.anywhere')
}
