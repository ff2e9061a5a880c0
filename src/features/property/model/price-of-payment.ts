import type { MortgageRate } from './legal-rates'
import { monthlyPayment } from './monthly-payment'

/** The payment is proportional to the loan. */
const sample = 1_000_000

/**
 * The highest price, in whole euro, whose loan costs at most this payment a month: the whole price is borrowed.
 *
 * @returns null without an example of a loan
 */
export function pricePaidBy(payment: number, loan: MortgageRate | undefined): number | null {
  const ofSample =
    loan && monthlyPayment({ principal: sample, yearlyRate: loan.ratePercent, years: loan.years })
  return ofSample ? Math.floor((payment * sample) / ofSample) : null
}
