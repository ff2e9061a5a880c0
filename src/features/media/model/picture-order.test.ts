import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addedInOrder, moved } from './picture-order'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %d to %d', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected)
})

test('files sent together keep their order after existing ones, in any order of arrival', () => {
  const sent = ['1', '2', '3', '4', '5']
  fc.assert(
    fc.property(fc.shuffledSubarray(sent, { minLength: 1 }), (arrivals) => {
      const together: (string | undefined)[] = sent.map(() => undefined)
      const list = arrivals.reduce<string[]>(
        (before, id) => {
          together[sent.indexOf(id)] = id
          return addedInOrder(before, id, together)
        },
        ['old'],
      )
      expect(list).toEqual(['old', ...arrivals.toSorted()])
    }),
  )
})

test('a file that is already there is not added again', () => {
  expect(addedInOrder(['a', 'b'], 'a', ['a'])).toEqual(['a', 'b'])
})
