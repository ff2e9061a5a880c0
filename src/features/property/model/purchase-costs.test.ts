import fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultDuties, defaultVat } from '@/collections/globals/legal/money-defaults'

import { epcRegions } from './epc-scales'
import { defaultNotaryTariffs } from '@/collections/globals/legal/money-defaults'

import type { DutyRate, LegalRates, VatRate } from './legal-rates'
import { figuresOf, notaryFee, purchaseCosts, purchaseRatesOn, type PurchaseRates } from './purchase-costs'

const rates: LegalRates = {
  // Payload types the defaults as plain strings; these are their literal types.
  duties: defaultDuties as DutyRate[],
  vat: defaultVat as VatRate[],
  guarantees: [],
  mortgages: [],
  healthIndices: [],
  notary: defaultNotaryTariffs,
}

function ratesOf(region: (typeof epcRegions)[number], day = '2026-06-01'): PurchaseRates {
  const ratesOnDay = purchaseRatesOn(rates, region, day)
  if (!ratesOnDay) throw new Error('No rates')
  return ratesOnDay
}

// facts.md 3.3
test.each([
  ['wallonia', 'ownHome', 300_000, 9_000],
  ['wallonia', 'other', 300_000, 37_500],
  ['flanders', 'ownHome', 300_000, 6_000],
  ['flanders', 'other', 300_000, 36_000],
  ['brussels', 'ownHome', 300_000, 12_500],
  ['brussels', 'ownHome', 600_000, 50_000],
  ['brussels', 'ownHome', 600_001, 75_000],
  ['brussels', 'ownHome', 150_000, 0],
  ['brussels', 'other', 300_000, 37_500],
] as const)('in %s the duty as %s on € %d is € %d', (region, duty, price, tax) => {
  expect(purchaseCosts(price, { duty }, ratesOf(region))?.tax).toBe(tax)
})

test('the Walloon rate of 3 % does not apply before its first day', () => {
  expect(purchaseCosts(300_000, { duty: 'ownHome' }, ratesOf('wallonia', '2024-12-31'))).toBeNull()
})

test.each([
  ['newBuild', 63_000],
  ['reduced', 18_000],
] as const)('VAT (%s) replaces the duty: € %d on € 300.000', (vat, tax) => {
  expect(purchaseCosts(300_000, { vat }, ratesOf('wallonia'))?.tax).toBe(tax)
})

test.each([
  [5_000, 228],
  [7_500, 342],
  [17_500, 627],
  [250_095, 2_449.2],
  [350_095, 2_506.2],
])("the notary's fee on € %d is € %d", (price, fee) => {
  expect(notaryFee(price, ratesOf('wallonia').notary)).toBeCloseTo(fee, 1)
})

test('the total is the sum of the shown amounts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(...epcRegions), (price, region) => {
      const costs = purchaseCosts(price, { duty: 'other' }, ratesOf(region))
      return costs !== null && costs.total === price + costs.tax + costs.notary
    }),
  )
})

test('a higher price never has lower costs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.constantFrom(...epcRegions), (price, region) => {
      const [one, more] = [price, price + 1000].map((each) =>
        purchaseCosts(each, { duty: 'ownHome' }, ratesOf(region)),
      )
      return (more?.total ?? 0) > (one?.total ?? 0)
    }),
  )
})

test.each([0, -5, Number.NaN, Infinity])('no price, no estimate: %d', (price) => {
  expect(purchaseCosts(price, { duty: 'other' }, ratesOf('flanders'))).toBeNull()
})

test('the figures that are sent to the browser give the same costs, and carry no source or id', () => {
  for (const region of epcRegions)
    for (const duty of ['ownHome', 'other'] as const)
      for (const price of [0, 120_000, 300_000, 600_001]) {
        const rates = ratesOf(region)
        const figures = figuresOf(rates)
        expect(purchaseCosts(price, { duty }, figures)).toEqual(purchaseCosts(price, { duty }, rates))
        expect(JSON.stringify(figures)).not.toMatch(/"(?:id|source|checkedOn|validFrom|region)"/)
      }
})
