import { describePrice, type PriceSource } from './price'
import { priceLine, type PriceContext } from './price-parts'

export interface StaffPrice {
  /** The amount as on the site, also when visitors do not see it. */
  line: string
  /** What visitors read instead of the amount; undefined when they see it. */
  shownAs?: string
}

/** The price in lists of the studio: as on the site, and whether visitors see it. */
export function staffPrice(property: PriceSource, context: PriceContext): StaffPrice {
  const line = priceLine(describePrice({ ...property, publishPrice: true }), context)
  const shown = priceLine(describePrice(property), context)
  return shown === line ? { line } : { line, shownAs: shown }
}
