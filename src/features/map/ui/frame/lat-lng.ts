import type { Map as LeafletMap } from 'leaflet'

import type { MapBounds } from '@/features/map/model/map-messages'
import type { MapPoint } from '@/features/listings/model/listing-filters'

/** A point in Leaflet's form. */
export const toLatLng = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude]

/** The visible part of the map, in degrees, within the valid range. */
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
