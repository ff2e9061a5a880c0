import { expect, test } from 'vitest'

import { addQuery } from './public-path'

test.each([
  ['/nl/', '', '/nl/'],
  ['/nl/', 'a=1', '/nl/?a=1'],
  ['/nl/?b=2', 'a=1', '/nl/?b=2&a=1'],
  ['/nl/?', 'a=1', '/nl/?a=1'],
  ['/nl/#part', 'a=1&c=3', '/nl/?a=1&c=3#part'],
  ['/nl/?b=2#part?x', 'a=1', '/nl/?b=2&a=1#part?x'],
])('%s with the query %s is %s', (url, query, expected) => {
  expect(addQuery(url, query)).toBe(expected)
})
