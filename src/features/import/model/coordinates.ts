import { belgium, luxembourg } from '@/features/property/model/countries'
import { homeBounds, isInBounds, type Bounds } from '@/features/property/model/home-bounds'

import type { FieldValues } from './field-values'
import type { ValueReason, ValueWarning } from './reasons'

const world: Bounds = { latitude: [-90, 90], longitude: [-180, 180] }

interface Checked {
  values: FieldValues
  warnings: ValueWarning[]
}

function leftOut({ latitude: _, longitude: __, ...rest }: FieldValues, reason: ValueReason): Checked {
  return { values: rest, warnings: [{ field: 'latitude', reason }] }
}

/**
 * Checks where a property is: a position that cannot be right is left out, because a wrong pin is worse than none. In
 * Belgium and Luxembourg it must be there, and latitude and longitude that an office mixed up are put right. Other
 * countries have no bounds here; 0, 0 is what software writes for an unknown position.
 *
 * @param countryId of the locality
 */
export function checkCoordinates(values: FieldValues, countryId: number): Checked {
  const { latitude = null, longitude = null } = values
  if (latitude === null && longitude === null) return { values, warnings: [] }
  if (countryId !== belgium && countryId !== luxembourg) {
    const isKnown = isInBounds(world, latitude, longitude) && !(latitude === 0 && longitude === 0)
    return isKnown ? { values, warnings: [] } : leftOut(values, 'noPosition')
  }
  if (isInBounds(homeBounds, latitude, longitude)) return { values, warnings: [] }
  if (isInBounds(homeBounds, longitude, latitude))
    return {
      values: { ...values, latitude: longitude, longitude: latitude },
      warnings: [{ field: 'latitude', reason: 'swapped' }],
    }
  return leftOut(values, 'outsideBelgium')
}
