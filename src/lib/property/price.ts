import type { Locale } from '@/lib/i18n/locales'

import type { PropertyGoal } from './goal'
import { intlLocales, withNoBreakSpaces } from './intl-locales'

/** `belgianDutch`: `€ 285.000` in every language (specification 9); `ofLanguage`: each language's own format. */
export const priceStyles = ['belgianDutch', 'ofLanguage'] as const
export type PriceStyle = (typeof priceStyles)[number]

export interface PriceFormat {
  locale: Locale
  /** The setting of the site; Belgian Dutch when not given. */
  style?: PriceStyle
}

/**
 * Writes an amount in euro; cents only when there are any. A value that cannot be formatted gives the text `NaN`
 * instead of an error. Specification 9, acceptance E3.
 */
export function formatPrice(value: number, { locale, style = 'belgianDutch' }: PriceFormat): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NaN'
  const digits = Number.isInteger(value) ? 0 : 2
  const format = new Intl.NumberFormat(style === 'ofLanguage' ? intlLocales[locale] : 'nl-BE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withNoBreakSpaces(format.format(value))
}

/** What of a property its price is made of; the names are those of the stored fields. */
export interface PriceSource {
  goal: PropertyGoal
  price?: number | null
  publishPrice?: boolean | null
  priceUnit?: number | null
  priceUnitText?: string | null
}

interface ShownPrice {
  /** In euro. */
  price: number
  /** Rents are per month. */
  monthly: boolean
  /** The agency's own words beside the price (PriceUnitText); absent when there are none. */
  text?: string
}

export type PriceDescription =
  | { kind: 'hidden' }
  | { kind: 'onRequest' }
  | ({ kind: 'from' } & ShownPrice)
  | ({ kind: 'exact' } & ShownPrice)

/** PriceUnit 7 means a starting-from price; the meaning of other numbers is not known (specification 3.2). */
const startingFromUnit = 7

/**
 * Says what may be shown of a price. `hidden`: the agency does not publish it, so no amount leaves this function;
 * `onRequest`: published but missing or zero, which is never a price of nothing (facts.md 3.1).
 */
export function describePrice(property: PriceSource): PriceDescription {
  if (property.publishPrice !== true) return { kind: 'hidden' }
  const { price } = property
  if (typeof price !== 'number' || !Number.isFinite(price) || price <= 0) return { kind: 'onRequest' }
  const text = property.priceUnitText?.trim()
  return {
    kind: property.priceUnit === startingFromUnit ? 'from' : 'exact',
    price,
    monthly: property.goal === 'rent',
    ...(text ? { text } : {}),
  }
}
