import { expect, test } from 'vitest'

import { itemsPerRow } from './items-per-row'

test.each([
  [undefined, 4, 12, 4],
  [null, 9, 12, 6],
  [5, 4, 12, 5],
  [0, 4, 12, 1],
  [4, 4, 6, 2],
  [4, 4, 4, 1],
  [3, 4, 8, 2],
  [2, 4, 2, 1],
])('requested %s, default %i, in %i columns: %i', (requested, usual, columns, expected) => {
  expect(itemsPerRow(requested, usual, columns)).toBe(expected)
})
