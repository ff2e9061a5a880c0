import type { Map as LeafletMap } from 'leaflet'

import type { MapBounds } from '@/lib/map/map-messages'
import type { MapPoint } from '@/lib/property/listing-filters'

/** A place as Leaflet wants it. */
export const toLatLng = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude]

/** What is in sight, in degrees, never beyond the ends of the earth. */
export function boundsOf(map: LeafletMap): MapBounds {
  const bounds = map.getBounds()
  const within = (value: number, end: number) => Math.max(-end, Math.min(end, value))
  return {
    north: within(bounds.getNorth(), 90),
    south: within(bounds.getSouth(), 90),
    east: within(bounds.getEast(), 180),
    west: within(bounds.getWest(), 180),
  }
}
