import { expect, test } from 'vitest'

import { itemSizes } from './item-columns'

test.each([
  [1, 12, '(min-width: 64rem) 90vw, 90vw'],
  [1, 6, '(min-width: 64rem) 45vw, 90vw'],
  [3, 12, '(min-width: 48rem) 30vw, (min-width: 36rem) 45vw, 86vw'],
  [4, 8, '(min-width: 64rem) 15vw, (min-width: 36rem) 45vw, 86vw'],
  // Five are four on a small laptop, and six are three on a tablet.
  [5, 12, '(min-width: 80rem) 18vw, (min-width: 64rem) 23vw, (min-width: 36rem) 45vw, 86vw'],
  [6, 12, '(min-width: 64rem) 15vw, (min-width: 36rem) 30vw, 86vw'],
])('%d in a row of a block of %d columns', (perRow, columns, sizes) => {
  expect(itemSizes(perRow, columns)).toBe(sizes)
})
