import type { MapPoint } from '@/features/listings/model/listing-filters'

/** About ten centimetres, the precision of pointing by hand. */
const digits = 6

// Adding 0 turns -0 into 0.
const rounded = (value: number): number => Number(value.toFixed(digits)) + 0

/** Coordinates as stored: six decimals, within the valid range. */
export const storedPoint = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: rounded(Math.max(-90, Math.min(90, latitude))),
  longitude: rounded(Math.max(-180, Math.min(180, longitude))),
})

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** In screen pixels, so that steps are smaller at a closer zoom. */
const [small, large] = [4, 40]

/** By how many pixels a key moves a pin, right and down; null for other keys. */
export function pinStep(key: string, isLarge: boolean): [number, number] | null {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined
  const step = isLarge ? large : small
  return direction ? [direction[0] * step, direction[1] * step] : null
}

/** The point; null unless both coordinates are numbers. */
export const toPoint = (latitude: unknown, longitude: unknown): MapPoint | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
