import type { MapPoint } from '@/features/listings/model/listing-filters'
import { kilometresBetween } from '@/features/listings/model/map-distance'

interface Place extends MapPoint {
  ref: number
}

/** In the sheet, the chosen one included. */
const maxInRow = 20

/**
 * What the sheet of a phone holds: the chosen property, then the others by their distance from it.
 *
 * @param others those in view or in the open list; the chosen one may be among them
 */
export function rowAround<P extends Place>(chosen: P, others: readonly P[]): P[] {
  const byDistance = others
    .filter(({ ref }) => ref !== chosen.ref)
    .toSorted((one, other) => kilometresBetween(chosen, one) - kilometresBetween(chosen, other))
  return [chosen, ...byDistance].slice(0, maxInRow)
}
