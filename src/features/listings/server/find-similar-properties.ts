import 'server-only'

import type { Payload } from 'payload'

import { cached } from '@/lib/cache/cached'
import { addTags } from '@/lib/cache/cached-read'
import { propertyLists } from '@/features/listings/model/property-lists'
import type { Locale } from '@/lib/i18n/locales'
import { rankBySimilarity } from '@/features/listings/model/rank-by-similarity'
import { nearPriceShare, similarRounds, type SimilarRound } from '@/features/listings/model/similar-rounds'
import { listingKindOfGoal } from '@/features/routing/model/property-path'
import { disclosureNow } from '@/features/property/server/api'
import { populated } from '@/lib/values/read-value'
import type { PropertySummary } from '@/features/property/model/property-summary'

import {
  availableOf,
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

/** Similar properties, all of one type or all of other types, and how far they had to be looked for. */
export interface SimilarProperties {
  properties: PropertySummary[]
  scope: SimilarRound
}

const none: SimilarProperties = { properties: [], scope: { isOfType: true, radiusInKm: null } }

function searchIn(
  { price, latitude, longitude, webId }: CatalogueProperty,
  like: CatalogueSearch,
  { isOfType, radiusInKm }: SimilarRound,
): CatalogueSearch {
  return {
    ...like,
    types: isOfType ? like.knownTypes.filter((type) => type === webId) : [],
    near:
      latitude !== null && longitude !== null && radiusInKm !== null
        ? { latitude, longitude, radiusInKm }
        : null,
    priceMin: price && Math.round(price * (1 - nearPriceShare)),
    priceMax: price && Math.round(price * (1 + nearPriceShare)),
  }
}

/** Whether a round can be asked about a property: its type and place are known. */
const canAsk = ({ isOfType }: SimilarRound, { webId, latitude, longitude }: CatalogueProperty): boolean =>
  isOfType ? webId !== null : latitude !== null && longitude !== null

/** The candidates of the first round with enough of them, those of earlier rounds before the others. */
async function findCandidates(
  store: CatalogueStore,
  property: CatalogueProperty,
  like: CatalogueSearch,
  limit: number,
) {
  const pointsByRef = new Map<number, CataloguePoint>()
  let last: SimilarRound = similarRounds[0]
  for (const round of similarRounds) {
    if (pointsByRef.size > 0 && !round.isOfType) break
    if (!canAsk(round, property)) continue
    const points = await store.findPoints(searchIn(property, like, round), maxCandidates)
    const added = points.filter(({ ref }) => ref !== property.ref && !pointsByRef.has(ref))
    for (const point of rankBySimilarity(property, added)) pointsByRef.set(point.ref, point)
    if (added.length > 0) last = round
    if (pointsByRef.size >= limit) break
  }
  return { points: [...pointsByRef.values()], last }
}

/**
 * What a sold or let property is compared by, whose row has no point, or which has no row: its type, and the centre of its
 * place as long as visitors may know the place. Its price stays out of it. Null for one that is on offer.
 */
async function findGoneProperty(payload: Payload, ref: number): Promise<CatalogueProperty | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [{ ref: { equals: ref } }, { _status: { equals: 'published' } }] },
    select: {
      goal: true,
      type: true,
      locality: true,
      status: true,
      marquee: true,
      soldAt: true,
      sellerConsent: true,
    },
    populate: { propertyTypes: { webId: true }, localities: { latitude: true, longitude: true } },
    depth: 1,
    limit: 1,
    pagination: false,
    // Nothing of it is returned; the caller answers with other properties.
    overrideAccess: true,
  })
  const [property] = docs
  const disclosure = property && (await disclosureNow(payload, property))
  if (!property || disclosure === 'open') return null
  const place = disclosure === 'closed' ? null : populated(property.locality)
  return {
    ref,
    goal: property.goal,
    webId: populated(property.type)?.webId ?? null,
    price: null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}

async function readSimilar(ref: number, locale: Locale, limit: number): Promise<SimilarProperties> {
  const [payload, knownTypes, goals] = await Promise.all([payloadClient(), getKnownTypes(), findShownGoals()])
  const store = catalogueStore(payload)
  const row = await store.findOne(ref)
  const property = row && row.latitude !== null ? row : ((await findGoneProperty(payload, ref)) ?? row)
  if (!property || !goals.includes(property.goal)) return none
  const like = availableOf(everything([property.goal], knownTypes, locale))
  const kind = listingKindOfGoal(property.goal)
  const { points, last } = await findCandidates(store, property, like, limit)
  const typeId = last.isOfType ? (await getTypeIds())[property.webId ?? ''] : null
  addTags([typeId ? propertyLists.ofType(kind, typeId) : propertyLists.ofKind(kind)])
  const refs = points.slice(0, limit).map((each) => each.ref)
  return { properties: await findPropertiesByRefs(refs, locale), scope: last }
}

const readCachedSimilar = cached('similar-properties', readSimilar)

/**
 * Available properties with the same goal and type and a near price, most similar first (D9), in wider and wider rings;
 * of other types only when there is none.
 *
 * @param ref of a published property: an invented one would be cached as a file
 */
export const findSimilarProperties = (ref: number, locale: Locale, limit = 3): Promise<SimilarProperties> =>
  readCachedSimilar(ref, locale, limit)
