import { expect, test } from 'vitest'

import { isLineOfPlace } from './quick-search'

const places = ['flemalle', 'flemalle haute']

test.each([
  ['flemalle', 'flem', true],
  ['flem', 'flem', true],
  ['fleming', 'flem', false],
  ['flem jardin', 'flem jardin', false],
  ['maison', 'maison', false],
])('the search “%s” for “%s” is a second line of a place: %s', (name, typed, isSecond) => {
  expect(isLineOfPlace(name, typed, places)).toBe(isSecond)
})
