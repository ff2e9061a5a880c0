import fc from 'fast-check'
import { expect, test } from 'vitest'

import { monthlyPayment } from './monthly-payment'
import { pricePaidBy } from './price-of-payment'

const loan = { ratePercent: 3, years: 20 }

test('a payment buys the price whose loan costs it', () => {
  // 200 000 euro at 3 % over 20 years cost 1105.15 euro a month.
  expect(pricePaidBy(1105.15, loan)).toBeGreaterThanOrEqual(199_990)
  expect(pricePaidBy(1105.15, loan)).toBeLessThanOrEqual(200_010)
})

test('without an example of a loan there is no price', () => {
  expect(pricePaidBy(1000, undefined)).toBeNull()
  expect(pricePaidBy(1000, { ratePercent: 3, years: 0 })).toBeNull()
})

test('the loan of that price costs the payment, but for the rounding of the price', () => {
  const rate = fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 20_000 }),
      rate,
      fc.integer({ min: 1, max: 40 }),
      (payment, ratePercent, years) => {
        const price = pricePaidBy(payment, { ratePercent, years }) ?? 0
        const cost = monthlyPayment({ principal: price, yearlyRate: ratePercent, years }) ?? 0
        // Half a euro of a loan over one year at 12 % costs 4.5 cents a month.
        expect(Math.abs(cost - payment)).toBeLessThan(0.06)
      },
    ),
  )
})
