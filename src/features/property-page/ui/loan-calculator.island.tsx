import { useState } from 'react'

import type { MortgageRate } from '@/features/property/model/legal-rates'
import { monthlyPayment } from '@/features/property/model/monthly-payment'
import { formatPrice, type PriceFormat } from '@/features/property/model/price'

import { NumberField } from './number-field'

interface LoanCalculatorProps {
  /** In euro. */
  price: number
  loan: Pick<MortgageRate, 'ratePercent' | 'years'>
  format: PriceFormat
  texts: Record<'borrowed' | 'rate' | 'years' | 'payment', string>
}

/** The monthly payment of a loan: at first of the whole price, at the agency's example rate and term. */
export function LoanCalculator({ price, loan, format, texts }: LoanCalculatorProps) {
  const [values, setValues] = useState({
    borrowed: String(price),
    rate: String(loan.ratePercent),
    years: String(loan.years),
  })
  const payment = monthlyPayment({
    principal: Number(values.borrowed),
    yearlyRate: Number(values.rate),
    years: Number(values.years),
  })
  const field = (name: keyof typeof values, step: number | 'any') => (
    <NumberField
      className="min-w-0 flex-1 basis-36"
      label={texts[name]}
      inputMode={step === 'any' ? 'decimal' : 'numeric'}
      step={step}
      value={values[name]}
      onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
    />
  )
  return (
    <div className="mt-4 flex max-w-2xl flex-wrap items-end gap-4">
      {field('borrowed', 1000)}
      {field('rate', 'any')}
      {field('years', 1)}
      <p role="status" className="figures basis-full font-medium">
        {texts.payment} {payment === null ? '–' : formatPrice(Math.round(payment), format)}
      </p>
    </div>
  )
}
