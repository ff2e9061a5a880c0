import { expect, test } from 'vitest'

import { inTurns } from './lists'

test('lists are taken in turns, however long each is', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['d', 'e']])).toEqual(['a', 'd', 'b', 'e', 'c'])
  expect(inTurns([])).toEqual([])
})
