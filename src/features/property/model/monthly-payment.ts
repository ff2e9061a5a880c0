interface Loan {
  /** In euro. */
  principal: number
  /** In percent a year. */
  yearlyRate: number
  years: number
}

/** Belgian lenders state the yearly rate as compounded monthly: (1 + monthly)^12 = 1 + yearly. */
const monthlyRate = (yearlyRate: number) => (1 + yearlyRate / 100) ** (1 / 12) - 1

/**
 * The constant monthly payment of a loan, in euro to the cent.
 *
 * @returns null if a number is missing or negative, or the principal or the years are zero
 */
export function monthlyPayment({ principal, yearlyRate, years }: Loan): number | null {
  const isUsable = [principal, yearlyRate, years].every(Number.isFinite)
  if (!isUsable || principal <= 0 || years <= 0 || yearlyRate < 0) return null
  const months = years * 12
  const rate = monthlyRate(yearlyRate)
  const payment = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months)
  return Math.round(payment * 100) / 100
}
