import { expect, test } from 'vitest'

import { renameSetCookie, toInnerCookies } from './host-cookie'

test.each([
  ['__Host-a-token=x; a-lng=fr', 'a-token=x; a-lng=fr'],
  ['a-token=planted; __Host-a-token=x', 'a-token=x'],
  ['a-token=planted', ''],
  ['b=1;c=2', 'b=1; c=2'],
  ['b-token=planted; __Host-b-token=y; __Host-a-token=x', 'b-token=y; a-token=x'],
])('the cookies %s are read as %s', (header, inner) => {
  expect(toInnerCookies(header, ['a-token', 'b-token'])).toBe(inner)
})

test('the session cookie alone is set under its outer name', () => {
  const headers = new Headers({ 'x-other': '1' })
  headers.append('set-cookie', 'a-token=x; Path=/; Secure=true; HttpOnly; SameSite=Lax')
  headers.append('set-cookie', 'a-lng=fr; Path=/')
  renameSetCookie(headers, 'a-token')
  expect(headers.getSetCookie()).toEqual([
    '__Host-a-token=x; Path=/; Secure=true; HttpOnly; SameSite=Lax',
    'a-lng=fr; Path=/',
  ])
})
