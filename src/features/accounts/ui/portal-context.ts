import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { formatChange } from '@/features/property/model/format-percentage'
import { formatNumber } from '@/features/property/model/format-value'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

/** What every part of a page about a property needs. */
export interface PortalContext {
  property: OwnedProperty
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  /** Staff who look at the page as the owner: nothing can be sent. */
  isReadOnly: boolean
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** A change of a price in percent, with its sign: `−4,2 %`. */
export const writeChange = (percent: number, { locale, priceStyle }: PortalContext): string =>
  formatChange(tenths(percent), { locale, style: priceStyle })

/** A number with at most one decimal. */
export const writeNumber = (value: number, { locale, priceStyle }: PortalContext): string =>
  formatNumber(tenths(value), { locale, style: priceStyle })
