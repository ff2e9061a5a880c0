import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceDescription, PriceStyle } from '@/lib/property/price'
import { formatPrice } from '@/lib/property/price'

interface PriceTextProps {
  price: PriceDescription
  locale: Locale
  style: PriceStyle
  t: Translator
  className?: string
}

/** The price as it may be shown: exact, starting from, per month, or on request. */
export function PriceText({ price, locale, style, t, className = '' }: PriceTextProps) {
  if (price.kind === 'hidden' || price.kind === 'onRequest')
    return <span className={className}>{t('property.priceOnRequest')}</span>
  const amount = formatPrice(price.price, { locale, style })
  return (
    <span className={`figures whitespace-nowrap ${className}`}>
      {price.kind === 'from' && <span className="text-small font-normal">{t('property.priceFrom')} </span>}
      {amount}
      {price.monthly && <span className="text-small font-normal"> {t('property.perMonth')}</span>}
      {price.text && <span className="text-small font-normal"> {price.text}</span>}
    </span>
  )
}
