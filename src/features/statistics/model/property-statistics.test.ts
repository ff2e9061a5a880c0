import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  conversionOf,
  leastSeen,
  mostSeen,
  noVisits,
  toPeriod,
  totalsOf,
  type PropertyStatistics,
} from './property-statistics'

const property = (
  ref: number,
  visits: number,
  more: Partial<PropertyStatistics> = {},
): PropertyStatistics => ({
  id: String(ref),
  ref,
  title: `${ref}`,
  isAvailable: true,
  visits,
  leads: 0,
  sources: { ...noVisits(), direct: visits },
  ...more,
})

const refsOf = (list: PropertyStatistics[]) => list.map(({ ref }) => ref)

test('the most and the least seen, newer ones first among equals', () => {
  const all = [property(1, 5), property(2, 0), property(3, 9), property(4, 5), property(5, 0)]
  expect(refsOf(mostSeen(all, 3))).toEqual([3, 4, 1])
  expect(refsOf(mostSeen(all, 10))).toEqual([3, 4, 1])
  expect(refsOf(leastSeen(all, 3))).toEqual([5, 2, 4])
})

test('what is sold need not be seen', () => {
  const sold = property(2, 0, { isAvailable: false })
  expect(refsOf(leastSeen([property(1, 5), sold], 10))).toEqual([1])
})

test.each([
  [200, 3, 0.015],
  [0, 3, null],
  [10, null, null],
  [10, 0, 0],
])('%s visits and %s leads are %s leads for each visit', (visits, leads, expected) => {
  expect(conversionOf({ visits, leads })).toBe(expected)
})

test('properties whose leads are hidden do not lower the conversion of the others', () => {
  const { conversion, visits, leads } = totalsOf([
    property(1, 100, { leads: 5 }),
    property(2, 900, { leads: null }),
  ])
  expect({ conversion, visits, leads }).toEqual({ conversion: 0.05, visits: 1000, leads: 5 })
  expect(totalsOf([]).conversion).toBeNull()
})

test('every visit has a source', () => {
  const list = fc.array(fc.record({ ref: fc.nat(), visits: fc.nat(1000) }))
  fc.assert(
    fc.property(list, (given) => {
      const { visits, sources } = totalsOf(given.map((each) => property(each.ref, each.visits)))
      expect(Object.values(sources).reduce((sum, count) => sum + count, 0)).toBe(visits)
    }),
  )
})

test.each([
  ['7', 7],
  ['90', 90],
  ['31', 30],
  [undefined, 30],
  [['7', '90'], 30],
])('the period of %j is %i days', (value, period) => {
  expect(toPeriod(value)).toBe(period)
})
