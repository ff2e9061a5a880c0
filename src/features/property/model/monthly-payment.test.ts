import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlyPayment } from './monthly-payment'

// Worked by hand with the actuarial monthly rate: 3 % a year is 0.24662698 % a month.
test.each([
  [200_000, 3, 20, 1_105.15],
  [200_000, 0, 20, 833.33],
  [100_000, 3.5, 25, 497.68],
])('€ %d at %d %% for %d years costs € %d a month', (principal, yearlyRate, years, payment) => {
  expect(monthlyPayment({ principal, yearlyRate, years })).toBe(payment)
})

test.each([
  [0, 3, 20],
  [-1, 3, 20],
  [100_000, -1, 20],
  [100_000, 3, 0],
  [Number.NaN, 3, 20],
  [100_000, Number.POSITIVE_INFINITY, 20],
])('principal %d, rate %d, years %d give none', (principal, yearlyRate, years) => {
  expect(monthlyPayment({ principal, yearlyRate, years })).toBeNull()
})

const loan = fc.record({
  principal: fc.integer({ min: 1_000, max: 5_000_000 }),
  yearlyRate: fc.integer({ min: 1, max: 150 }).map((tenths) => tenths / 10),
  years: fc.integer({ min: 1, max: 40 }),
})

test('the payments repay the principal to the last euro', () => {
  fc.assert(
    fc.property(loan, ({ principal, yearlyRate, years }) => {
      const payment = monthlyPayment({ principal, yearlyRate, years }) ?? Number.NaN
      const monthly = (1 + yearlyRate / 100) ** (1 / 12)
      let owed = principal
      for (let month = 0; month < years * 12; month += 1) owed = owed * monthly - payment
      // A cent of rounding, with its interest to the end.
      expect(Math.abs(owed)).toBeLessThan(0.006 * years * 12 * (1 + yearlyRate / 100) ** years)
    }),
  )
})

test('a higher price or rate never costs less a month, a longer term never more', () => {
  fc.assert(
    fc.property(loan, (one) => {
      const payment = monthlyPayment(one) ?? Number.NaN
      expect(monthlyPayment({ ...one, principal: one.principal + 1_000 })).toBeGreaterThan(payment)
      expect(monthlyPayment({ ...one, yearlyRate: one.yearlyRate + 1 })).toBeGreaterThan(payment)
      expect(monthlyPayment({ ...one, years: one.years + 1 })).toBeLessThanOrEqual(payment)
    }),
  )
})
