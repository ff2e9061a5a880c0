import type { MapPoint } from './listing-filters'
import { kilometresBetween } from './map-distance'

/** How far from the agency places without a property are offered to visitors, in kilometres. */
export const offeredDistanceInKm = 30

/** Latitude and longitude that may not be known. */
interface Coordinates {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

export const knownPoint = ({ latitude, longitude }: Coordinates): MapPoint | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null

/**
 * Whether a place is where the agency works; a place without coordinates is not. Without the
 * coordinates of the agency all are.
 */
export function isAround(agency: Coordinates, place: Coordinates): boolean {
  const [centre, point] = [knownPoint(agency), knownPoint(place)]
  return centre === null || (point !== null && kilometresBetween(centre, point) <= offeredDistanceInKm)
}
