import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  compareWithSimilar,
  median,
  minCompared,
  pricePerSquareMetre,
  type ComparedFigures,
} from './comparison'

const ownFigures: ComparedFigures = { visits: 40, daysOnline: 12, pricePerSquareMetre: 2500 }
const other = fc.record({
  visits: fc.nat(1000),
  daysOnline: fc.option(fc.nat(1000), { nil: null }),
  pricePerSquareMetre: fc.option(fc.nat(9000), { nil: null }),
})

test('with fewer than five others nothing is compared', () => {
  fc.assert(
    fc.property(fc.array(other, { maxLength: minCompared - 1 }), (others) => {
      expect(compareWithSimilar(ownFigures, others, false)).toBeNull()
    }),
  )
})

test('a figure that fewer than five others have is not told', () => {
  fc.assert(
    fc.property(fc.array(other, { minLength: minCompared, maxLength: 12 }), (others) => {
      for (const row of compareWithSimilar(ownFigures, others, false) ?? []) {
        const withFigure = others.filter((each) => each[row.figure] !== null)
        expect(row.others === null).toBe(withFigure.length < minCompared)
        expect(row.ownFigure).toBe(ownFigures[row.figure])
      }
    }),
  )
})

test.each([
  [false, 2301],
  [true, 2300.51],
])('the median of an even count is rounded (rent: %s)', (isRent, price) => {
  const similar = (more: number): ComparedFigures => ({
    visits: 101 + more,
    daysOnline: 58 + more,
    pricePerSquareMetre: 2300 + more * 1.013,
  })
  const rows = compareWithSimilar(ownFigures, [0, 0, 0, 1, 1, 1].map(similar), isRent)
  expect(rows?.map(({ others }) => others)).toEqual([102, 59, price])
})

test('half of the values are not above the median, and half are not below', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 30 }), (values) => {
      const middle = median(values) ?? Number.NaN
      expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length / 2)
      expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length / 2)
    }),
  )
  expect(median([])).toBeNull()
})

test.each([
  [300_000, 120, false, 2500],
  [995, 75, true, 13.27],
  [null, 120, false, null],
  [300_000, 0, false, null],
  [0, 120, false, null],
])('%s euro for %s square metres (rent: %s) is %s', (price, area, isRent, expected) => {
  expect(pricePerSquareMetre(price, area, isRent)).toBe(expected)
})
