import { amountsOf, computedAmounts, type ComputedAmount, type PurchaseEstimate } from './purchase-cases'

type Amounts = Partial<Record<ComputedAmount, number | null>>

/** In euro: typed amounts may be rounded. */
const tolerance = 1

/**
 * The stored amounts that change with a price: those that were there before and that the same save does not set. An amount
 * of a sole own home stays one. Without an estimate, as abroad, an amount of the old price is no longer true: null.
 *
 * @param saved the amounts of the save; undefined for those that it does not name
 * @param estimates at the price of before and at the new one
 */
export function amountsAtPrice(
  before: Amounts,
  saved: Amounts,
  estimates: { before: PurchaseEstimate | null; after: PurchaseEstimate | null },
): Amounts {
  const changes: Amounts = {}
  for (const field of computedAmounts) {
    const was = before[field]
    const isTyped = saved[field] !== undefined && saved[field] !== was
    if (!was || isTyped) continue
    const old = estimates.before ? amountsOf(field, estimates.before) : []
    const now = estimates.after ? amountsOf(field, estimates.after) : []
    const buyer = old.findIndex(({ amount }) => Math.abs(amount - was) <= tolerance)
    changes[field] = (now[buyer] ?? now[0])?.amount ?? null
  }
  return changes
}
