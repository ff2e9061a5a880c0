import type { MapPoint } from './listing-filters'

/** The mean length of a degree of latitude. */
export const kilometresPerDegree = 111.195

/** The factor by which a degree of longitude is shorter than one of latitude, at this latitude. */
export const longitudeScaleAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)

/** The distance of two points in kilometres on a flat map: exact to a few metres at search distances. */
export function kilometresBetween(one: MapPoint, other: MapPoint): number {
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * longitudeScaleAt(one.latitude)
  return Math.hypot(north, east) * kilometresPerDegree
}
