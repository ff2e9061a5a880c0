import { fieldMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { Island } from '@/lib/parts/part'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'
import { formatPrice, type PriceStyle } from '@/features/property/model/price'
import type { EpcRegion } from '@/features/property/model/epc-scales'
import type { HealthIndex } from '@/features/property/model/legal-rates'
import type { RentalStart } from '@/features/property/model/rental-costs'

import type { RentIndexer } from './rent-indexer.island'

interface RentalCostsProps {
  start: RentalStart
  /** From the newest. */
  indices: readonly HealthIndex[]
  /** Of the month before today. */
  newIndex: HealthIndex | undefined
  /** The first day of that month. */
  chosenMonth: string
  /** Rents are indexed by Belgian law, so not abroad. */
  region: EpcRegion | 'unknown'
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** A month of the table, such as “October 2026”. */
export const monthName = (month: string, locale: Locale): string =>
  formatDay(toDay(month) ?? '', locale, 'month')

/** The last month of the index table. When the month needed is later, also where to find its index. */
function tableText({ indices, newIndex, chosenMonth, locale, t }: RentalCostsProps): string {
  const [last] = indices
  const month = monthName(chosenMonth, locale)
  if (!last) return t('costs.indexNone', { month })
  const until = monthName(last.month, locale)
  return newIndex ? t('costs.indexUntil', { until }) : t('costs.indexMissing', { month, until })
}

/** The calculator of the indexed rent. Old leases of homes with a poor energy label have a rule of their own in Wallonia. */
function Indexation(props: RentalCostsProps) {
  const { start, indices, newIndex, region, locale, priceStyle, t } = props
  return (
    <details className="mt-5 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold underline">
        {t('costs.indexTitle')}
      </summary>
      <p className="mt-1 max-w-2xl text-slate">
        {t('costs.indexText')} {region === 'wallonia' && t('costs.indexWalloon')}
      </p>
      <p className="mt-1 max-w-2xl text-slate">{tableText(props)}</p>
      <Island<typeof RentIndexer>
        name="rentIndexer"
        props={{
          rent: start.rent,
          newIndex: newIndex?.value ?? indices[0]?.value,
          indices: indices.map(({ month, value }) => ({ value, month: monthName(month, locale) })),
          format: { locale, style: priceStyle },
          texts: {
            baseRent: t('costs.baseRent'),
            startingIndex: t('costs.startingIndex'),
            newIndex: t('costs.newIndex'),
            newRent: t('costs.newRent'),
          },
        }}
      />
    </details>
  )
}

/** The costs of a tenant at the start, and a calculator of the indexed rent. */
export function RentalCosts(props: RentalCostsProps) {
  const { start, region, locale, priceStyle, t } = props
  const { guarantee, rent, charges, agencyCost, total } = start
  const format = { locale, style: priceStyle }
  const row = (name: string, amount: number, field: string) => ({ name, amount, field })
  const rows = [
    guarantee && row(t('costs.guarantee', { months: guarantee.months }), guarantee.amount, 'depositAmount'),
    row(t('costs.firstRent'), rent, 'price'),
    charges ? row(t('costs.firstCharges'), charges, 'renterCharges') : null,
    agencyCost ? row(t('costs.agencyCost'), agencyCost, 'agencyCost') : null,
  ].filter((each) => each !== null)
  return (
    <>
      <dl className="figures max-w-xl border-t border-line">
        {rows.map(({ name, amount, field }) => (
          <div
            key={field}
            className="flex justify-between gap-6 border-b border-line py-2.5"
            data-field={fieldMark(field)}
          >
            <dt className="text-slate">{name}</dt>
            <dd className="font-medium">{formatPrice(amount, format)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-b-2 border-ink py-2.5 font-bold">
          <dt>{t('costs.total')}</dt>
          <dd>{formatPrice(total, format)}</dd>
        </div>
      </dl>
      {region !== 'unknown' && <Indexation {...props} />}
    </>
  )
}
