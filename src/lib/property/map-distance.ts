import type { MapPoint } from './listing-filters'

/** The mean length of a degree of latitude. */
export const kilometresPerDegree = 111.195

/** By which a degree of longitude is shorter than one of latitude at this latitude. */
export const longitudeScaleAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)

/** The distance of two places in kilometres on a flat map: right to a few metres at the distances people search in. */
export function kilometresBetween(one: MapPoint, other: MapPoint): number {
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * longitudeScaleAt(one.latitude)
  return Math.hypot(north, east) * kilometresPerDegree
}
