import { expect, test } from 'vitest'

import { blockRuns } from './pattern'

test.each([
  [[], []],
  [['team'], [['team', 1]]],
  [
    ['hero', 'text', 'text', 'text', 'team', 'text'],
    [
      ['hero', 1],
      ['text', 3],
      ['team', 1],
      ['text', 1],
    ],
  ],
])('%j', (blocks, expected) => {
  expect(blockRuns(blocks).map(({ kind, count }) => [kind, count])).toEqual(expected)
})
