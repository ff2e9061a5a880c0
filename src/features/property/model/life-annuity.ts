/** Input of a life annuity; the names are those of the stored fields. */
export interface AnnuitySource {
  price?: number | null
  viagerType?: string | null
  bouquet?: number | null
  /** In euro per month. */
  viagerIndexedRent?: number | null
}

export interface LifeAnnuity {
  /** In euro. */
  bouquet: number
  /** In euro per month; null if unknown. */
  monthly: number | null
}

/**
 * Years of annuity that count when a life annuity is sorted and filtered beside ordinary prices. A convention of this
 * site, near the life expectancy of sellers between 70 and 75; no law sets it, and no page shows the sum.
 */
const countedYears = 15

const isAmount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0

/** The life annuity of a property; null for an ordinary sale. Without a bouquet of its own, the price is the bouquet. */
export function lifeAnnuityOf(source: AnnuitySource): LifeAnnuity | null {
  const { viagerType, price, viagerIndexedRent } = source
  if (!viagerType) return null
  const bouquet = [source.bouquet, price].find(isAmount) ?? 0
  return { bouquet, monthly: isAmount(viagerIndexedRent) ? viagerIndexedRent : null }
}

/** An amount that sorts and filters beside ordinary prices; null if the annuity is unknown. */
export const comparablePrice = ({ bouquet, monthly }: LifeAnnuity): number | null =>
  monthly === null ? null : bouquet + monthly * 12 * countedYears
