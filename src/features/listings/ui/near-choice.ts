import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { nearText } from '@/features/listings/model/search-params-places'

/** A place that can be the centre of a circle without a map. */
export interface NearPlace extends MapPoint {
  name: string
}

/** Distances offered around a place, in kilometres. */
export const nearDistances = [5, 10, 20] as const

/** The URL value of a circle around a place. */
export const nearValue = ({ latitude, longitude }: MapPoint, radiusInKm: number): string =>
  nearText({ latitude, longitude, radiusInKm })

/** `Ixelles + 5 km`: the same in all languages. */
export const nearLabel = (name: string, radiusInKm: number): string => `${name} + ${radiusInKm}\u00a0km`

/** The text of a circle around one of the offered places; `null` if it was drawn on the map. */
export function formatNear(near: NearFilter, places: readonly NearPlace[]): string | null {
  const place = places.find((each) => nearValue(each, near.radiusInKm) === nearText(near))
  return place ? nearLabel(place.name, near.radiusInKm) : null
}
