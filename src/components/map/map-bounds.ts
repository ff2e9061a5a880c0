import type { MapBounds } from '@/lib/map/map-messages'
import type { MapPoint } from '@/lib/property/listing-filters'

/** The part of its height or width by which a map must have been moved to count as another place. */
const noticeable = 0.05

/** Says whether the visitor looks at another part of the map than before. */
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

/** What is in sight, as an area to search in. */
export const areaOfBounds = ({ north, south, east, west }: MapBounds): MapPoint[] => [
  { latitude: north, longitude: west },
  { latitude: north, longitude: east },
  { latitude: south, longitude: east },
  { latitude: south, longitude: west },
]
