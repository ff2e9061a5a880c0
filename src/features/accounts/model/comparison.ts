/** Fewer other properties would let an owner guess the figures of one of them. */
export const minCompared = 5

/** The figures of one property. */
export interface ComparedFigures {
  /** Visits since it is online. */
  visits: number
  /** Days since its first publication. */
  daysOnline: number | null
  /** In euro per square metre; for a property to let per month. */
  pricePerSquareMetre: number | null
}

export interface ComparisonRow {
  figure: keyof ComparedFigures
  ownFigure: number | null
  /** The median of the others; null when fewer than five of them have the figure. */
  others: number | null
}

/** The middle of some numbers, the mean of the two middle ones for an even count; null without any. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const figures = ['visits', 'daysOnline', 'pricePerSquareMetre'] as const

/** The price of a square metre in whole euro, cents for rents; null without one of the two. */
export function pricePerSquareMetre(
  price: number | null,
  area: number | null,
  isRent: boolean,
): number | null {
  if (!price || !area || price <= 0 || area <= 0) return null
  return isRent ? Math.round((price / area) * 100) / 100 : Math.round(price / area)
}

/** Half a day and half a visit tell nothing; prices of rents have cents. */
function roundFigure(figure: keyof ComparedFigures, value: number | null, isRent: boolean): number | null {
  const parts = figure === 'pricePerSquareMetre' && isRent ? 100 : 1
  return value === null ? null : Math.round(value * parts) / parts
}

/**
 * A property beside the median of similar ones, rounded as `pricePerSquareMetre`; the other figures to whole ones.
 *
 * @returns null with fewer than five others, so that no figure of a single property is shown
 */
export function compareWithSimilar(
  ownFigures: ComparedFigures,
  others: readonly ComparedFigures[],
  isRent: boolean,
): ComparisonRow[] | null {
  if (others.length < minCompared) return null
  return figures.map((figure) => {
    const figures = others.map((other) => other[figure]).filter((value) => value !== null)
    const middle = figures.length < minCompared ? null : median(figures)
    return { figure, ownFigure: ownFigures[figure], others: roundFigure(figure, middle, isRent) }
  })
}
