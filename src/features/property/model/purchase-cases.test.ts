import fc from 'fast-check'
import { expect, test } from 'vitest'

import { demoLegalRates as rates } from '../../../../scripts/demo/seed/purchase-amounts'

import type { CostBasis } from './cost-basis'
import { epcRegions } from './epc-scales'
import { amountsOf, purchaseEstimate, type ComputedAmount } from './purchase-cases'
import { purchaseCosts, type PurchaseTax } from './purchase-costs'

const day = '2026-11-25'
const house: CostBasis = {
  kind: 'purchase',
  price: 370_000,
  region: 'wallonia',
  taxes: [{ duty: 'ownHome' }, { duty: 'other' }],
}

const estimateOf = (basis: CostBasis) => {
  const estimate = purchaseEstimate(basis, rates, day)
  if (!estimate) throw new Error('No estimate')
  return estimate
}

const amountsIn = (basis: CostBasis, field: ComputedAmount) =>
  amountsOf(field, estimateOf(basis)).map(({ amount }) => amount)

// The notary's scale by hand: 7 500 × 4.56 % + 10 000 × 2.85 % + 12 500 × 2.28 % + 15 495 × 1.71 %
// + 18 600 × 1.14 % + 186 000 × 0.57 % + 119 905 × 0.057 % = € 2 517.55.
test.each([
  ['registrationDuties', [46_250, 11_100]],
  ['notaryFeeExclVat', [2_518]],
  ['notaryFeeInclVat', [3_046]],
  ['totalCost', [419_296, 384_146]],
  ['vatAmount', []],
] as const)('a Walloon house of € 370 000 has %s %j, the standard case first', (field, amounts) => {
  expect(amountsIn(house, field)).toEqual(amounts)
})

test('a new building has VAT instead of duty', () => {
  const newBuild: CostBasis = { ...house, taxes: [{ vat: 'newBuild' }] }
  expect(amountsIn(newBuild, 'vatAmount')).toEqual([77_700])
  expect(amountsIn(newBuild, 'registrationDuties')).toEqual([])
})

test('no estimate without a basis, for a letting, or before the rates began', () => {
  const rental: CostBasis = {
    kind: 'rental',
    rent: 900,
    charges: null,
    deposit: null,
    agencyCost: null,
    region: 'wallonia',
  }
  expect(purchaseEstimate(null, rates, day)).toBeNull()
  expect(purchaseEstimate(rental, rates, day)).toBeNull()
  expect(purchaseEstimate({ ...house, taxes: [{ duty: 'ownHome' }] }, rates, '2024-12-31')).toBeNull()
})

const taxes: PurchaseTax[] = [{ duty: 'ownHome' }, { duty: 'other' }, { vat: 'newBuild' }, { vat: 'reduced' }]
const anyCase = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }),
  region: fc.constantFrom(...epcRegions),
  tax: fc.constantFrom(...taxes),
})

test('no cost is negative, the total is the sum, and a higher price never costs less', () => {
  fc.assert(
    fc.property(anyCase, fc.integer({ min: 0, max: 100_000 }), ({ price, region, tax }, more) => {
      const { rates: inForce } = estimateOf({ ...house, region, taxes: [tax], price })
      const one = purchaseCosts(price, tax, inForce)
      const other = purchaseCosts(price + more, tax, inForce)
      if (!one || !other) throw new Error('No costs')
      expect(Math.min(one.tax, one.notary, one.notaryExclVat)).toBeGreaterThanOrEqual(0)
      expect(one.total).toBe(price + one.tax + one.notary)
      expect(other.total).toBeGreaterThanOrEqual(one.total)
    }),
  )
})

test('a sole own home never costs more than another purchase', () => {
  fc.assert(
    fc.property(anyCase, ({ price, region }) => {
      const { cases } = estimateOf({ ...house, region, price })
      const [ownTotal, other] = cases.map(({ costs }) => costs.total)
      expect(ownTotal ?? Number.NaN).toBeLessThanOrEqual(other ?? Number.NaN)
    }),
  )
})
