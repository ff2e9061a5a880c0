import type { MapPoint, NearFilter } from './listing-filters'

/** Areas and circles of the map as they stand in an address. Readers return null for what they cannot read. */

const minCorners = 3
const maxCorners = 30
const minRadiusInKm = 0.1
const maxRadiusInKm = 100

/** Rounds, without the minus of a negative zero, which would read back as another text. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0

function readDecimal(text: string | undefined, min: number, max: number, decimals: number): number | null {
  if (text === undefined || !/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const value = rounded(Number(text), decimals)
  return value >= min && value <= max ? value : null
}

function readPoint([latitude, longitude]: readonly string[]): MapPoint | null {
  const north = readDecimal(latitude, -90, 90, 5)
  const east = readDecimal(longitude, -180, 180, 5)
  return north === null || east === null ? null : { latitude: north, longitude: east }
}

const isSamePoint = (one: MapPoint, other: MapPoint): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude

/** Reads `lat,lng;lat,lng;…`: an area of 3 to 30 different corners. One corner that cannot be read spoils it. */
export function readArea(text: string): MapPoint[] | null {
  const corners: MapPoint[] = []
  for (const part of text.split(';')) {
    const parts = part.trim().split(',')
    const corner = parts.length === 2 ? readPoint(parts) : null
    if (corner === null) return null
    if (!corners.some((each) => isSamePoint(each, corner))) corners.push(corner)
  }
  return corners.length >= minCorners && corners.length <= maxCorners ? corners : null
}

/** Reads `lat,lng,km`: all within that distance of a place. */
export function readNear(text: string): NearFilter | null {
  const parts = text.split(',')
  const middle = parts.length === 3 ? readPoint(parts) : null
  const radiusInKm = readDecimal(parts[2], minRadiusInKm, maxRadiusInKm, 1)
  return middle === null || radiusInKm === null ? null : { ...middle, radiusInKm }
}

const pointText = ({ latitude, longitude }: MapPoint): string =>
  `${rounded(latitude, 5)},${rounded(longitude, 5)}`

export const areaText = (area: readonly MapPoint[]): string => area.map(pointText).join(';')

export const nearText = (near: NearFilter): string => `${pointText(near)},${rounded(near.radiusInKm, 1)}`
