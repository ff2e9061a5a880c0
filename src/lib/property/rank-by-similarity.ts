import { kilometresBetween } from './map-distance'

interface Compared {
  /** In euro, null unless it is published. */
  price: number | null
  latitude: number | null
  longitude: number | null
}

/** So many kilometres count as much as a price that is twice or half as high. */
const kilometresPerDoubling = 20

/** Without a price or a place on either side nothing is known: neither near nor far. */
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

/** Orders properties by how near they are to one in price and place together (D9); equals keep their order. */
export function rankBySimilarity<T extends Compared>(property: Compared, others: readonly T[]): T[] {
  const difference = (other: T) =>
    priceDifference(property.price, other.price) + placeDifference(property, other)
  return others
    .map((other) => ({ other, by: difference(other) }))
    .sort((one, next) => one.by - next.by)
    .map(({ other }) => other)
}
