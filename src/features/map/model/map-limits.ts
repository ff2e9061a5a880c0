import type { MapPoint } from '@/features/listings/model/listing-filters'

/** Degrees of longitude are shorter than those of latitude. */
const eastScale = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)

function isInside({ latitude, longitude }: MapPoint, outline: readonly MapPoint[]): boolean {
  let isIn = false
  outline.forEach((corner, index) => {
    const before = outline.at(index - 1) ?? corner
    if (corner.latitude > latitude === before.latitude > latitude) return
    const part = (latitude - corner.latitude) / (before.latitude - corner.latitude)
    if (longitude < corner.longitude + part * (before.longitude - corner.longitude)) isIn = !isIn
  })
  return isIn
}

function nearestOnLine(point: MapPoint, from: MapPoint, to: MapPoint): MapPoint {
  const scale = eastScale(point.latitude)
  const [x, y] = [(to.longitude - from.longitude) * scale, to.latitude - from.latitude]
  const length = x * x + y * y
  const along =
    length === 0
      ? 0
      : ((point.longitude - from.longitude) * scale * x + (point.latitude - from.latitude) * y) / length
  const part = Math.max(0, Math.min(1, along))
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  }
}

/** Where the centre of the map moves back to: the nearest point of the outline; null for a centre inside. */
export function limitedCentre(centre: MapPoint, outline: readonly MapPoint[]): MapPoint | null {
  if (outline.length < 3 || isInside(centre, outline)) return null
  const scale = eastScale(centre.latitude)
  const distance = (point: MapPoint) =>
    Math.hypot((point.longitude - centre.longitude) * scale, point.latitude - centre.latitude)
  const candidates = outline.map((corner, index) =>
    nearestOnLine(centre, outline.at(index - 1) ?? corner, corner),
  )
  return candidates.reduce((one, other) => (distance(other) < distance(one) ? other : one))
}

const isAt = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9

/** Whether an area is the visible part of a map that was searched, not a drawing: a box with level sides. */
export const isBoxArea = (area: readonly MapPoint[]): boolean =>
  area.length === 4 &&
  area.every((corner, index) => {
    const before = area.at(index - 1) ?? corner
    return isAt(corner.latitude, before.latitude) !== isAt(corner.longitude, before.longitude)
  })
