import { type Locale, intlLocales, withNoBreakSpaces } from '@/lib/i18n/locales'

import { formatNumber } from './format-value'
import { pointOfInterestKinds, type PointOfInterestKind } from './points-of-interest'

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
  /** `850 m`, `1,2 km`. */
  distance: string | null
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

/** The places near a property, nearest first; those without a distance are last. */
export function describeNearbyPlaces(places: readonly StoredPlace[], locale: Locale): NearbyPlace[] {
  const metres = ({ distanceInMetres }: StoredPlace) => distanceInMetres ?? Infinity
  // Infinity minus Infinity is NaN: two places without a distance keep their order.
  return places
    .toSorted((one, other) => metres(one) - metres(other) || 0)
    .map(({ kind, name, distanceInMetres }) => ({
      kind,
      label: pointOfInterestKinds[kind][locale],
      name: name?.trim() || null,
      distance: typeof distanceInMetres === 'number' ? formatDistance(distanceInMetres, locale) : null,
    }))
}
