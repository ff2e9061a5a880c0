import type { PropertyGoal } from '@/features/property/model/goal'

/** Percentages below the present price that an owner may think about. */
const steps = [2.5, 5, 7.5, 10] as const

/** Round numbers of the trade, in euro: the size of a step between two prices that people name. */
function roundTo(price: number, goal: PropertyGoal): number {
  if (goal === 'rent') return price >= 1000 ? 25 : 10
  return price >= 200_000 ? 5000 : price >= 50_000 ? 1000 : 100
}

/**
 * The present price and the lower ones to compare it with, in whole euro, highest first, without doubles.
 *
 * @param price in euro; per month for a property to let
 */
export function priceLadder(price: number, goal: PropertyGoal): number[] {
  if (!Number.isFinite(price) || price <= 0) return []
  const round = roundTo(price, goal)
  const lower = steps.map((percent) => Math.floor((price * (100 - percent)) / 100 / round) * round)
  return [...new Set([Math.round(price), ...lower])].filter((each) => each > 0 && each <= price)
}

/** A price with the number of searches that it fits. */
export interface PriceDemand {
  /** In euro. */
  price: number
  count: number
  /** How many more than at the present price; 0 for the present price, never below 0. */
  more: number
}

/**
 * The lower prices with what each adds; those that add no search are one row, the lowest.
 *
 * @param lower highest first
 */
export function demandRows(lower: readonly PriceDemand[]): PriceDemand[] {
  const reaching = lower.filter(({ more }) => more > 0)
  const lowestWithout = lower.findLast(({ more }) => more === 0)
  return lowestWithout ? [lowestWithout, ...reaching] : reaching
}

/** @param counts of the searches by price, the present price first, as `priceLadder` gives them */
export function demandByPrice(counts: readonly { price: number; count: number }[]): PriceDemand[] {
  const present = counts[0]?.count ?? 0
  return counts.map(({ price, count }) => ({ price, count, more: Math.max(0, count - present) }))
}
