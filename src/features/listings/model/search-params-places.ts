import type { MapPoint, NearFilter } from './listing-filters'

/** Areas and circles of the map as written in the URL. Parsers return null for invalid values. */

const minCorners = 3
const maxCorners = 30
const minRadiusInKm = 0.1
export const maxRadiusInKm = 100

/** Rounds without a negative zero, which would be written as another text. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0

function parseDecimal(text: string | undefined, min: number, max: number, decimals: number): number | null {
  if (text === undefined || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const value = rounded(Number(text), decimals)
  return value >= min && value <= max ? value : null
}

function parsePoint([latitude, longitude]: readonly string[]): MapPoint | null {
  const north = parseDecimal(latitude, -90, 90, 5)
  const east = parseDecimal(longitude, -180, 180, 5)
  return north === null || east === null ? null : { latitude: north, longitude: east }
}

const isSamePoint = (one: MapPoint, other: MapPoint): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude

/** Parses `lat,lng;lat,lng;…`: an area of 3 to 30 different corners. One invalid corner makes it null. */
export function parseArea(text: string): MapPoint[] | null {
  const corners: MapPoint[] = []
  for (const part of text.split(';')) {
    const parts = part.trim().split(',')
    const corner = parts.length === 2 ? parsePoint(parts) : null
    if (corner === null) return null
    if (!corners.some((each) => isSamePoint(each, corner))) corners.push(corner)
  }
  return corners.length >= minCorners && corners.length <= maxCorners ? corners : null
}

/**
 * Parses `lat,lng,km`: all properties within that distance of a point.
 *
 * @param km of a form without scripts, where the distance has a field of its own
 */
export function parseNear(text: string, km?: string): NearFilter | null {
  const parts = text.split(',')
  const centre = parts.length === 2 || parts.length === 3 ? parsePoint(parts) : null
  const radiusInKm = parseDecimal(parts[2] ?? km, minRadiusInKm, maxRadiusInKm, 1)
  return centre === null || radiusInKm === null ? null : { ...centre, radiusInKm }
}

export const pointText = ({ latitude, longitude }: MapPoint): string =>
  `${rounded(latitude, 5)},${rounded(longitude, 5)}`

/** Writes an area as `lat,lng;lat,lng;…`. */
export const areaText = (area: readonly MapPoint[]): string => area.map(pointText).join(';')

/** Writes a circle as `lat,lng,km`. */
export const nearText = (near: NearFilter): string => `${pointText(near)},${rounded(near.radiusInKm, 1)}`
