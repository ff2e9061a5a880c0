import { PriceText } from '@/components/property/price-text'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatPrice, type PriceStyle } from '@/lib/property/price'
import type { PropertyDetail } from '@/lib/property/property-detail'

interface AskingPriceProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The price in large figures; of a letting the charges too, which every advert must state. */
export function AskingPrice({ property, locale, priceStyle, t }: AskingPriceProps) {
  const { summary, monthlyCharges } = property
  return (
    <>
      <PriceText
        price={summary.price}
        locale={locale}
        style={priceStyle}
        t={t}
        className="block font-display text-title font-bold"
      />
      {monthlyCharges !== null && monthlyCharges > 0 && (
        <p className="figures mt-1 text-slate">
          {t('property.plusCharges', { amount: formatPrice(monthlyCharges, { locale, style: priceStyle }) })}
        </p>
      )}
    </>
  )
}
