import fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultGuarantees } from '@/collections/globals/legal/money-defaults'

import type { GuaranteeRate } from './legal-rates'
import { guaranteeOn, healthIndexBefore, indexedRent, newestIndices, rentalStart } from './rental-costs'

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
    agencyCost: null,
    total: 1_920,
  })
})

test("the agency's costs belong to what a tenant pays at the start", () => {
  const guarantee = guaranteeOn(rows, 'wallonia', '2026-06-01')
  expect(rentalStart({ rent: 900, charges: 120, agencyCost: 250 }, guarantee)).toMatchObject({
    agencyCost: 250,
    total: 3_070,
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

const indices = [
  { month: '2025-12-01', value: 131.1 },
  { month: '2026-01-01T12:00:00.000Z', value: 131.9 },
  { month: '2026-10-01', value: 133.58 },
]

test.each([
  ['2026-01-15', 131.1],
  ['2026-02-28', 131.9],
  ['2026-11-01', 133.58],
  ['2026-12-01', undefined],
])('on %s the index of the month before is %d', (day, value) => {
  expect(healthIndexBefore(indices, day)?.value).toBe(value)
})

test('indices are offered from the newest, without those that lack a month', () => {
  const shown = newestIndices([...indices, { month: '', value: 1 }, { month: '2026-11-01', value: 0 }])
  expect(shown.map(({ value }) => value)).toEqual([133.58, 131.9, 131.1])
})

test('a rent grows with the index and is never negative', () => {
  const amount = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(amount, amount, amount, (rent, start, now) => {
      const indexed = indexedRent(rent, start, now) ?? Number.NaN
      expect(indexed).toBeGreaterThanOrEqual(0)
      expect(indexedRent(rent, start, now + 1) ?? Number.NaN).toBeGreaterThanOrEqual(indexed)
    }),
  )
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
