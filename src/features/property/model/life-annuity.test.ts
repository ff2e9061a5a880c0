import fc from 'fast-check'
import { expect, test } from 'vitest'

import { comparablePrice, lifeAnnuityOf } from './life-annuity'

test.each([
  [{ price: 250_000 }, null],
  [
    { price: 52_000, viagerType: 'occupied', viagerIndexedRent: 740 },
    { bouquet: 52_000, monthly: 740 },
  ],
  [
    { price: 180_000, viagerType: 'occupied', bouquet: 52_000, viagerIndexedRent: 740 },
    { bouquet: 52_000, monthly: 740 },
  ],
  [
    { price: 52_000, viagerType: 'vacant' },
    { bouquet: 52_000, monthly: null },
  ],
  [
    { viagerType: 'vacant', viagerIndexedRent: 740 },
    { bouquet: 0, monthly: 740 },
  ],
])('%j is the annuity %j', (source, annuity) => {
  expect(lifeAnnuityOf(source)).toEqual(annuity)
})

test('a life annuity is never compared by its bouquet alone', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, (bouquet, monthly) => {
      expect(comparablePrice({ bouquet, monthly })).toBeGreaterThan(bouquet)
      expect(comparablePrice({ bouquet, monthly: null })).toBeNull()
    }),
  )
})
