import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '../routing/any-text.fixture'
import { readRefs, toRefsQuery } from './search-params-refs'

test.each([
  ['4310,4311', [4310, 4311]],
  ['4311, 4310 ,4311', [4311, 4310]],
  [
    ['4310', '17,x'],
    [4310, 17],
  ],
  ['', []],
  ['0,-1,1e3,1.5,01', []],
  [undefined, []],
  [{ $gt: 0 }, []],
])('%j names %j', (raw, refs) => {
  expect(readRefs(raw)).toEqual(refs)
})

test('at most a hundred are read', () => {
  expect(readRefs(Array.from({ length: 150 }, (_, at) => at + 1).join(','))).toHaveLength(100)
})

test('the order of a shared list is kept', () => {
  expect(toRefsQuery([4311, 17])).toBe('?refs=4311%2C17')
  expect(toRefsQuery([])).toBe('')
})

test('whatever it is given, what it understood is written and read back the same', () => {
  const raw = fc.oneof(anyText(), fc.array(anyText()), fc.array(fc.integer().map(String)))
  fc.assert(
    fc.property(raw, (given) => {
      const refs = readRefs(given)
      expect(readRefs(new URLSearchParams(toRefsQuery(refs)).get('refs'))).toEqual(refs)
    }),
  )
})
