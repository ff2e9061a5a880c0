import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceDescription, PriceStyle } from '@/features/property/model/price'
import { priceParts } from '@/features/property/model/price-parts'

import { PriceLine } from './price-line'

interface PriceTextProps {
  price: PriceDescription
  locale: Locale
  style: PriceStyle
  t: Translator
  className?: string
}

/** The public price: exact, starting from, per month, or on request. */
export const PriceText = ({ price, locale, style, t, className }: PriceTextProps) => (
  <PriceLine
    price={priceParts(price, { locale, priceStyle: style, t })}
    className={`figures ${className ?? ''}`}
  />
)
