import { expect, test } from 'vitest'

import { cockpitUrl } from './cockpit-url'

test.each([
  [{}, '/admin/languages/'],
  [{ page: 1, search: '', state: null }, '/admin/languages/'],
  [{ page: 2, language: 'nl', search: 'à b' }, '/admin/languages/?page=2&language=nl&search=%C3%A0+b'],
] as const)('the language overview with %j is at %s', (filters, url) => {
  expect(cockpitUrl(filters)).toBe(url)
})
