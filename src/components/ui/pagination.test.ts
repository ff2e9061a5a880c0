import { expect, test } from 'vitest'

import { pagesToShow } from './pagination'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  // A gap of one page would hide what takes no more room.
  [1, 4, [1, 2, 3, 4]],
  [4, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('page %i of %i shows %j', (page, pageCount, pages) => {
  expect(pagesToShow(page, pageCount)).toEqual(pages)
})
