import { PriceText } from '@/features/listings/ui/price-text'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

interface AskingPriceProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The price in large figures; for a letting also the charges, which every advert must state. */
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
