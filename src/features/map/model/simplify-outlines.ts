import { merge, mesh } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, quantile, simplify } from 'topojson-simplify'
import type { GeometryCollection, MultiPolygon, Objects, Polygon, Topology } from 'topojson-specification'

import { isRecord } from '@/lib/values/read-value'

import { maxOutlineBytes, type MapOutlines, type OutlinePoint } from './map-outlines'

/** A file that cannot be taken in; the message is for the operator. */
export class OutlineError extends Error {}

type Coordinates = OutlinePoint[][][]

/** Municipalities of a country, not addresses or buildings. */
const maxFeatures = 5000

const isPosition = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  typeof value[0] === 'number' &&
  typeof value[1] === 'number' &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90

const isSame = (one: OutlinePoint | undefined, other: OutlinePoint | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]

/** Twice the area of a ring; positive if it runs counter-clockwise. */
const signedArea = (ring: readonly OutlinePoint[]): number =>
  ring.reduce((sum, [x, y], index) => {
    const [beforeX, beforeY] = ring[index - 1] ?? [x, y]
    return sum + beforeX * y - x * beforeY
  }, 0)

/** Files mix both directions, and only rings of the same direction can be merged. */
const wound = (ring: OutlinePoint[], isOuter: boolean): OutlinePoint[] =>
  signedArea(ring) > 0 === isOuter ? ring : ring.toReversed()

function ringOf(value: unknown, where: string): OutlinePoint[] {
  if (!Array.isArray(value) || !value.every(isPosition))
    throw new OutlineError(
      `${where}: coordinates must be longitude and latitude in degrees (EPSG:4326), such as [5.57, 50.63]`,
    )
  const ring = value.map(([longitude = 0, latitude = 0]): OutlinePoint => [longitude, latitude])
  if (ring.length < 4 || !isSame(ring[0], ring.at(-1)))
    throw new OutlineError(`${where}: a ring needs at least four corners, and its last one is its first one`)
  return ring
}

function polygonsOf(feature: unknown, index: number): Coordinates {
  const where = `Feature ${index + 1}`
  const geometry = isRecord(feature) && isRecord(feature.geometry) ? feature.geometry : {}
  const { type, coordinates } = geometry
  if ((type !== 'Polygon' && type !== 'MultiPolygon') || !Array.isArray(coordinates))
    throw new OutlineError(`${where}: must be a Polygon or a MultiPolygon`)
  const polygons: unknown[] = type === 'Polygon' ? [coordinates] : coordinates
  return polygons.map((polygon) => {
    if (!Array.isArray(polygon) || polygon.length === 0)
      throw new OutlineError(`${where}: a polygon needs a ring`)
    return polygon.map((ring: unknown, at) => wound(ringOf(ring, where), at === 0))
  })
}

/** The polygons of each municipality. */
function readFeatures(file: unknown): Coordinates[] {
  if (!isRecord(file) || file.type !== 'FeatureCollection' || !Array.isArray(file.features))
    throw new OutlineError('The file must be a GeoJSON FeatureCollection')
  const { features } = file
  if (features.length === 0) throw new OutlineError('The file has no features')
  if (features.length > maxFeatures)
    throw new OutlineError(`The file has ${features.length} features; at most ${maxFeatures} are drawn`)
  return features.map(polygonsOf)
}

/** Four decimals are about ten metres. */
const shorten = (lines: number[][][]): OutlinePoint[][] =>
  lines.map((line) =>
    line.map(([x = 0, y = 0]): OutlinePoint => [Number(x.toFixed(4)), Number(y.toFixed(4))]),
  )

/** The share of corners that stay in each attempt. */
const attempts = [1, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.005, 0.002]

const bytesOf = (outlines: MapOutlines): number => new TextEncoder().encode(JSON.stringify(outlines)).length

/**
 * Turns GeoJSON of municipalities into outlines of the drawn map. Neighbours keep their common border.
 *
 * @param file parsed JSON
 * @param attribution as the licence of the file demands it
 * @throws OutlineError with what is wrong
 */
export function simplifyOutlines(
  file: unknown,
  attribution: string,
  maxBytes = maxOutlineBytes,
): MapOutlines {
  if (!attribution.trim()) throw new OutlineError('The attribution that the licence demands is missing')
  const features = readFeatures(file)
  const areas = {
    type: 'FeatureCollection' as const,
    features: features.map((coordinates) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'MultiPolygon' as const, coordinates },
    })),
  }
  // The types of the library demand properties, which these areas do not have.
  const weighed = presimplify(topology({ areas }, 1e6) as Topology<Objects<Record<string, never>>>)
  for (const share of attempts) {
    const simple = share === 1 ? weighed : simplify(weighed, quantile(weighed, share))
    const collection = simple.objects.areas as GeometryCollection
    // Each geometry was made from a MultiPolygon above.
    const polygons = collection.geometries as (MultiPolygon | Polygon)[]
    const outlines: MapOutlines = {
      attribution: attribution.trim(),
      land: shorten(merge(simple, polygons).coordinates.flat()),
      borders: shorten(mesh(simple, collection).coordinates),
    }
    if (bytesOf(outlines) <= maxBytes) return outlines
  }
  throw new OutlineError(`The outlines cannot be simplified to ${maxBytes} bytes: take fewer municipalities`)
}
