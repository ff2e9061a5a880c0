import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { RentalStart } from '@/features/property/model/rental-costs'

import { RentIndexer } from './rent-indexer'

interface RentalCostsProps {
  start: RentalStart
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The costs of a tenant at the start, and a calculator of the indexed rent. */
export function RentalCosts({ start, locale, priceStyle, t }: RentalCostsProps) {
  const { guarantee, rent, charges, total } = start
  const format = { locale, style: priceStyle }
  const rows = [
    ...(guarantee ? [[t('costs.guarantee', { months: guarantee.months }), guarantee.amount] as const] : []),
    [t('costs.firstRent'), rent] as const,
    ...(charges ? [[t('costs.firstCharges'), charges] as const] : []),
  ]
  return (
    <>
      <dl className="figures max-w-xl border-t border-line">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="text-slate">{name}</dt>
            <dd className="font-medium">{formatPrice(amount, format)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-b-2 border-ink py-2.5 font-bold">
          <dt>{t('costs.total')}</dt>
          <dd>{formatPrice(total, format)}</dd>
        </div>
      </dl>
      <h3 className="mt-8 text-card">{t('costs.indexTitle')}</h3>
      <p className="mt-1 max-w-2xl text-slate">{t('costs.indexText')}</p>
      <RentIndexer
        rent={rent}
        format={format}
        texts={{
          baseRent: t('costs.baseRent'),
          startingIndex: t('costs.startingIndex'),
          newIndex: t('costs.newIndex'),
          newRent: t('costs.newRent'),
        }}
      />
    </>
  )
}
