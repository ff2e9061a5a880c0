import { expect, test } from 'vitest'

import { readRefs } from '@/lib/property/search-params-refs'

import { readCompared } from './compared'
import { refsQuery } from './shared-list'

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
  expect(readCompared(raw, list)).toEqual(refs)
})

test('there is nothing to compare in an empty list', () => {
  expect(readCompared('1', [])).toEqual([])
})

test('the link of a list is read back by the page', () => {
  expect(readRefs(new URLSearchParams(refsQuery(list)).get('refs'))).toEqual(list)
})
