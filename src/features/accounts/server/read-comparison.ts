import type { Payload, Where } from 'payload'

import {
  compareWithSimilar,
  pricePerSquareMetre,
  type ComparedFigures,
  type ComparisonRow,
} from '@/features/accounts/model/comparison'
import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { rankBySimilarity } from '@/features/listings/model/rank-by-similarity'
import { countVisits } from '@/features/statistics/server/api'
import { belgianDay, daysBetween, toDay } from '@/lib/time/belgian-time'

/** Candidates to choose from, and how many of them are compared. */
const maxCandidates = 300
const maxCompared = 20

/** A similar property costs between two thirds and one and a half times as much. */
const priceRange = 1.5

interface Similar {
  id: string
  price: number | null
  surfaceLiving: number | null
  surfaceGround: number | null
  onlineSince: string | null
  latitude: number | null
  longitude: number | null
}

/** A comparison, with the number of other properties in it. */
export interface Comparison {
  rows: ComparisonRow[]
  others: number
}

function whereSimilar({ id, goal, webId, price }: OwnedProperty): Where {
  const inRange: Where[] = price
    ? [
        { price: { greater_than_equal: Math.round(price / priceRange) } },
        { price: { less_than_equal: Math.round(price * priceRange) } },
      ]
    : []
  return {
    and: [
      { isPrimary: { equals: true } },
      { property: { not_equals: id } },
      { goal: { equals: goal } },
      { webId: { equals: webId } },
      { availability: { not_equals: 'gone' } },
      ...inRange,
    ],
  }
}

async function findSimilar(payload: Payload, property: OwnedProperty): Promise<Similar[]> {
  if (property.webId === null) return []
  const { docs } = await payload.find({
    collection: 'searchRows',
    where: whereSimilar(property),
    depth: 0,
    limit: maxCandidates,
    pagination: false,
    // These rows have public values only, and what leaves this module are medians of five and more.
    overrideAccess: true,
  })
  const similar = docs.map((row) => ({
    id: row.property,
    price: row.price ?? null,
    onlineSince: row.onlineSince ?? null,
    surfaceLiving: row.surfaceLiving ?? null,
    surfaceGround: row.surfaceGround ?? null,
    latitude: row.latitude ?? null,
    longitude: row.longitude ?? null,
  }))
  return rankBySimilarity(property, similar).slice(0, maxCompared)
}

function daysOnline(onlineSince: string | null, until: Date): number | null {
  const first = toDay(onlineSince)
  return first === null ? null : Math.max(0, daysBetween(first, belgianDay(until)))
}

/**
 * Compares a property with the most similar ones on the site: the same goal and type, a near price and place.
 *
 * @returns null with fewer than five others
 */
export async function readComparison(
  payload: Payload,
  property: OwnedProperty,
  now: Date,
): Promise<Comparison | null> {
  const others = await findSimilar(payload, property)
  const visits = await countVisits(payload, [property.id, ...others.map(({ id }) => id)], now)
  const isRent = property.goal === 'rent'
  const figures = (one: Similar, until: Date): ComparedFigures => ({
    visits: visits.get(one.id)?.total ?? 0,
    daysOnline: daysOnline(one.onlineSince, until),
    pricePerSquareMetre: pricePerSquareMetre(one.price, one.surfaceLiving || one.surfaceGround, isRent),
  })
  const { livingArea: surfaceLiving, groundArea: surfaceGround, soldAt } = property
  const ownFigures = figures({ ...property, surfaceLiving, surfaceGround }, soldAt ? new Date(soldAt) : now)
  const rows = compareWithSimilar(
    ownFigures,
    others.map((other) => figures(other, now)),
    isRent,
  )
  return rows && { rows, others: others.length }
}
