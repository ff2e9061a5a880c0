import { type Locale, intlLocales, withNoBreakSpaces } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'

import type { Disclosure } from './disclosure'
import type { PropertyGoal } from './goal'
import { knownMeasure } from './known-measure'
import { publicAmountsOf, type AnnuitySource } from './public-amounts'

/**
 * `belgianDutch`: `€ 285.000` in every language (specification 9); `ofPage`: the same on Dutch and French pages,
 * `€285,000` on English and `285.000 €` on German ones; `ofLanguage`: the format of each language.
 */
export const priceStyles = ['belgianDutch', 'ofPage', 'ofLanguage'] as const
export type PriceStyle = (typeof priceStyles)[number]

export const defaultPriceStyle: PriceStyle = 'belgianDutch'

export interface PriceFormat {
  locale: Locale
  /** The setting of the site. */
  style?: PriceStyle
}

/** Languages whose readers write amounts as Belgians do. */
const belgian: readonly string[] = ['nl', 'fr']

const languageOf: Readonly<Record<PriceStyle, (locale: Locale) => string>> = {
  ofPage: (locale) => (belgian.includes(locale) ? 'nl-BE' : intlLocales[locale]),
  belgianDutch: () => 'nl-BE',
  ofLanguage: (locale) => intlLocales[locale],
}

/** The language whose rules all numbers of a page follow, amounts and others alike: the setting decides. */
export const numberLanguage = ({ locale, style = defaultPriceStyle }: PriceFormat): string =>
  languageOf[style](locale)

/**
 * Formats an amount in euro; with cents only if it has any. A value that cannot be formatted gives the text `NaN`
 * instead of an error. Specification 9, acceptance E3.
 */
export function formatPrice(value: number, format: PriceFormat): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'NaN'
  const digits = Number.isInteger(value) ? 0 : 2
  const euro = numberFormat(numberLanguage(format), {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withNoBreakSpaces(euro.format(value))
}

/** Input of the price; the names are those of the stored fields. */
export interface PriceSource extends AnnuitySource {
  goal: PropertyGoal
  publishPrice?: boolean | null
  /** Null and undefined: `open`. */
  disclosure?: Disclosure | null
  priceUnit?: number | null
  priceUnitText?: string | null
  /** Public number of the type. */
  webId?: number | null
  /** In m². */
  surfaceLiving?: number | null
}

export interface ShownPrice {
  /** In euro. */
  price: number
  /** Rents are per month. */
  monthly: boolean
  /**
   * Of a life annuity, whose price is the bouquet: the amount in euro per month, null if unknown. Left out for an
   * ordinary price.
   */
  annuity?: number | null
  /** Of offices and shops, in euro: a price per m², a rent per m² and year. */
  perSquareMetre?: number
  /** The agency's own words beside the price (PriceUnitText); undefined if there are none. */
  text?: string
}

export type PriceDescription =
  | { kind: 'hidden' }
  /** Of a sold or let property without a price that its seller agreed to show: nothing is said of it. */
  | { kind: 'gone' }
  | { kind: 'onRequest' }
  | ({ kind: 'from' } & ShownPrice)
  | ({ kind: 'exact' } & ShownPrice)
  /** A life annuity without a bouquet; `annuity` is in euro per month. */
  | { kind: 'annuity'; annuity: number; text?: string }

/** PriceUnit 7 means a starting-from price; the meaning of other numbers is unknown (specification 3.2). */
const startingFromUnit = 7

/** The page says so itself for a starting-from price. */
const startingFromTexts = /^(vanaf|à partir de|a partir de|dès|from|starting from|ab)$/i

/** Commercial premises, which are compared by it (specification 4). */
const commercialWebId = 6

function perSquareMetre(price: number, { webId, surfaceLiving, goal }: PriceSource): number | null {
  const area = webId === commercialWebId && goal !== 'takeover' && knownMeasure(surfaceLiving)
  return area ? Math.round((goal === 'rent' ? price * 12 : price) / area) || null : null
}

/**
 * The public description of a price. `hidden`: the agency does not publish it, so the result contains no amount; `gone`:
 * the property is sold or let; `onRequest`: published but missing or zero, which is never a real price (facts.md 3.1).
 */
export function describePrice(property: PriceSource): PriceDescription {
  const isGone = (property.disclosure ?? 'open') !== 'open'
  if (property.publishPrice !== true) return { kind: isGone ? 'gone' : 'hidden' }
  const { shown: price, annuity } = publicAmountsOf(property)
  const isFrom = property.priceUnit === startingFromUnit
  const written = property.priceUnitText?.trim()
  const text = isFrom && written && startingFromTexts.test(written) ? undefined : written
  if (price === null) {
    if (isGone && !annuity?.monthly) return { kind: 'gone' }
    if (!annuity?.monthly) return { kind: 'onRequest' }
    return { kind: 'annuity', annuity: annuity.monthly, ...(text ? { text } : {}) }
  }
  const rate = annuity ? null : perSquareMetre(price, property)
  return {
    kind: isFrom ? 'from' : 'exact',
    price,
    monthly: property.goal === 'rent',
    ...(annuity ? { annuity: annuity.monthly } : {}),
    ...(rate && { perSquareMetre: rate }),
    ...(text ? { text } : {}),
  }
}
