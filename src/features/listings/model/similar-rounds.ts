export interface SimilarRound {
  isOfType: boolean
  /** Null for any distance. */
  radiusInKm: number | null
}

/**
 * A similar property costs at most a quarter more or less: about as far as a budget stretches, and enough for three
 * of one type in a catalogue of a hundred. Without a published price every price is near.
 */
export const nearPriceShare = 0.25

/**
 * The rings in which similar properties are looked for, from narrow to unlimited. Other types come last, only when none
 * of the type was found, and only nearby: the page names the place.
 */
export const similarRounds: readonly [SimilarRound, ...SimilarRound[]] = [
  { isOfType: true, radiusInKm: 10 },
  { isOfType: true, radiusInKm: 25 },
  { isOfType: true, radiusInKm: null },
  { isOfType: false, radiusInKm: 15 },
]
