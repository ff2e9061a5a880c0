import { expect, test } from 'vitest'

import { toAvailability, isSoldOut } from './availability'

test.each([
  ['active', 'none', 'available'],
  ['active', 'new', 'available'],
  ['active', 'underOption', 'underOption'],
  ['active', 'sold', 'sold'],
  ['active', 'rented', 'rented'],
  ['underOption', 'none', 'underOption'],
  ['underOption', 'sold', 'sold'],
  ['sold', 'new', 'sold'],
  ['rented', 'none', 'rented'],
  ['withdrawn', 'sold', 'notFound'],
] as const)('%s with the marquee %s is %s', (status, marquee, availability) => {
  expect(toAvailability(status, marquee)).toBe(availability)
})

test.each([
  [true, [], true],
  [false, [], false],
  [false, ['sold', 'rented'], true],
  [false, ['sold', 'underOption'], false],
  [false, ['sold', 'available'], false],
] as const)('a project marked %s with units %j is sold out: %s', (isMarked, units, soldOut) => {
  expect(isSoldOut(isMarked, units)).toBe(soldOut)
})
