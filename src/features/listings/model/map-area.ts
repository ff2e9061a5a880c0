import type { MapPoint, NearFilter } from './listing-filters'
import type { MapBox } from './map-grid'
import { kilometresPerDegree, longitudeScaleAt } from './map-distance'

/**
 * One side of an area. A line from a point to the east crosses it if the point is between the two latitudes and
 * west of `slope * (latitude - fromLatitude) + fromLongitude`.
 */
export interface Edge {
  fromLatitude: number
  toLatitude: number
  fromLongitude: number
  slope: number
}

/** The bounding box of an area: databases exclude most properties with it before the exact test. */
export function boxAround(area: readonly MapPoint[]): MapBox {
  const latitudes = area.map(({ latitude }) => latitude)
  const longitudes = area.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

/**
 * The sides of an area: a point is inside if a line from it crosses an odd number. Horizontal sides are never
 * crossed.
 */
export function edgesOf(area: readonly MapPoint[]): Edge[] {
  return area.flatMap((from, at) => {
    const to = area[(at + 1) % area.length] ?? from
    if (from.latitude === to.latitude) return []
    const slope = (to.longitude - from.longitude) / (to.latitude - from.latitude)
    return [{ fromLatitude: from.latitude, toLatitude: to.latitude, fromLongitude: from.longitude, slope }]
  })
}

/** A circle on a flat map, which is exact to a few metres at search distances. */
export interface Circle extends MapPoint {
  /** The factor by which a degree of longitude is shorter than one of latitude here. */
  longitudeScale: number
  /** In degrees of latitude, squared. */
  squaredRadius: number
}

export function circleOf({ latitude, longitude, radiusInKm }: NearFilter): Circle {
  const radius = radiusInKm / kilometresPerDegree
  return { latitude, longitude, longitudeScale: longitudeScaleAt(latitude), squaredRadius: radius * radius }
}

/** The bounding box of a circle, in degrees. */
export function boxOfCircle({ latitude, longitude, longitudeScale, squaredRadius }: Circle): MapBox {
  const radius = Math.sqrt(squaredRadius)
  // At a pole all longitudes are near.
  const wide = Math.min(360, radius / Math.max(longitudeScale, 1e-6))
  return {
    south: latitude - radius,
    north: latitude + radius,
    west: longitude - wide,
    east: longitude + wide,
  }
}

/** The box around the area or the circle of a search, as far as the map goes; null without either. */
export function drawnBox({
  area,
  near,
}: {
  area: MapPoint[] | null
  near: NearFilter | null
}): MapBox | null {
  const box = area ? boxAround(area) : near ? boxOfCircle(circleOf(near)) : null
  return (
    box && {
      north: Math.min(90, box.north),
      south: Math.max(-90, box.south),
      east: Math.min(180, box.east),
      west: Math.max(-180, box.west),
    }
  )
}

/** Whether a point is inside an area, by the same rule as the queries of lists. */
export const isInArea = (area: readonly MapPoint[], { latitude, longitude }: MapPoint): boolean =>
  edgesOf(area).filter(
    ({ fromLatitude, toLatitude, fromLongitude, slope }) =>
      fromLatitude > latitude !== toLatitude > latitude &&
      longitude < slope * (latitude - fromLatitude) + fromLongitude,
  ).length %
    2 ===
  1

/** Whether a point is inside a circle, by the same rule as the queries of lists. */
export function isNear(near: NearFilter, point: MapPoint): boolean {
  const { latitude, longitude, longitudeScale, squaredRadius } = circleOf(near)
  const north = point.latitude - latitude
  const east = (point.longitude - longitude) * longitudeScale
  return north * north + east * east <= squaredRadius
}
