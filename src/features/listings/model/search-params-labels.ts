import { listingEpcLabels, type ListingEpcLabel, type ListingFilters } from './listing-filters'
// Relative, because next.config.ts imports this file: Next does not resolve the alias there.
import { parseFirst, parseList, parseWord } from '../../property/model/search-params-values'

export const compareLabels = (one: ListingEpcLabel, other: ListingEpcLabel): number =>
  listingEpcLabels.indexOf(one) - listingEpcLabels.indexOf(other)

/** People write `A+`; a plus sign in a URL may arrive as a space, which would read as `A`. */
const parseLabel = (text: string): ListingEpcLabel | null =>
  parseWord(listingEpcLabels, text.replace(/^a\+\+$/i, 'a_plusplus').replace(/^a\+$/i, 'a_plus'))

/** Labels worse than the minimum are a mistake: they are left out. */
export function parseLabels(epc: unknown, min: unknown): Pick<ListingFilters, 'epc' | 'epcMin'> {
  const epcMin = parseFirst(min, parseLabel)
  const chosen = parseList(epc, parseLabel, compareLabels)
  return { epcMin, epc: chosen.filter((label) => epcMin === null || compareLabels(label, epcMin) <= 0) }
}
