import { type Locale, intlLocales, withNoBreakSpaces } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'

import type { PropertyGoal } from './goal'

/**
 * `ofPage`: `€ 285.000` on Dutch and French pages, `€285,000` on English and `285.000 €` on German ones;
 * `belgianDutch`: `€ 285.000` in every language (specification 9); `ofLanguage`: the format of each language.
 */
export const priceStyles = ['ofPage', 'belgianDutch', 'ofLanguage'] as const
export type PriceStyle = (typeof priceStyles)[number]

export const defaultPriceStyle: PriceStyle = 'ofPage'

export interface PriceFormat {
  locale: Locale
  /** The setting of the site. */
  style?: PriceStyle
}

const languageOf: Readonly<Record<PriceStyle, (locale: Locale) => string>> = {
  ofPage: (locale) => (locale === 'nl' || locale === 'fr' ? 'nl-BE' : intlLocales[locale]),
  belgianDutch: () => 'nl-BE',
  ofLanguage: (locale) => intlLocales[locale],
}

/**
 * Formats an amount in euro; with cents only if it has any. A value that cannot be formatted gives the text `NaN`
 * instead of an error. Specification 9, acceptance E3.
 */
export function formatPrice(value: number, { locale, style = defaultPriceStyle }: PriceFormat): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NaN'
  const digits = Number.isInteger(value) ? 0 : 2
  const format = numberFormat(languageOf[style](locale), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withNoBreakSpaces(format.format(value))
}

/** Input of the price; the names are those of the stored fields. */
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
  /** The agency's own words beside the price (PriceUnitText); undefined if there are none. */
  text?: string
}

export type PriceDescription =
  | { kind: 'hidden' }
  | { kind: 'onRequest' }
  | ({ kind: 'from' } & ShownPrice)
  | ({ kind: 'exact' } & ShownPrice)

/** PriceUnit 7 means a starting-from price; the meaning of other numbers is unknown (specification 3.2). */
const startingFromUnit = 7

/**
 * The public description of a price. `hidden`: the agency does not publish it, so the result contains no amount;
 * `onRequest`: published but missing or zero, which is never a real price (facts.md 3.1).
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
