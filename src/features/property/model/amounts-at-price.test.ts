import { expect, test } from 'vitest'

import { demoLegalRates as rates } from '../../../../scripts/demo/seed/purchase-amounts'

import { amountsAtPrice } from './amounts-at-price'
import { purchaseEstimate } from './purchase-cases'

const estimateAt = (price: number) =>
  purchaseEstimate(
    { kind: 'purchase', price, region: 'wallonia', taxes: [{ duty: 'ownHome' }, { duty: 'other' }] },
    rates,
    '2026-11-25',
  )

const estimates = { before: estimateAt(200_000), after: estimateAt(370_000) }

test('amounts of the old price become those of the new one, for the same buyer', () => {
  expect(amountsAtPrice({ registrationDuties: 25_000, totalCost: 1 }, {}, estimates)).toEqual({
    registrationDuties: 46_250,
    totalCost: 419_296,
  })
  expect(amountsAtPrice({ registrationDuties: 6_000 }, { registrationDuties: 6_000 }, estimates)).toEqual({
    registrationDuties: 11_100,
  })
})

test('what the save sets, and what was empty, stays as it is', () => {
  const before = { totalCost: 230_000, notaryFeeInclVat: null, registrationDuties: 0 }
  expect(amountsAtPrice(before, { totalCost: 400_000 }, estimates)).toEqual({})
  expect(amountsAtPrice(before, { totalCost: null }, estimates)).toEqual({})
})

test('without an estimate an amount of the old price goes', () => {
  const none = { before: null, after: null }
  expect(amountsAtPrice({ totalCost: 230_000 }, { totalCost: 230_000 }, none)).toEqual({ totalCost: null })
  expect(amountsAtPrice({ vatAmount: 21_000 }, {}, estimates)).toEqual({ vatAmount: null })
})
