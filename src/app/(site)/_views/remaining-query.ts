import { findListingBlock } from '@/features/listings/server/find-listing-block'
import { listingParamNames, type RawListingParams } from '@/features/listings/model/search-params'
import { parseRefs, refsParamName } from '@/features/property/model/search-params-values'
import type { ListingKind } from '@/features/routing/model/route-table'
import type { Page } from '@/payload-types'

type Pairs = [string, string][]

const listNames = new Set<string>(listingParamNames)

const ours = new Set<string>([...listingParamNames, 'q', refsParamName])

/** A query as the pairs of its URL. */
export const pairsOf = (query: RawListingParams): Pairs =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
  )

/** The parameters that no list and no search has. */
export const otherPairs = (query: RawListingParams): Pairs =>
  pairsOf(query).filter(([name]) => !ours.has(name))

/** The switch of the quick search, which always sends its text too; one list gets the searches of both. */
export const chosenGoal = ({ goal, q }: RawListingParams): ListingKind | null =>
  q !== undefined && (goal === 'sale' || goal === 'rent') ? goal : null

/** The properties of a shared list; only pages that show such lists keep them. */
function refPairs(page: Page | null, query: RawListingParams): Pairs {
  const showsSaved = page?.blocks?.some(({ blockType }) => blockType === 'savedProperties') ?? false
  const refs = showsSaved ? parseRefs(query[refsParamName]) : []
  return refs.length === 0 ? [] : [[refsParamName, refs.join(',')]]
}

/** A page where a search can be registered keeps the values that fill it in; a list writes them itself. */
function searchPairs(page: Page | null, query: RawListingParams): Pairs {
  const registers = page?.blocks?.some(
    (block) => block.blockType === 'form' && block.form === 'demandRegister',
  )
  return registers && !findListingBlock(page) ? pairsOf(query).filter(([name]) => listNames.has(name)) : []
}

/** The parameters that a page keeps as they are, after those of its list. */
export function remainingPairs(page: Page | null, query: RawListingParams): Pairs {
  const isSearched = chosenGoal(query) !== null && findListingBlock(page) !== null
  const others = otherPairs(query).filter(([name]) => !isSearched || name !== 'goal')
  return [...refPairs(page, query), ...searchPairs(page, query), ...others]
}
