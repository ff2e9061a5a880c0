import { parseListingQuery } from '@/features/listings/model/search-params'
import { chosenFilters } from '@/features/listings/ui/listing-chosen'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** The conditions of a saved search without a field of its own, in words: `within 5 km, at least 80 m²`. */
export function conditionWords(
  query: string,
  context: { locale: Locale; priceStyle: PriceStyle; t: Translator },
): string {
  // These conditions have no types and places, and the goal changes none of the words.
  return chosenFilters(parseListingQuery(query, 'sale'), {
    ...context,
    places: [],
    ownFilters: [],
    typeName: String,
  })
    .map(({ text }) => text)
    .join(', ')
}
