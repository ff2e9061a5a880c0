import type { MapPoint } from '@/features/listings/model/listing-filters'
import { kilometresPerDegree, longitudeScaleAt } from '@/features/listings/model/map-distance'

/** Of the circle in which the property is. */
export const areaRadiusInMetres = 500

/** How far the centre is from the property: the middle says nothing, and the edge is a walk away. */
export const shiftInMetres = { least: 150, most: 450 }

/** One metre; more digits would only say how the shift was computed. */
const decimals = 5

const maxWord = 2 ** 32

/**
 * The centre of the circle that is shown instead of a hidden address. Every point between the two distances is equally
 * likely, so the circle says no more than that the property is in it.
 *
 * @param digest at least 8 bytes, made from the place with a secret of the server. The same place must get the same bytes:
 *   from several circles around one place a visitor could work it out
 */
export function hiddenArea(place: MapPoint, digest: Buffer): MapPoint {
  const { least, most } = shiftInMetres
  const [share, turn] = [digest.readUInt32BE(0) / maxWord, digest.readUInt32BE(4) / maxWord]
  const metres = Math.sqrt(least ** 2 + share * (most ** 2 - least ** 2))
  const degrees = metres / 1000 / kilometresPerDegree
  const [north, east] = [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn)]
  return {
    latitude: Number((place.latitude + degrees * north).toFixed(decimals)),
    longitude: Number(
      (place.longitude + (degrees * east) / longitudeScaleAt(place.latitude)).toFixed(decimals),
    ),
  }
}
