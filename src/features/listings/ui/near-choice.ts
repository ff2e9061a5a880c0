import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { nearText } from '@/features/listings/model/search-params-places'

/** A place that can be the centre of a circle without a map. */
export interface NearPlace extends MapPoint {
  name: string
}

/** The places that can be the centre of a circle. */
export const centresOf = (
  cities: readonly { id: string; name: string }[],
  points: Readonly<Record<string, MapPoint>>,
): NearPlace[] =>
  cities.flatMap(({ id, name }) => {
    const point = points[id]
    return point ? [{ name, ...point }] : []
  })

/** Of the slider beside the places, in kilometres. */
export const usualRadiusInKm = 10
export const maxSliderInKm = 50

/** The URL value of a circle around a place. */
export const nearValue = ({ latitude, longitude }: MapPoint, radiusInKm: number): string =>
  nearText({ latitude, longitude, radiusInKm })

/** `5 km`: the same in all languages. */
export const formatDistance = (km: number | string): string => `${km}\u00a0km`

/** `Ixelles + 5 km`: the same in all languages. */
export const nearLabel = (name: string, radiusInKm: number): string =>
  `${name} + ${formatDistance(radiusInKm)}`

/** The name of the offered place that is the centre of a circle; `null` if the circle was drawn on the map. */
export const nearCentre = (near: NearFilter, places: readonly NearPlace[]): string | null =>
  places.find((each) => nearValue(each, near.radiusInKm) === nearText(near))?.name ?? null

/** The text of a circle around one of the offered places; `null` if it was drawn on the map. */
export function formatNear(near: NearFilter, places: readonly NearPlace[]): string | null {
  const centre = nearCentre(near, places)
  return centre === null ? null : nearLabel(centre, near.radiusInKm)
}
