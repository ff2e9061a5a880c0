import { listingEpcLabels, type ListingEpcLabel } from '../listing-filters'
import { findPhrase } from './lexicon'
import { conceptAt } from './read-amount'
import type { Reading } from './reading'
import type { KnownPlace } from './search-places'

const labelOf = (token: string | undefined): ListingEpcLabel | null =>
  listingEpcLabels.find((label) => label.replace('_', '') === token) ?? null

const worse = (one: ListingEpcLabel | null, other: ListingEpcLabel): ListingEpcLabel =>
  one !== null && listingEpcLabels.indexOf(one) > listingEpcLabels.indexOf(other) ? one : other

/**
 * Reads labels after a word such as `PEB`: `PEB A ou B`, `EPC at least C`, `EPC B of beter`.
 *
 * @param length of that word
 * @returns false if no label follows
 */
export function readEpc<P extends KnownPlace>(reading: Reading<P>, length: number): boolean {
  const { tokens, phrases, result } = reading
  let at = reading.at + length
  const skipWhile = (concepts: readonly string[]) => {
    for (;;) {
      const phrase = findPhrase(tokens, at, phrases)
      if (!phrase || labelOf(tokens[at]) || !phrase.concepts.some((each) => concepts.includes(each))) return
      at += phrase.length
    }
  }
  skipWhile(['min', 'max', 'epc'])
  for (let label = labelOf(tokens[at]); label !== null; label = labelOf(tokens[at])) {
    result.epcMin = worse(result.epcMin, label)
    at += 1
    const isList = conceptAt(tokens, at, phrases) === 'or' || conceptAt(tokens, at, phrases) === 'to'
    if (isList && labelOf(tokens[at + 1])) at += 1
    else break
  }
  if (result.epcMin === null) return false
  skipWhile(['or', 'better', 'min'])
  reading.at = at
  return true
}
