import { expect, test } from 'vitest'

import { iconOfType } from './type-icons'

test.each([
  [1, 'house'],
  [2, 'building'],
  [3, 'industrial'],
  [4, 'land'],
  [5, 'building'],
  [6, 'shop'],
  [7, 'building'],
  [98, 'building'],
])('the type with the number %d has the icon %s', (webId, icon) => {
  expect(iconOfType({ webId })).toBe(icon)
  expect(iconOfType({ webId, icon: null })).toBe(icon)
})

test('the icon that the agency chose comes first', () => {
  expect(iconOfType({ webId: 3, icon: 'apartment' })).toBe('apartment')
})
