/** A usual pace on foot, also used by timetables and planners. */
export const walkingKmPerHour = 4.8

const metresPerMinute = (walkingKmPerHour * 1000) / 60

/** The rings of the map, in minutes on foot. */
export const ringMinutes = [5, 10, 15] as const

/** As the crow flies; a way is longer. */
export const walkedMetres = (minutes: number): number => minutes * metresPerMinute

/** Minutes on foot, rounded up; null if it is further than people walk. */
export function walkingMinutes(metres: number): number | null {
  const minutes = Math.max(1, Math.ceil(metres / metresPerMinute))
  return minutes <= 30 ? minutes : null
}

/**
 * Minutes in steps of five, for a property with a hidden postal address: several exact distances would give its position
 * away.
 */
export function roughMinutes(metres: number): number | null {
  const minutes = walkingMinutes(metres)
  return minutes && Math.ceil(minutes / 5) * 5
}
