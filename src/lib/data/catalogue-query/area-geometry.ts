import type { MapPoint, NearFilter } from '@/lib/property/listing-filters'
import { kilometresPerDegree, longitudeScaleAt } from '@/lib/property/map-distance'

/** A rectangle around an area: databases rule out most properties by it before they look closer. */
export interface Box {
  south: number
  north: number
  west: number
  east: number
}

/**
 * One side of an area. A line from a place to the east crosses it when the place lies between the two latitudes and
 * west of `slope * (latitude - fromLatitude) + fromLongitude`.
 */
export interface Edge {
  fromLatitude: number
  toLatitude: number
  fromLongitude: number
  slope: number
}

export function boxAround(area: readonly MapPoint[]): Box {
  const latitudes = area.map(({ latitude }) => latitude)
  const longitudes = area.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

/** The sides of an area: a place is inside when a line from it crosses an odd number. Level sides are never crossed. */
export function edgesOf(area: readonly MapPoint[]): Edge[] {
  return area.flatMap((from, at) => {
    const to = area[(at + 1) % area.length] ?? from
    if (from.latitude === to.latitude) return []
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    return [{ fromLatitude: from.latitude, toLatitude: to.latitude, fromLongitude: from.longitude, slope }]
  })
}

/** A circle on a flat map, which is right to a few metres at the distances people search in. */
export interface Circle extends MapPoint {
  /** By which a degree of longitude is shorter than one of latitude here. */
  longitudeScale: number
  /** In degrees of latitude, squared. */
  squaredRadius: number
}

export function circleOf({ latitude, longitude, radiusInKm }: NearFilter): Circle {
  const radius = radiusInKm / kilometresPerDegree
  return { latitude, longitude, longitudeScale: longitudeScaleAt(latitude), squaredRadius: radius * radius }
}

export function boxOfCircle({ latitude, longitude, longitudeScale, squaredRadius }: Circle): Box {
  const radius = Math.sqrt(squaredRadius)
  // At a pole every longitude is near.
  const wide = Math.min(360, radius / Math.max(longitudeScale, 1e-6))
  return {
    south: latitude - radius,
    north: latitude + radius,
    west: longitude - wide,
    east: longitude + wide,
  }
}
