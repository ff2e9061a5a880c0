import { formatNumber } from './format-value'
import { pointOfInterestKinds, type PointOfInterestKind } from './points-of-interest'
import type { PriceFormat } from './price'
import { roughMinutes, walkingMinutes } from './walking-time'

/** A place as stored; the names are those of the stored fields. */
export interface StoredPlace {
  id?: string | null
  kind: PointOfInterestKind
  name?: string | null
  distanceInMetres?: number | null
}

export interface NearbyPlace {
  /** Of its row. */
  id: string | null | undefined
  kind: PointOfInterestKind
  /** The kind: school, station … */
  label: string
  name: string | null
  /** `850 m`, `1,2 km`; null if unknown or not public. */
  distance: string | null
  /** On foot; null if unknown, or further than people walk. */
  walkingMinutes: number | null
}

/** Rounds metres to 10 m below a kilometre, to 100 m above. */
export function formatDistance(metres: number, format: PriceFormat): string {
  const rounded = Math.round(metres / 10) * 10
  if (rounded < 1000) return formatNumber(rounded, format, 'metres')
  const kilometres = formatNumber(Math.round(metres / 100) / 10, format)
  return `${kilometres}\u00a0km`
}

/**
 * The places near a property, nearest first; those without a distance are last.
 *
 * @param isRough the postal address is hidden: distances and their order would give the position away
 */
export function describeNearbyPlaces(
  places: readonly StoredPlace[],
  format: PriceFormat,
  isRough = false,
): NearbyPlace[] {
  const minutesOf = ({ distanceInMetres }: StoredPlace): number | null => {
    if (typeof distanceInMetres !== 'number') return null
    return isRough ? roughMinutes(distanceInMetres) : walkingMinutes(distanceInMetres)
  }
  const metres = (place: StoredPlace) => (isRough ? minutesOf(place) : place.distanceInMetres) ?? Infinity
  // Infinity minus Infinity is NaN: two places without a distance keep their order.
  return places
    .toSorted((one, other) => metres(one) - metres(other) || 0)
    .map((place) => {
      const { id, kind, name, distanceInMetres: distance } = place
      return {
        id,
        kind,
        label: pointOfInterestKinds[kind][format.locale],
        name: name?.trim() || null,
        distance: typeof distance === 'number' && !isRough ? formatDistance(distance, format) : null,
        walkingMinutes: minutesOf(place),
      }
    })
}
