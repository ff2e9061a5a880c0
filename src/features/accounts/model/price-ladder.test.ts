import fc from 'fast-check'
import { expect, test } from 'vitest'

import { demandByPrice, demandRows, priceLadder } from './price-ladder'

test('the steps of a sale are the prices that people name', () => {
  expect(priceLadder(325_000, 'sale')).toEqual([325_000, 315_000, 305_000, 300_000, 290_000])
  expect(priceLadder(22_000, 'sale')).toEqual([22_000, 21_400, 20_900, 20_300, 19_800])
})

test('the steps of a rent are smaller', () => {
  expect(priceLadder(950, 'rent')).toEqual([950, 920, 900, 870, 850])
})

test('prices fall from the present one, all are above zero, and none comes twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.constantFrom('sale', 'rent'), (price, goal) => {
      const ladder = priceLadder(price, goal)
      expect(ladder[0]).toBe(price)
      expect(ladder).toEqual([...new Set(ladder)].toSorted((one, other) => other - one))
      expect(Math.min(...ladder)).toBeGreaterThan(0)
    }),
  )
})

test.each([0, -1, Number.NaN, Infinity])('%s is no price', (price) => {
  expect(priceLadder(price, 'sale')).toEqual([])
})

test('more says how many searches a lower price adds', () => {
  const counts = [
    { price: 325_000, count: 8 },
    { price: 310_000, count: 20 },
    { price: 300_000, count: 7 },
  ]
  expect(demandByPrice(counts).map(({ more }) => more)).toEqual([0, 12, 0])
  expect(demandByPrice([])).toEqual([])
})

test('the prices that reach nobody more are one row, the lowest of them', () => {
  const lower = (...more: number[]) =>
    more.map((each, index) => ({ price: 100 - index, count: each, more: each }))
  const rows = (...more: number[]) =>
    demandRows(lower(...more)).map(({ price, more: added }) => [price, added])
  expect(rows(0, 0, 0, 0)).toEqual([[97, 0]])
  expect(rows(0, 0, 2, 5)).toEqual([
    [99, 0],
    [98, 2],
    [97, 5],
  ])
  expect(rows(1, 2)).toEqual([
    [100, 1],
    [99, 2],
  ])
  expect(rows()).toEqual([])
})
