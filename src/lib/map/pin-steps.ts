import type { MapPoint } from '@/lib/property/listing-filters'

/** About ten centimetres: more digits would pretend to know more than a hand can point at. */
const digits = 6

// Adding nothing turns -0 into 0.
const rounded = (value: number): number => Number(value.toFixed(digits)) + 0

/** A place as it is stored: six digits, on this earth. */
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

/** In pixels of the screen, so that a step is small where one looks closely. */
const [small, large] = [4, 40]

/** How far a key moves a pin on the screen, right and down; null for keys that move nothing. */
export function pinStep(key: string, isLarge: boolean): [number, number] | null {
  const direction = Object.hasOwn(directions, key) ? directions[key] : undefined
  const step = isLarge ? large : small
  return direction ? [direction[0] * step, direction[1] * step] : null
}

/** A place only when both numbers are there. */
export const pointOf = (latitude: unknown, longitude: unknown): MapPoint | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
