import { expect, test } from 'vitest'

import { costBasis } from './cost-basis'

const price = { kind: 'exact', price: 300_000, monthly: false } as const
const house = { goal: 'sale', zip: '4000', countryId: 10, webId: 1 } as const

test.each([
  [house, [{ duty: 'ownHome' }, { duty: 'other' }]],
  [{ ...house, webId: 4 }, [{ duty: 'other' }]],
  [{ ...house, vatRegime: 'vat21' as const }, [{ vat: 'newBuild' }]],
  [{ ...house, vatRegime: 'vat6' as const }, [{ vat: 'reduced' }]],
])('%j is taxed as %j', (source, taxes) => {
  expect(costBasis(source, price)).toEqual({ kind: 'purchase', price: 300_000, region: 'wallonia', taxes })
})

test.each([
  ['a hidden price', house, { kind: 'hidden' } as const],
  ['a price on request', house, { kind: 'onRequest' } as const],
  ['a takeover', { ...house, goal: 'takeover' as const }, price],
  ['a life annuity', house, { ...price, annuity: 740 }],
  ['a life annuity without a bouquet', house, { kind: 'annuity', annuity: 740 } as const],
  ['duty and VAT together', { ...house, vatRegime: 'mixed' as const }, price],
  ['a Luxembourg house, whose postal code looks Walloon', { ...house, zip: '4210', countryId: 50 }, price],
])('%s has no estimate', (_, source, shown) => {
  expect(costBasis(source, shown)).toBeNull()
})

test('a letting starts from its rent, charges, deposit and agency costs', () => {
  const source = {
    ...house,
    goal: 'rent' as const,
    renterCharges: 120,
    depositAmount: 1_800,
    agencyCost: 150,
  }
  expect(costBasis(source, { kind: 'exact', price: 900, monthly: true })).toEqual({
    kind: 'rental',
    rent: 900,
    charges: 120,
    deposit: 1_800,
    agencyCost: 150,
    region: 'wallonia',
  })
})
