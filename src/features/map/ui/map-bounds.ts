import type { MapBounds } from '@/features/map/model/map-messages'
import type { MapPoint } from '@/features/listings/model/listing-filters'

/** The share of its height or width by which a map must be moved to count as another region. */
const noticeable = 0.05

/** Whether the visitor moved the map to another region. */
export function hasMoved(before: MapBounds, now: MapBounds): boolean {
  const height = Math.abs(before.north - before.south)
  const width = Math.abs(before.east - before.west)
  const far = (one: number, other: number, span: number) => Math.abs(one - other) > span * noticeable
  return (
    far(before.north, now.north, height) ||
    far(before.south, now.south, height) ||
    far(before.east, now.east, width) ||
    far(before.west, now.west, width)
  )
}

/** Where a map began, and where the visitor moved it; null if it was not moved. */
export interface Seen {
  first: MapBounds
  moved: MapBounds | null
}

/**
 * What a report of the map says.
 *
 * @param seen null before the first report
 * @param isOwn the visitor did not move the map
 */
export function seeBounds(seen: Seen | null, bounds: MapBounds, isOwn: boolean): Seen {
  if (!seen || (isOwn && !seen.moved)) return { first: bounds, moved: null }
  return { ...seen, moved: hasMoved(seen.first, bounds) ? bounds : null }
}

/** The visible part of the map, as an area to search in. */
export const areaOfBounds = ({ north, south, east, west }: MapBounds): MapPoint[] => [
  { latitude: north, longitude: west },
  { latitude: north, longitude: east },
  { latitude: south, longitude: east },
  { latitude: south, longitude: west },
]
