import type { FieldValues } from './field-values'
import type { ValueWarning } from './reasons'

/** Belgium and Luxembourg, in degrees (facts.md 4.9, row 9). */
const bounds = { latitude: [49.4, 51.6], longitude: [2.4, 6.5] } as const

const isIn = (value: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= low && value <= high

/**
 * Checks where a property is. Offices mix up latitude and longitude; exchanged ones are put right, and a position outside
 * the country is left out, because a wrong pin is worse than none.
 */
export function checkCoordinates(values: FieldValues): { values: FieldValues; warnings: ValueWarning[] } {
  const { latitude = null, longitude = null } = values
  if (latitude === null && longitude === null) return { values, warnings: [] }
  if (isIn(latitude, bounds.latitude) && isIn(longitude, bounds.longitude)) return { values, warnings: [] }
  if (isIn(longitude, bounds.latitude) && isIn(latitude, bounds.longitude))
    return {
      values: { ...values, latitude: longitude, longitude: latitude },
      warnings: [{ field: 'latitude', reason: 'swapped' }],
    }
  const { latitude: _, longitude: __, ...rest } = values
  return { values: rest, warnings: [{ field: 'latitude', reason: 'outsideBelgium' }] }
}
