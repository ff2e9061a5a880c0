import type { ReactNode } from 'react'

import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { formatDate } from '@/features/property/model/format-value'
import type { CostBasis } from '@/features/property/model/cost-basis'
import type { DatedRow } from '@/features/property/model/in-force'
import type { LegalRates } from '@/features/property/model/legal-rates'
import type { PriceStyle } from '@/features/property/model/price'
import { purchaseRatesOn, type PurchaseTax } from '@/features/property/model/purchase-costs'
import { guaranteeOn, rentalStart } from '@/features/property/model/rental-costs'

import { PageSection } from './page-section'
import { PurchaseCalculator } from './purchase-calculator'
import type { PurchaseTableProps } from './purchase-table'
import { RentalCosts } from './rental-costs'

interface CostHelperProps {
  basis: CostBasis
  rates: LegalRates
  /** ISO date of the day whose rates count. */
  day: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

interface NamedRate extends DatedRow {
  name: string
  source?: string | null
}

type Of<Kind extends CostBasis['kind']> = CostHelperProps & { basis: Extract<CostBasis, { kind: Kind }> }

/** Every rate that was used, with its source and first day: an estimate must state its basis. */
function Sources({ rates, locale, t }: { rates: readonly NamedRate[]; locale: Locale; t: Translator }) {
  const lines = rates.flatMap(({ name, source, validFrom }) => {
    const date = validFrom ? formatDate(validFrom, locale) : null
    if (!source) return []
    return date ? [t('costs.rateSince', { name, source, date })] : [t('costs.rateSource', { name, source })]
  })
  if (lines.length === 0) return null
  return (
    <details className="mt-2 text-small">
      <summary className="inline-flex min-h-11 items-center font-semibold underline">
        {t('costs.sources')}
      </summary>
      <ul className="mt-1 space-y-1 text-slate">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

const taxName = (tax: PurchaseTax, t: Translator): string => {
  if ('vat' in tax) return tax.vat === 'newBuild' ? t('costs.newBuild') : t('costs.reducedVat')
  return tax.duty === 'ownHome' ? t('costs.ownHome') : t('costs.otherPurchase')
}

function Purchase({ basis, rates, day, locale, priceStyle, t }: Of<'purchase'>) {
  const inForce = purchaseRatesOn(rates, basis.region, day)
  if (!inForce) return null
  const { duties, vat, notary } = inForce
  const taxes = basis.taxes.filter((tax) => ('vat' in tax ? vat[tax.vat] !== undefined : duties[tax.duty]))
  if (taxes.length === 0) return null
  const used = taxes.flatMap((tax): NamedRate[] => {
    const rate = 'duty' in tax ? duties[tax.duty] : rates.vat.find(({ kind }) => kind === tax.vat)
    return rate ? [{ ...rate, name: taxName(tax, t) }] : []
  })
  const table: PurchaseTableProps = {
    price: basis.price,
    columns: taxes.map((tax) => ({ tax, name: taxName(tax, t) })),
    rates: inForce,
    format: { locale, style: priceStyle },
    texts: {
      price: t('costs.price'),
      tax: taxes.some((tax) => 'vat' in tax) ? t('costs.vat') : t('costs.duty'),
      notary: t('costs.notary'),
      total: t('costs.total'),
    },
  }
  return (
    <PageSection id="costs" title={t('costs.purchaseTitle')}>
      <PurchaseCalculator {...table} amountLabel={t('costs.amount')} />
      <Estimate text={t('costs.estimate')} />
      <Sources rates={[...used, { ...notary, name: t('costs.notaryScale') }]} locale={locale} t={t} />
    </PageSection>
  )
}

function Rental({ basis, rates, day, locale, priceStyle, t }: Of<'rental'>) {
  const guarantee = guaranteeOn(rates.guarantees, basis.region, day)
  const start = rentalStart(basis, guarantee)
  if (!start) return null
  return (
    <PageSection id="costs" title={t('costs.rentalTitle')}>
      <RentalCosts start={start} locale={locale} priceStyle={priceStyle} t={t} />
      <Estimate text={t('costs.rentalEstimate')} />
      {guarantee && (
        <Sources rates={[{ ...guarantee, name: t('costs.guaranteeRate') }]} locale={locale} t={t} />
      )}
    </PageSection>
  )
}

const Estimate = ({ text }: { text: ReactNode }) => (
  <p className="mt-4 max-w-2xl text-small text-slate">{text}</p>
)

/** The costs of a purchase or a letting besides the price, at the rates in force (X12). */
export function CostHelper(props: CostHelperProps) {
  const { basis } = props
  return basis.kind === 'purchase' ? (
    <Purchase {...props} basis={basis} />
  ) : (
    <Rental {...props} basis={basis} />
  )
}
