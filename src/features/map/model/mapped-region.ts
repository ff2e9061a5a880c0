import { contains } from '@/features/listings/model/map-grid'
import type { MapPoint } from '@/features/listings/model/listing-filters'
import { homeBounds, isInBounds } from '@/features/property/model/home-bounds'

import type { MapBounds } from './map-messages'

/** A street map: pictures are of the whole earth, a file of its bounds; null without one. */
export type StreetsRegion = { kind: 'images' } | { kind: 'file'; bounds: MapBounds } | null

/** Whether there is a map of a point: the drawn one is of its own region, and around it is nothing. */
export const isMapped = (streets: StreetsRegion, point: MapPoint): boolean =>
  streets?.kind === 'images' ||
  isInBounds(homeBounds, point.latitude, point.longitude) ||
  (streets !== null && contains(streets.bounds, point))
