import { expect, test } from 'vitest'

import { factsOf } from './describe-facts'

test.each([null, undefined, '', {}, [], { a: null }, { a: {} }, { a: { b: [] } }])(
  '%j shows nothing',
  (value) => {
    expect(factsOf(value)).toEqual([])
  },
)

test('records inside others are named by their path, lists are written in one line', () => {
  const value = { source: 'ads', utm: { medium: 'mail', empty: '' }, pages: ['a', 'b'], seen: false }
  expect(factsOf(value)).toEqual([
    ['source', 'ads'],
    ['utm › medium', 'mail'],
    ['pages', 'a, b'],
    ['seen', 'false'],
  ])
})

test('rows of records are numbered', () => {
  expect(factsOf([{ code: 'x' }, { code: 'y' }])).toEqual([
    ['1 › code', 'x'],
    ['2 › code', 'y'],
  ])
})
