import type { MapPoint, NearFilter } from '@/lib/property/listing-filters'
import { nearText } from '@/lib/property/search-params-places'

/** A place around which can be searched without a map. */
export interface NearPlace extends MapPoint {
  name: string
}

/** Distances offered around a place, in kilometres. */
export const nearDistances = [5, 10, 20] as const

/** The value that a circle around a place has in an address. */
export const nearValue = ({ latitude, longitude }: MapPoint, radiusInKm: number): string =>
  nearText({ latitude, longitude, radiusInKm })

/** `Flémalle + 5 km`: reads the same in all languages. */
export const nearLabel = (name: string, radiusInKm: number): string => `${name} + ${radiusInKm}\u00a0km`

/** A circle in words when one of the places offered is its middle, else `null`: it was drawn on the map. */
export function nearTextOf(near: NearFilter, places: readonly NearPlace[]): string | null {
  const place = places.find((each) => nearValue(each, near.radiusInKm) === nearText(near))
  return place ? nearLabel(place.name, near.radiusInKm) : null
}
