/** Latitude and longitude, in degrees. */
export interface Bounds {
  latitude: readonly [number, number]
  longitude: readonly [number, number]
}

/** Belgium and Luxembourg (facts.md 4.9, row 9): the region of the drawn map, and of coordinates that are certain. */
export const homeBounds: Bounds = { latitude: [49.4, 51.6], longitude: [2.4, 6.5] }

const isBetween = (value: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= low && value <= high

export const isInBounds = (bounds: Bounds, latitude: unknown, longitude: unknown): boolean =>
  isBetween(latitude, bounds.latitude) && isBetween(longitude, bounds.longitude)
