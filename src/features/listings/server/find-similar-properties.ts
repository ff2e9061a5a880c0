import 'server-only'

import { cached } from '@/lib/cache/cached'
import { addTags } from '@/lib/cache/cached-read'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { rankBySimilarity } from '@/features/listings/model/rank-by-similarity'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import type { PropertySummary } from '@/features/property/model/property-summary'

import {
  everything,
  type CataloguePoint,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getHiddenRefs } from './get-hidden-refs'
import { getKnownTypes } from './get-known-types'
import { payloadClient } from '@/lib/payload/payload-client'

const maxCandidates = 200

/** Search steps from narrow to unlimited: the distance, and the price difference as a share of the price. */
const rounds = [
  { radiusInKm: 10, priceShare: 0.2 },
  { radiusInKm: 25, priceShare: 0.4 },
  { radiusInKm: null, priceShare: 0.6 },
  { radiusInKm: null, priceShare: null },
] as const

interface SearchedProperty {
  ref: number
  goal: CataloguePoint['goal']
  searchWebId?: number | null
  searchPrice?: number | null
  mapLatitude?: number | null
  mapLongitude?: number | null
}

async function readSearched(ref: number): Promise<SearchedProperty | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    select: {
      ref: true,
      goal: true,
      searchWebId: true,
      searchPrice: true,
      mapLatitude: true,
      mapLongitude: true,
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs[0] ?? null
}

function searchNear(
  property: SearchedProperty,
  like: CatalogueSearch,
  { radiusInKm, priceShare }: (typeof rounds)[number],
): CatalogueSearch {
  const { searchPrice: price, mapLatitude: latitude, mapLongitude: longitude } = property
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    ...like,
    near: isPlaced && radiusInKm !== null ? { latitude, longitude, radiusInKm } : null,
    priceMin: price && priceShare !== null ? Math.round(price * (1 - priceShare)) : null,
    priceMax: price && priceShare !== null ? Math.round(price * (1 + priceShare)) : null,
  }
}

async function findCandidates(
  store: CatalogueStore,
  property: SearchedProperty,
  like: CatalogueSearch,
  limit: number,
): Promise<CataloguePoint[]> {
  let found: CataloguePoint[] = []
  for (const round of rounds) {
    const points = await store.findPoints(searchNear(property, like, round), maxCandidates)
    found = points.filter(({ ref }) => ref !== property.ref)
    if (found.length >= limit) break
  }
  return found
}

async function readSimilar(ref: number, locale: Locale, limit: number): Promise<PropertySummary[]> {
  const [payload, property, knownTypes, hiddenRefs] = await Promise.all([
    payloadClient(),
    readSearched(ref),
    getKnownTypes(),
    getHiddenRefs(locale),
  ])
  if (!property) return []
  const like = {
    ...everything([property.goal], knownTypes, hiddenRefs),
    types: knownTypes.filter(({ webId }) => webId === property.searchWebId),
    hideSold: true,
  }
  const kind = listingKindOfGoal(property.goal)
  const ofTypes = like.types.map(({ id }) => propertyLists.ofType(kind, id))
  addTags(ofTypes.length > 0 ? ofTypes : [propertyLists.ofKind(kind)])
  const candidates = await findCandidates(catalogueStore(payload), property, like, limit)
  const ranked = rankBySimilarity(
    {
      price: property.searchPrice ?? null,
      latitude: property.mapLatitude ?? null,
      longitude: property.mapLongitude ?? null,
    },
    candidates,
  )
  return findPropertiesByRefs(
    ranked.slice(0, limit).map((each) => each.ref),
    locale,
  )
}

const readCachedSimilar = cached('similar-properties', readSimilar)

/**
 * Available properties with the same goal and type, most similar in price and location first (D9). With few
 * results the range is widened.
 *
 * @param ref of a published property: an invented one would be cached as a file
 */
export const findSimilarProperties = (ref: number, locale: Locale, limit = 3): Promise<PropertySummary[]> =>
  readCachedSimilar(ref, locale, limit)
