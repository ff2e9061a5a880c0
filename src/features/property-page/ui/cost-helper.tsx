import type { ReactNode } from 'react'

import { documentMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { Island } from '@/lib/parts/part'
import type { CostBasis } from '@/features/property/model/cost-basis'
import { rowInForce, type DatedRow } from '@/features/property/model/in-force'
import type { LegalRates, MortgageRate } from '@/features/property/model/legal-rates'
import type { PriceStyle, PriceFormat } from '@/features/property/model/price'
import { purchaseEstimate } from '@/features/property/model/purchase-cases'
import { figuresOf, type PurchaseTax } from '@/features/property/model/purchase-costs'
import {
  guaranteeOn,
  healthIndexBefore,
  indexMonthBefore,
  newestIndices,
  rentalStart,
} from '@/features/property/model/rental-costs'
import { formatDate } from '@/features/property/model/format-value'

import { PageSection } from './page-section'
import type { PurchaseCalculator } from './purchase-calculator.island'
import type { PurchaseTableProps } from './purchase-table'
import { monthName, RentalCosts } from './rental-costs'
import type { LoanCalculator } from './loan-calculator.island'

interface NamedRate extends DatedRow {
  name: string
  source?: string | null
  checkedOn?: string | null
  /** The last month of a table, as text. */
  until?: string
}

interface RateSourcesProps {
  rates: readonly NamedRate[]
  locale: Locale
  t: Translator
}

/** Every rate that was used, with its source and date: an estimate must state its basis. */
export function RateSources({ rates, locale, t }: RateSourcesProps) {
  const lines = rates.map(({ name, source: written, validFrom, checkedOn, until }) => {
    const source = written || t('costs.noSource')
    if (until) return t('costs.rateUntil', { name, source, month: until })
    const since = validFrom ? formatDate(validFrom, locale) : null
    if (since) return t('costs.rateSince', { name, source, date: since })
    const checked = checkedOn ? formatDate(checkedOn, locale) : null
    return checked
      ? t('costs.rateChecked', { name, source, date: checked })
      : t('costs.rateSource', { name, source })
  })
  if (lines.length === 0) return null
  return (
    <details className="mt-2 text-small" data-document={documentMark('globals', 'legal')}>
      <summary className="inline-flex min-h-11 items-center font-semibold underline">
        {t('costs.sources')}
      </summary>
      <ul className="mt-1 grid gap-1 text-slate">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

interface LoanSectionProps {
  loan: MortgageRate
  /** In euro. */
  price: number
  format: PriceFormat
  t: Translator
}

/** The monthly payment of an example loan; without JavaScript for the whole price. */
const LoanSection = ({ loan, price, format, t }: LoanSectionProps) => (
  <>
    <h3 className="text-card max-lg:mt-8">{t('costs.loanTitle')}</h3>
    <p className="mt-1 text-slate">{t('costs.loanText')}</p>
    <Island<typeof LoanCalculator>
      name="loanCalculator"
      props={{
        price,
        loan: { ratePercent: loan.ratePercent, years: loan.years },
        format,
        texts: {
          borrowed: t('costs.borrowed'),
          rate: t('costs.loanRatePercent'),
          years: t('costs.loanYears'),
          payment: t('costs.monthlyPayment'),
        },
      }}
    />
    <p className="mt-2 text-small text-slate">{t('costs.noAdvice')}</p>
  </>
)

interface CostHelperProps {
  basis: CostBasis
  rates: LegalRates
  /** ISO date of the day whose rates count. */
  day: string
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

type Of<Kind extends CostBasis['kind']> = CostHelperProps & { basis: Extract<CostBasis, { kind: Kind }> }

const taxName = (tax: PurchaseTax, t: Translator): string => {
  if ('vat' in tax) return tax.vat === 'newBuild' ? t('costs.newBuild') : t('costs.reducedVat')
  return tax.duty === 'ownHome' ? t('costs.ownHome') : t('costs.otherPurchase')
}

function Purchase({ basis, rates, day, locale, priceStyle, t }: Of<'purchase'>) {
  const estimate = purchaseEstimate(basis, rates, day)
  if (!estimate) return null
  const { duties, notary } = estimate.rates
  const taxes = estimate.cases.map(({ tax }) => tax)
  const used = taxes.flatMap((tax): NamedRate[] => {
    const rate =
      'duty' in tax
        ? duties[tax.duty]
        : rowInForce(
            rates.vat.filter(({ kind }) => kind === tax.vat),
            day,
          )
    return rate ? [{ ...rate, name: taxName(tax, t) }] : []
  })
  const loan = rowInForce(rates.mortgages, day)
  const table: PurchaseTableProps = {
    price: basis.price,
    columns: taxes.map((tax) => ({ tax, name: taxName(tax, t) })),
    rates: figuresOf(estimate.rates),
    format: { locale, style: priceStyle },
    texts: {
      price: t('costs.price'),
      tax: taxes.some((tax) => 'vat' in tax) ? t('costs.vat') : t('costs.duty'),
      notary: t('costs.notary'),
      total: t('costs.total'),
    },
  }
  return (
    <PageSection id="costs" title={t('costs.purchaseTitle')} field="price" isPrinted>
      <div className="grid gap-x-16 lg:grid-cols-2 print:block">
        <div>
          <Island<typeof PurchaseCalculator>
            name="purchaseCalculator"
            props={{ ...table, amountLabel: t('costs.amount') }}
          />
          <Estimate text={t('costs.estimate')} />
        </div>
        {loan && (
          <div className="print:hidden">
            <LoanSection loan={loan} price={basis.price} format={table.format} t={t} />
          </div>
        )}
      </div>
      <RateSources
        rates={[
          ...used,
          { ...notary, name: t('costs.notaryScale') },
          ...(loan
            ? [
                {
                  ...loan,
                  name: t('costs.loanRate'),
                  source: loan.source || t('costs.loanSource'),
                },
              ]
            : []),
        ]}
        locale={locale}
        t={t}
      />
    </PageSection>
  )
}

function Rental({ basis, rates, day, locale, priceStyle, t }: Of<'rental'>) {
  const guarantee = guaranteeOn(rates.guarantees, basis.region, day)
  const start = rentalStart(basis, guarantee)
  if (!start) return null
  const indices = newestIndices(rates.healthIndices)
  const [last] = indices
  const sources: NamedRate[] = []
  if (guarantee) sources.push({ ...guarantee, name: t('costs.guaranteeRate') })
  if (last && basis.region !== 'unknown')
    sources.push({ name: t('costs.indexName'), source: last.source, until: monthName(last.month, locale) })
  return (
    <PageSection id="costs" title={t('costs.rentalTitle')} field="price" isPrinted>
      <RentalCosts
        start={start}
        indices={indices}
        newIndex={healthIndexBefore(indices, day)}
        chosenMonth={indexMonthBefore(day)}
        region={basis.region}
        locale={locale}
        priceStyle={priceStyle}
        t={t}
      />
      <Estimate text={t('costs.rentalEstimate')} />
      <RateSources rates={sources} locale={locale} t={t} />
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
