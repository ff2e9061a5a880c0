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
  type CatalogueProperty,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-query/catalogue-search'
import { catalogueStore } from './catalogue-query/catalogue-store'
import { findPropertiesByRefs } from './find-properties-by-refs'
import { getKnownTypes, getTypeIds } from './get-known-types'
import { payloadClient } from '@/lib/payload/payload-client'
import { findShownGoals } from './search-of-kind'

const maxCandidates = 200

/** Search steps from narrow to unlimited: the distance, and the price difference as a share of the price. */
const rounds = [
  { radiusInKm: 10, priceShare: 0.2 },
  { radiusInKm: 25, priceShare: 0.4 },
  { radiusInKm: null, priceShare: 0.6 },
  { radiusInKm: null, priceShare: null },
] as const

function searchNear(
  { price, latitude, longitude }: CatalogueProperty,
  like: CatalogueSearch,
  { radiusInKm, priceShare }: (typeof rounds)[number],
): CatalogueSearch {
  return {
    ...like,
    near:
      latitude !== null && longitude !== null && radiusInKm !== null
        ? { latitude, longitude, radiusInKm }
        : null,
    priceMin: price && priceShare !== null ? Math.round(price * (1 - priceShare)) : null,
    priceMax: price && priceShare !== null ? Math.round(price * (1 + priceShare)) : null,
  }
}

async function findCandidates(
  store: CatalogueStore,
  property: CatalogueProperty,
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
  const [payload, knownTypes, goals] = await Promise.all([payloadClient(), getKnownTypes(), findShownGoals()])
  const store = catalogueStore(payload)
  const property = await store.findOne(ref)
  if (!property || !goals.includes(property.goal)) return []
  const like = {
    ...everything([property.goal], knownTypes, locale),
    types: knownTypes.filter((webId) => webId === property.webId),
    hideSold: true,
  }
  const kind = listingKindOfGoal(property.goal)
  const typeId = (await getTypeIds())[property.webId ?? '']
  addTags([typeId ? propertyLists.ofType(kind, typeId) : propertyLists.ofKind(kind)])
  const candidates = await findCandidates(store, property, like, limit)
  const ranked = rankBySimilarity(property, candidates)
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
