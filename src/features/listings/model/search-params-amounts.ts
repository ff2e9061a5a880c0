import type { PropertyGoal } from '@/features/property/model/goal'

import type { ListingFilters } from './listing-filters'
// Relative, because next.config.ts imports this file: Next does not resolve the alias there.
import { parseAmount, parseFirst } from '../../property/model/search-params-values'

export const maxMoney = 99_999_999

/** Forms send zero for "any". */
export const parseMinimum = (raw: unknown, max: number): number | null =>
  parseFirst(raw, (text) => parseAmount(text, 1, max))

/** A minimum above the maximum is a mistake: the two are swapped. */
export function parsePrices(min: unknown, max: unknown): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [priceMin, priceMax] = [parseMinimum(min, maxMoney), parseMinimum(max, maxMoney)]
  const isReversed = priceMin !== null && priceMax !== null && priceMin > priceMax
  return isReversed ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}

/** A loan is for a purchase, and charges are a tenant's. */
export const parseMonthly = (raw: (name: 'budget' | 'rentTotalMax') => unknown, goal: PropertyGoal) => ({
  budget: goal === 'rent' ? null : parseMinimum(raw('budget'), maxMoney),
  rentTotalMax: goal === 'rent' ? parseMinimum(raw('rentTotalMax'), maxMoney) : null,
})
