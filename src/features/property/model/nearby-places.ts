import { type Locale, intlLocales, withNoBreakSpaces } from '@/lib/i18n/locales'

import { formatNumber } from './format-value'
import { pointOfInterestKinds, type PointOfInterestKind } from './points-of-interest'
import { roughMinutes, walkingMinutes } from './walking-time'

/** A place as stored; the names are those of the stored fields. */
export interface StoredPlace {
  kind: PointOfInterestKind
  name?: string | null
  distanceInMetres?: number | null
}

export interface NearbyPlace {
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
export function formatDistance(metres: number, locale: Locale): string {
  const rounded = Math.round(metres / 10) * 10
  if (rounded < 1000) return formatNumber(rounded, locale, 'metres')
  const kilometres = new Intl.NumberFormat(intlLocales[locale], { maximumFractionDigits: 1 }).format(
    metres / 1000,
  )
  return withNoBreakSpaces(`${kilometres} km`)
}

/**
 * The places near a property, nearest first; those without a distance are last.
 *
 * @param isRough the postal address is hidden: distances and their order would give the position away
 */
export function describeNearbyPlaces(
  places: readonly StoredPlace[],
  locale: Locale,
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
      const { kind, name, distanceInMetres: distance } = place
      return {
        kind,
        label: pointOfInterestKinds[kind][locale],
        name: name?.trim() || null,
        distance: typeof distance === 'number' && !isRough ? formatDistance(distance, locale) : null,
        walkingMinutes: minutesOf(place),
      }
    })
}
