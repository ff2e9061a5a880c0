import { expect, test } from 'vitest'

import { areaText, parseArea } from '@/features/listings/model/search-params-places'

import { areaOfBounds, hasMoved, seeBounds } from './map-bounds'

const liege = { north: 50.7, south: 50.5, east: 5.8, west: 5.4 }

test.each([
  [liege, false],
  [{ ...liege, north: 50.705, south: 50.505 }, false],
  [{ ...liege, north: 50.72, south: 50.52 }, true],
  [{ ...liege, east: 5.9, west: 5.5 }, true],
  [{ north: 50.65, south: 50.55, east: 5.7, west: 5.5 }, true],
])('%j counts as moved: %s', (now, expected) => {
  expect(hasMoved(liege, now)).toBe(expected)
})

test('the visible area can be written into a URL', () => {
  const area = areaOfBounds(liege)
  expect(parseArea(areaText(area))).toEqual(area)
})

const wide = { north: 50.9, south: 50.3, east: 6.2, west: 5 }

test('a map that fits itself was not moved, and is where a move begins', () => {
  const fitted = seeBounds(seeBounds(null, liege, true), wide, true)
  expect(fitted).toEqual({ first: wide, moved: null })
  expect(seeBounds(fitted, liege, false)).toEqual({ first: wide, moved: liege })
})

test('a map that the visitor moved stays moved when it rounds its zoom', () => {
  const moved = seeBounds(seeBounds(null, liege, true), wide, false)
  const north = { ...wide, north: 51 }
  expect(seeBounds(moved, north, true)).toEqual({ first: liege, moved: north })
})
