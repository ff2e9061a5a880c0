import type { EpcRegion } from './epc-scales'
import { rowInForce } from './in-force'
import type { GuaranteeRate } from './legal-rates'

/** What a tenant pays before receiving the keys, in euro. */
export interface RentalStart {
  guarantee: { amount: number; months: number } | null
  rent: number
  charges: number | null
  total: number
}

const toCents = (euro: number) => Math.round(euro * 100) / 100

/**
 * Estimates the first costs of a letting: the guarantee, and the first month's rent and charges (acceptance X12;
 * months by region, facts.md 3.2).
 *
 * @param rent in euro per month
 * @param deposit the guarantee the landlord requires, in euro; the maximum of the region if not given
 */
export function rentalStart(
  rent: { rent: number; charges?: number | null; deposit?: number | null },
  guarantee: GuaranteeRate | undefined,
): RentalStart | null {
  if (!Number.isFinite(rent.rent) || rent.rent <= 0) return null
  const amount = rent.deposit || (guarantee ? rent.rent * guarantee.months : null)
  const charges = rent.charges || null
  return {
    guarantee:
      amount === null
        ? null
        : { amount: toCents(amount), months: Math.round((amount / rent.rent) * 10) / 10 },
    rent: rent.rent,
    charges,
    total: toCents((amount ?? 0) + rent.rent + (charges ?? 0)),
  }
}

/** The months of guarantee in force in a region on a day (ISO date). */
export const guaranteeOn = (
  rows: readonly GuaranteeRate[],
  region: EpcRegion | 'unknown',
  day: string,
): GuaranteeRate | undefined =>
  rowInForce(
    rows.filter((row) => row.region === region),
    day,
  )

/**
 * The indexed rent: base rent × new health index ÷ starting index (facts.md 3.2), in euro to the cent.
 *
 * @returns null if a number is missing, negative or zero
 */
export function indexedRent(baseRent: number, startingIndex: number, newIndex: number): number | null {
  const isUsable = [baseRent, startingIndex, newIndex].every((value) => Number.isFinite(value) && value > 0)
  return isUsable ? toCents((baseRent * newIndex) / startingIndex) : null
}
