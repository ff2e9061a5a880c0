import 'server-only'

import type { Where } from 'payload'

import { propertyLists } from '@/features/listings/model/property-lists'
import type { PropertySelection } from '@/features/listings/model/property-selection'
import { toMatch, type WordMatches } from '@/features/listings/model/words/word-matches'
import { wordWeights } from '@/features/listings/model/words/word-rows'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'

import { newestFirst, type CatalogueSearch } from './catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getTypeIds } from './get-known-types'
import { searchOfKind } from './search-of-kind'

const isOneOf = (field: string, ids: readonly string[]): Where[] =>
  ids.length === 0 ? [] : [{ [field]: { in: ids } }]

/**
 * The public properties of these neighbourhoods, projects and agents, which the rows of the search do not hold; null
 * without any of them. They become a condition as the properties with the words of a search do.
 */
export async function findMatches({
  neighbourhoods = [],
  projects = [],
  agents = [],
}: Partial<PropertySelection>): Promise<WordMatches | null> {
  const conditions = [
    ...isOneOf('neighbourhood', neighbourhoods),
    ...isOneOf('project', projects),
    ...isOneOf('agent', agents),
  ]
  if (conditions.length === 0) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: conditions },
    select: { ref: true },
    depth: 0,
    limit: 0,
    pagination: false,
    joins: false,
    overrideAccess: false,
  })
  const refs = docs.flatMap(({ ref }) => (typeof ref === 'number' ? [ref] : []))
  return Uint32Array.from(refs, (ref) => toMatch(ref, wordWeights.title)).sort()
}

/** @returns null if none of the chosen types exists any more: without a type the search would find all */
async function toSearch(selection: PropertySelection, locale: Locale): Promise<CatalogueSearch | null> {
  const { kind, localities, types, priceMin, priceMax, surfaceMin, bedroomsMin, hideSold } = selection
  const [unfiltered, typeIds, matches] = await Promise.all([
    searchOfKind(kind, locale),
    getTypeIds(),
    findMatches(selection),
  ])
  const webIds = Object.entries(typeIds).filter(([, id]) => types.includes(id))
  if (types.length > 0 && webIds.length === 0) return null
  return {
    ...unfiltered,
    matches,
    priceMin,
    priceMax,
    surfaceMin,
    bedroomsMin,
    hideSold,
    localityIds: localities,
    types: webIds.map(([webId]) => Number(webId)),
  }
}

/** @param selection as JSON, because a cache key is a text; of a stored block, so that there are few */
async function readSelection(selection: string, limit: number, locale: Locale): Promise<PropertySummary[]> {
  const payload = await payloadClient()
  const search = await toSearch(JSON.parse(selection) as PropertySelection, locale)
  if (!search) return []
  const query = { search, order: newestFirst, limit, offset: 0 }
  const { refs } = await findCataloguePage(catalogueStore(payload), query)
  return findPropertiesByRefs(refs, locale)
}

const readCachedSelection = cached('property-selection', readSelection, (selection) => [
  propertyLists.ofKind((JSON.parse(selection) as PropertySelection).kind),
])

/** The newest properties that fit what an editor chose, sold and let ones last. */
export const findSelection = (
  selection: PropertySelection,
  limit: number,
  locale: Locale,
): Promise<PropertySummary[]> => readCachedSelection(JSON.stringify(selection), limit, locale)
