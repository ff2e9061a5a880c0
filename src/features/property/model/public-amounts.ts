import type { PropertyGoal } from './goal'

/** Input of a life annuity; the names are those of the stored fields. */
export interface AnnuitySource {
  goal?: PropertyGoal | null
  price?: number | null
  viagerType?: string | null
  bouquet?: number | null
  /** In euro per month. */
  viagerIndexedRent?: number | null
}

export interface LifeAnnuity {
  /** In euro; null if there is none. */
  bouquet: number | null
  /** In euro per month; null if unknown. */
  monthly: number | null
}

/**
 * Years of annuity that count when a life annuity is sorted and filtered beside ordinary prices. A convention of this
 * site, near the life expectancy of sellers between 70 and 75; no law sets it, and no page shows the sum.
 */
const countedYears = 15

/** A missing amount or zero is never a real price (facts.md 3.1). */
const amountOf = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/**
 * The life annuity of a property; null for an ordinary sale, and for a letting or takeover, where the fields of a life
 * annuity mean nothing. Without a bouquet of its own, the price is the bouquet.
 */
export function lifeAnnuityOf(source: AnnuitySource): LifeAnnuity | null {
  if (source.goal !== 'sale' || !source.viagerType) return null
  return {
    bouquet: amountOf(source.bouquet) ?? amountOf(source.price),
    monthly: amountOf(source.viagerIndexedRent),
  }
}

/** An amount that sorts and filters beside ordinary prices; null if the annuity is unknown. */
export const comparablePrice = ({ bouquet, monthly }: LifeAnnuity): number | null =>
  monthly === null ? null : (bouquet ?? 0) + monthly * 12 * countedYears

export interface PublicAmounts {
  /** In euro: the price, the rent or the bouquet, which visitors see; null if there is none. */
  shown: number | null
  /** In euro: what sorts and filters beside the prices of others; null if it cannot be compared. */
  comparable: number | null
  /** Null for anything but a life annuity. */
  annuity: LifeAnnuity | null
}

const unknownAmounts: PublicAmounts = { shown: null, comparable: null, annuity: null }

/** The amounts that visitors may know of a property; all null unless its price is published. */
export function publicAmountsOf(source: AnnuitySource & { publishPrice?: boolean | null }): PublicAmounts {
  if (source.publishPrice !== true) return unknownAmounts
  const annuity = lifeAnnuityOf(source)
  if (annuity) return { shown: annuity.bouquet, comparable: comparablePrice(annuity), annuity }
  const price = amountOf(source.price)
  return { shown: price, comparable: price, annuity: null }
}
