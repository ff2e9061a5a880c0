import { expect, test } from 'vitest'

import { readCookie, toInnerCookies } from './cookies'

test.each([
  ['__Host-a-token=x; a-lng=fr', 'a-token=x; a-lng=fr'],
  ['a-token=planted; __Host-a-token=x', 'a-token=x'],
  ['a-token=planted', ''],
  ['b=1;c=2', 'b=1; c=2'],
  ['b-token=planted; __Host-b-token=y; __Host-a-token=x', 'b-token=y; a-token=x'],
])('the cookies %s are read as %s', (header, inner) => {
  expect(toInnerCookies(header, ['a-token', 'b-token'])).toBe(inner)
})

test.each([
  ['', undefined],
  ['a=', ''],
  ['ba=1', undefined],
  ['ba=1; a=x=y', 'x=y'],
  ['b=a=1;a=2; a=3', '2'],
])('of the cookies "%s" the one named a is %s', (header, value) => {
  expect(readCookie(header, 'a')).toBe(value)
})
