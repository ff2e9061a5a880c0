import { expect, test } from 'vitest'

import { cockpitUrl } from './cockpit-url'
import { rowsOnTheWay } from './jump-to-field'

test('a field in nested rows is reached through each of its rows', () => {
  expect(rowsOnTheWay('title')).toEqual([])
  expect(rowsOnTheWay('blocks.2.links.0.label')).toEqual([
    { list: 'blocks', index: 2 },
    { list: 'blocks.2.links', index: 0 },
  ])
})

test.each([
  [{}, '/admin/languages/'],
  [{ page: 1, search: '', state: null }, '/admin/languages/'],
  [{ page: 2, language: 'nl', search: 'à b' }, '/admin/languages/?page=2&language=nl&search=%C3%A0+b'],
] as const)('the language overview with %j is at %s', (filters, url) => {
  expect(cockpitUrl(filters)).toBe(url)
})
