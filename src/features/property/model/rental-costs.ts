import type { EpcRegion } from './epc-scales'
import { rowInForce } from './in-force'
import type { GuaranteeRate, HealthIndex } from './legal-rates'
import { toDay } from '@/lib/time/belgian-time'

/** What a tenant pays before receiving the keys, in euro. */
export interface RentalStart {
  guarantee: { amount: number; months: number } | null
  rent: number
  charges: number | null
  agencyCost: number | null
  total: number
}

const toCents = (euro: number) => Math.round(euro * 100) / 100

/**
 * Estimates the first costs of a letting: the guarantee, and the first month's rent and charges, and the agency's costs
 * (acceptance X12;
 * months by region, facts.md 3.2).
 *
 * @param rent in euro per month
 * @param deposit the guarantee the landlord requires, in euro; the maximum of the region if not given
 */
export function rentalStart(
  rent: { rent: number; charges?: number | null; deposit?: number | null; agencyCost?: number | null },
  guarantee: GuaranteeRate | undefined,
): RentalStart | null {
  if (!Number.isFinite(rent.rent) || rent.rent <= 0) return null
  const amount = rent.deposit || (guarantee ? rent.rent * guarantee.months : null)
  const charges = rent.charges || null
  const agencyCost = rent.agencyCost || null
  return {
    guarantee:
      amount === null
        ? null
        : { amount: toCents(amount), months: Math.round((amount / rent.rent) * 10) / 10 },
    rent: rent.rent,
    charges,
    agencyCost,
    total: toCents((amount ?? 0) + rent.rent + (charges ?? 0) + (agencyCost ?? 0)),
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

const monthOf = (day: string) => day.slice(0, 7)

/** The first day (ISO date) of the month before a day, whose index counts on it by law. */
export function indexMonthBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`
}

/** The health index of the month before a day (ISO date); undefined if it was not entered. */
export const healthIndexBefore = (indices: readonly HealthIndex[], day: string): HealthIndex | undefined =>
  indices.find((index) => monthOf(toDay(index.month) ?? '') === monthOf(indexMonthBefore(day)))

/** From the newest to the oldest month; rows without a month are left out. */
export const newestIndices = (indices: readonly HealthIndex[]): HealthIndex[] =>
  indices
    .filter(({ month, value }) => toDay(month) !== null && value > 0)
    .toSorted((one, other) => (toDay(other.month) ?? '').localeCompare(toDay(one.month) ?? ''))

/**
 * The indexed rent: base rent × new health index ÷ starting index (facts.md 3.2), in euro to the cent.
 *
 * @returns null if a number is missing, negative or zero
 */
export function indexedRent(baseRent: number, startingIndex: number, newIndex: number): number | null {
  const isUsable = [baseRent, startingIndex, newIndex].every((value) => Number.isFinite(value) && value > 0)
  return isUsable ? toCents((baseRent * newIndex) / startingIndex) : null
}
