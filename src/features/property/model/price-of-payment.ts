import type { MortgageRate } from './legal-rates'
import { monthlyPayment } from './monthly-payment'

/** The payment is proportional to the loan; of a large one its rounding to the cent does not matter. */
const sample = 1_000_000_000

/**
 * The price, in whole euro, whose loan costs this payment a month: the whole price is borrowed.
 *
 * @returns null without an example of a loan
 */
export function pricePaidBy(payment: number, loan: MortgageRate | undefined): number | null {
  const ofSample =
    loan && monthlyPayment({ principal: sample, yearlyRate: loan.ratePercent, years: loan.years })
  return ofSample ? Math.round((payment * sample) / ofSample) : null
}
