import { expect, test } from 'vitest'

import { refuseTakenName } from './taken-names'

test.each([
  ['bedrooms', 'of the product'],
  ['studioTitle', 'of the product'],
  ['ownValues', 'of the product'],
  ['id', 'of the product'],
  ['updatedAt', 'of the product'],
  ['q', 'of the product'],
  ['refs', 'of the product'],
  ['compare', 'of the product'],
  ['shared', 'of the product'],
  ['form', 'of the product'],
  ['answers', 'of the product'],
  ['sort', 'of the product'],
  ['gclid', 'of the product'],
  ['constructor', 'in JavaScript'],
  ['toString', 'in JavaScript'],
])('the name %s is refused', (name, reason) => {
  expect(() => refuseTakenName(name)).toThrow(reason)
})

test('another name is taken', () => {
  expect(() => refuseTakenName('parkingType')).not.toThrow()
})
