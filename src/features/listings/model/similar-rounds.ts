export interface SimilarRound {
  isOfType: boolean
  /** Null for any distance. */
  radiusInKm: number | null
  /** The price difference as a share of the price; null for any price. */
  priceShare: number | null
}

/** The rings in which similar properties are looked for, from narrow to unlimited. */
export const similarRounds: readonly [SimilarRound, ...SimilarRound[]] = [
  { isOfType: true, radiusInKm: 10, priceShare: 0.2 },
  { isOfType: true, radiusInKm: 25, priceShare: 0.4 },
  { isOfType: true, radiusInKm: null, priceShare: 0.6 },
  { isOfType: true, radiusInKm: null, priceShare: null },
  { isOfType: false, radiusInKm: 15, priceShare: 0.4 },
  { isOfType: false, radiusInKm: 50, priceShare: 0.6 },
  { isOfType: false, radiusInKm: null, priceShare: null },
]

/** How far the search went; the page says it. */
export interface SimilarScope {
  /** False with properties of other types among them. */
  isOfType: boolean
  /** Null for any distance. */
  radiusInKm: number | null
}

export const scopeOf = ({ isOfType, radiusInKm }: SimilarRound): SimilarScope => ({ isOfType, radiusInKm })
