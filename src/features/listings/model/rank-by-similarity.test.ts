import { expect, test } from 'vitest'

import { rankBySimilarity } from './rank-by-similarity'

const house = { price: 300_000, latitude: 50.63, longitude: 5.57 }
const other = (name: string, changes: Partial<typeof house> | { price: null }) => ({
  ...house,
  ...changes,
  name,
})
const rank = (...others: ReturnType<typeof other>[]) =>
  rankBySimilarity(house, others).map(({ name }) => name)

test('the nearest in price and location come first', () => {
  const far = other('far', { latitude: 51.2 })
  const dear = other('dear', { price: 900_000 })
  const near = other('near', { price: 310_000, longitude: 5.58 })
  expect(rank(far, dear, near)).toEqual(['near', 'dear', 'far'])
})

test('twice the price counts as much as half of it', () => {
  expect(rank(other('half', { price: 150_000 }), other('double', { price: 600_000 }))).toEqual([
    'half',
    'double',
  ])
  expect(rank(other('double', { price: 600_000 }), other('half', { price: 150_000 }))).toEqual([
    'double',
    'half',
  ])
})

test('an unpublished price ranks between an equal and a very different one', () => {
  const equal = other('equal', {})
  const unknown = other('unknown', { price: null })
  const dear = other('dear', { price: 900_000 })
  expect(rank(dear, unknown, equal)).toEqual(['equal', 'unknown', 'dear'])
})

test('without a location or price the order is unchanged', () => {
  const unplaced = { price: null, latitude: null, longitude: null }
  const others = [other('one', { price: 1 }), other('two', { price: 2 })]
  expect(rankBySimilarity(unplaced, others)).toEqual(others)
})
