import type { PriceMoment } from './publication-facts'

export interface PriceStep extends PriceMoment {
  /** Change from the previous price, in percent: -4.2 for a fall; null for the first price. */
  changePercent: number | null
}

/** The prices of a property, newest first, each with its change from the previous one (acceptance X9). */
export function priceSteps(history: readonly PriceMoment[]): PriceStep[] {
  return history
    .filter(({ price }) => price > 0)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, price }, index, sorted) => {
      const before = sorted[index - 1]?.price
      const changePercent = before ? Math.round(((price - before) / before) * 1000) / 10 : null
      return { date, price, changePercent }
    })
    .reverse()
}
