import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import type { PriceStyle } from '@/features/property/model/price'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
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

/** A change of a price in percent, with its sign: `-4,2 %`. */
export const writeChange = (percent: number, { locale }: PortalContext): string =>
  numberFormat(intlLocales[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(percent / 100)
