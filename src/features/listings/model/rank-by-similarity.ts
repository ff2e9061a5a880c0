import { kilometresBetween } from './map-distance'

interface Compared {
  /** In euro; null if not published. */
  price: number | null
  latitude: number | null
  longitude: number | null
}

/** This distance in kilometres counts as much as a price twice or half as high. */
const kilometresPerDoubling = 20

/** Without a price or coordinates on either side the difference is unknown: neither near nor far. */
const unknownDifference = 0.5

function priceDifference(one: number | null, other: number | null): number {
  return one && other ? Math.abs(Math.log2(one / other)) : unknownDifference
}

function placeDifference(one: Compared, other: Compared): number {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return unknownDifference
  const from = { latitude: one.latitude, longitude: one.longitude }
  const to = { latitude: other.latitude, longitude: other.longitude }
  return kilometresBetween(from, to) / kilometresPerDoubling
}

/** Sorts properties by similarity to one in price and location together (D9); equal ones keep their order. */
export function rankBySimilarity<T extends Compared>(property: Compared, others: readonly T[]): T[] {
  const difference = (other: T) =>
    priceDifference(property.price, other.price) + placeDifference(property, other)
  return others
    .map((other) => ({ other, by: difference(other) }))
    .sort((one, next) => one.by - next.by)
    .map(({ other }) => other)
}
