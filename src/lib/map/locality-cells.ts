import { Delaunay } from 'd3-delaunay'

import type { MapPoint } from '@/lib/property/listing-filters'

const kilometresPerDegree = 111.32

/** A corner on a flat picture. */
export type Flat = [number, number]

/** A flat picture of a small part of the earth: kilometres east and north of its middle. */
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

/** On which side of a line a point lies: positive is left. */
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

/** The rubber band around points, counter-clockwise (Andrew's monotone chain). */
function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

const circleSteps = 48

/** The rubber band at a distance, its corners round: the hull of circles around the points. */
function outlineOf(points: readonly Flat[], distance: number): Flat[] {
  const around = points.flatMap(([x, y]) =>
    Array.from({ length: circleSteps }, (_, step): Flat => {
      const angle = (step / circleSteps) * 2 * Math.PI
      return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
    }),
  )
  return hullOf(around)
}

function crossing(from: Flat, to: Flat, edgeFrom: Flat, edgeTo: Flat): Flat {
  const before = side(edgeFrom, edgeTo, from)
  const part = before / (before - side(edgeFrom, edgeTo, to))
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** What of a convex shape lies left of a line. */
const cutAt = (shape: readonly Flat[], edgeFrom: Flat, edgeTo: Flat): Flat[] =>
  shape.flatMap((point, index) => {
    const before = shape.at(index - 1) ?? point
    const isIn = side(edgeFrom, edgeTo, point) >= 0
    const wasIn = side(edgeFrom, edgeTo, before) >= 0
    const entry = isIn === wasIn ? [] : [crossing(before, point, edgeFrom, edgeTo)]
    return isIn ? [...entry, point] : entry
  })

/** What two convex shapes share (Sutherland and Hodgman); the outline counter-clockwise. */
export const sharedPart = (shape: readonly Flat[], outline: readonly Flat[]): Flat[] =>
  outline.reduce<Flat[]>(
    (part, corner, index) => cutAt(part, outline.at(index - 1) ?? corner, corner),
    [...shape],
  )

/** The margin of the drawn country beyond its outermost places, in kilometres. */
const marginInKm = 6

export interface LocalityCells {
  /** For each place all that lies nearer to it than to any other; empty where two places share a spot. */
  cells: MapPoint[][]
  /** Where the drawn country ends. */
  outline: MapPoint[]
}

/**
 * Divides the country between places: to each the land nearest to it, within a rounded outline of all of them.
 * Not the real boundaries, which we may not copy; close enough to say whereabouts a property is.
 */
export function localityCells(places: readonly MapPoint[]): LocalityCells {
  if (places.length === 0) return { cells: [], outline: [] }
  const { toFlat, toPoint } = planeAround(places)
  const flat = places.map(toFlat)
  const outline = outlineOf(flat, marginInKm)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const voronoi = Delaunay.from(flat).voronoi([
    Math.min(...xs) - 1,
    Math.min(...ys) - 1,
    Math.max(...xs) + 1,
    Math.max(...ys) + 1,
  ])
  const cells = flat.map((_, index) => {
    // d3-delaunay closes its polygons, gives null for a second place on the same spot and types corners loosely.
    const corners = (voronoi.cellPolygon(index) ?? []).slice(1) as Flat[]
    return sharedPart(corners, outline).map(toPoint)
  })
  return { cells, outline: outline.map(toPoint) }
}

/** The place whose cell a point lies in: the nearest. */
export function nearestPlace<P extends MapPoint>(places: readonly P[], point: MapPoint): P | null {
  const east = Math.cos((point.latitude * Math.PI) / 180)
  const distance = (place: MapPoint) =>
    Math.hypot(place.latitude - point.latitude, (place.longitude - point.longitude) * east)
  return places.reduce<P | null>(
    (nearest, place) => (nearest === null || distance(place) < distance(nearest) ? place : nearest),
    null,
  )
}
