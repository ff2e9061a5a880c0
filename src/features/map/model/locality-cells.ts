import { Delaunay } from 'd3-delaunay'

import type { MapPoint } from '@/features/listings/model/listing-filters'

const kilometresPerDegree = 111.32

/** A corner on a flat projection. */
export type Flat = [number, number]

/** A flat projection of a small region: kilometres east and north of its centre. */
interface Plane {
  toFlat: (point: MapPoint) => Flat
  toPoint: (flat: Flat) => MapPoint
}

const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function planeAround(points: readonly MapPoint[]): Plane {
  const latitude = average(points.map((point) => point.latitude))
  const longitude = average(points.map((point) => point.longitude))
  const east = kilometresPerDegree * Math.cos((latitude * Math.PI) / 180)
  return {
    toFlat: (point) => [
      (point.longitude - longitude) * east,
      (point.latitude - latitude) * kilometresPerDegree,
    ],
    toPoint: ([x, y]) => ({ latitude: y / kilometresPerDegree + latitude, longitude: x / east + longitude }),
  }
}

/** On which side of a line a point is: positive is left. */
const side = (from: Flat, to: Flat, point: Flat): number =>
  (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])

function halfHull(sorted: readonly Flat[]): Flat[] {
  const hull: Flat[] = []
  for (const point of sorted) {
    for (;;) {
      const [before, last] = hull.slice(-2)
      if (!before || !last || side(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** The convex hull of points, counter-clockwise (Andrew's monotone chain). */
function convexHull(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

const circleSteps = 48

/** The convex hull with a margin and rounded corners: the hull of circles around the points. */
function roundedHull(points: readonly Flat[], distance: number): Flat[] {
  const around = points.flatMap(([x, y]) =>
    Array.from({ length: circleSteps }, (_, step): Flat => {
      const angle = (step / circleSteps) * 2 * Math.PI
      return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
    }),
  )
  return convexHull(around)
}

function crossing(from: Flat, to: Flat, edgeFrom: Flat, edgeTo: Flat): Flat {
  const before = side(edgeFrom, edgeTo, from)
  const part = before / (before - side(edgeFrom, edgeTo, to))
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The part of a convex shape left of a line. */
const cutAt = (shape: readonly Flat[], edgeFrom: Flat, edgeTo: Flat): Flat[] =>
  shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point
    const isIn = side(edgeFrom, edgeTo, point) >= 0
    const wasIn = side(edgeFrom, edgeTo, before) >= 0
    const entry = isIn === wasIn ? [] : [crossing(before, point, edgeFrom, edgeTo)]
    return isIn ? [...entry, point] : entry
  })

/** The intersection of two convex shapes (Sutherland and Hodgman), counter-clockwise. */
export const sharedPart = (shape: readonly Flat[], outline: readonly Flat[]): Flat[] =>
  outline.reduce<Flat[]>(
    (part, corner, index) => cutAt(part, outline.at(index - 1) ?? corner, corner),
    [...shape],
  )

/** Margin of the drawn country around its outermost places, in kilometres. */
const marginInKm = 6

export interface LocalityCells {
  /** Per place the area that is nearer to it than to any other; empty where two places share coordinates. */
  cells: MapPoint[][]
  /** The outline of the drawn country. */
  outline: MapPoint[]
}

/**
 * Divides the country between places: each gets the area nearest to it, within a rounded outline of all of them.
 * These are not the real boundaries, which may not be copied; they are close enough to show the area of a
 * property.
 */
export function localityCells(places: readonly MapPoint[]): LocalityCells {
  if (places.length === 0) return { cells: [], outline: [] }
  const { toFlat, toPoint } = planeAround(places)
  const flat = places.map(toFlat)
  const outline = roundedHull(flat, marginInKm)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const voronoi = Delaunay.from(flat).voronoi([
    Math.min(...xs) - 1,
    Math.min(...ys) - 1,
    Math.max(...xs) + 1,
    Math.max(...ys) + 1,
  ])
  const cells = flat.map((_, index) => {
    // d3-delaunay closes its polygons, returns null for a second place at the same coordinates and types corners
    // loosely.
    const corners = (voronoi.cellPolygon(index) ?? []).slice(1) as Flat[]
    return sharedPart(corners, outline).map(toPoint)
  })
  return { cells, outline: outline.map(toPoint) }
}

/** The place whose cell contains a point: the nearest one. */
export function nearestPlace<P extends MapPoint>(places: readonly P[], point: MapPoint): P | null {
  const east = Math.cos((point.latitude * Math.PI) / 180)
  const distance = (place: MapPoint) =>
    Math.hypot(place.latitude - point.latitude, (place.longitude - point.longitude) * east)
  return places.reduce<P | null>(
    (nearest, place) => (nearest === null || distance(place) < distance(nearest) ? place : nearest),
    null,
  )
}
