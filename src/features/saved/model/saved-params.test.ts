import { expect, test } from 'vitest'

import { parseRefs } from '@/features/property/model/search-params-values'

import { parseCompared, refsQuery } from './saved-params'

const list = [4310, 4311, 4312, 4313, 4314]

test.each([
  [undefined, []],
  ['1', [4310, 4311, 4312, 4313]],
  ['first', [4310, 4311, 4312, 4313]],
  [
    ['4314', '4311', 'first'],
    [4311, 4314],
  ],
  ['4311,4312', [4311, 4312]],
  [list.map(String), [4310, 4311, 4312, 4313]],
  ['9999', [4310, 4311, 4312, 4313]],
  [{}, [4310, 4311, 4312, 4313]],
])('compare=%j chooses %j', (raw, refs) => {
  expect(parseCompared(raw, list)).toEqual(refs)
})

test('an empty list has no comparison', () => {
  expect(parseCompared('1', [])).toEqual([])
})

test('the page reads back the link of a list', () => {
  expect(parseRefs(new URLSearchParams(refsQuery(list)).get('refs'))).toEqual(list)
})
