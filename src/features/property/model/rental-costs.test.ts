import fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultGuarantees } from '@/collections/globals/legal/money-defaults'

import type { GuaranteeRate } from './legal-rates'
import { guaranteeOn, indexedRent, rentalStart } from './rental-costs'

// Payload types the defaults as plain strings; these are their literal types.
const rows = defaultGuarantees as GuaranteeRate[]

// facts.md 3.2: W=2, F=3, B=2
test.each([
  ['wallonia', 1_800, 2_700],
  ['flanders', 2_700, 3_600],
  ['brussels', 1_800, 2_700],
] as const)(
  'in %s a rent of € 900 requires a guarantee of € %d and € %d in total',
  (region, guarantee, total) => {
    const start = rentalStart({ rent: 900 }, guaranteeOn(rows, region, '2026-06-01'))
    expect(start).toMatchObject({ guarantee: { amount: guarantee }, total })
  },
)

test("charges are included, and the landlord's deposit has priority over the maximum", () => {
  const guarantee = guaranteeOn(rows, 'wallonia', '2026-06-01')
  expect(rentalStart({ rent: 900, charges: 120, deposit: 900 }, guarantee)).toEqual({
    guarantee: { amount: 900, months: 1 },
    rent: 900,
    charges: 120,
    total: 1_920,
  })
})

test('outside the three regions no guarantee is assumed', () => {
  expect(rentalStart({ rent: 900 }, guaranteeOn(rows, 'unknown', '2026-06-01'))).toMatchObject({
    guarantee: null,
    total: 900,
  })
})

test.each([
  [750, 101.2, 133.58, 989.97],
  [1_000, 100, 100, 1_000],
  [1_000, 128, 120, 937.5],
])('€ %d from index %d to %d becomes € %d', (rent, start, now, indexed) => {
  expect(indexedRent(rent, start, now)).toBe(indexed)
})

test('an invalid number gives null', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, -1, Number.NaN, Infinity), (wrong) => {
      expect([indexedRent(wrong, 1, 1), indexedRent(1, wrong, 1), indexedRent(1, 1, wrong)]).toEqual([
        null,
        null,
        null,
      ])
    }),
  )
})
