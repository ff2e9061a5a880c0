import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'
import { parseRefs } from './search-params-values'

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
])('%j is read as %j', (raw, refs) => {
  expect(parseRefs(raw)).toEqual(refs)
})

test('at most 100 are read', () => {
  expect(parseRefs(Array.from({ length: 150 }, (_, at) => at + 1).join(','))).toHaveLength(100)
})

test('a shared list keeps its order', () => {
  expect(parseRefs('4311,17')).toEqual([4311, 17])
})

test('the parsed value of any input is written and read back the same', () => {
  const raw = fc.oneof(anyText(), fc.array(anyText()), fc.array(fc.integer().map(String)))
  fc.assert(
    fc.property(raw, (given) => {
      const refs = parseRefs(given)
      expect(parseRefs(refs.join(','))).toEqual(refs)
    }),
  )
})
