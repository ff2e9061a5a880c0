import type { MortgageRate } from '@/features/property/model/legal-rates'
import type { PriceFormat } from '@/features/property/model/price'
import type { Translator } from '@/lib/i18n/translator'
import { Island } from '@/lib/parts/part'

import type { LoanCalculator } from './loan-calculator.island'

interface LoanSectionProps {
  loan: MortgageRate
  /** In euro. */
  price: number
  format: PriceFormat
  t: Translator
}

/** The monthly payment of an example loan; without JavaScript for the whole price. */
export const LoanSection = ({ loan, price, format, t }: LoanSectionProps) => (
  <>
    <h3 className="mt-8 text-card">{t('costs.loanTitle')}</h3>
    <p className="mt-1 max-w-2xl text-slate">{t('costs.loanText')}</p>
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
    <p className="mt-2 max-w-2xl text-small text-slate">{t('costs.noAdvice')}</p>
  </>
)
