import { PriceText } from '@/features/listings/ui/price-text'
import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatPrice, type PriceDescription, type PriceStyle } from '@/features/property/model/price'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

interface AskingPriceProps {
  property: PropertyDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The field that the shown amount comes from: of a life annuity not the price. */
export function priceFieldOf(price: PriceDescription): string {
  if (price.kind === 'hidden') return 'publishPrice'
  if (price.kind === 'annuity') return 'viagerIndexedRent'
  return 'annuity' in price ? 'bouquet' : 'price'
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
        <p className="figures mt-1 text-slate" data-field={fieldMark('renterCharges')}>
          {t('property.plusCharges', { amount: formatPrice(monthlyCharges, { locale, style: priceStyle }) })}
        </p>
      )}
    </>
  )
}
