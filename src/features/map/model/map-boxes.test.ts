import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { MapBox } from '@/features/listings/model/map-grid'

import { boxText, padded, parseBox, roundedBox } from './map-boxes'

/** In degrees, with five decimals as in URLs. */
const degreesUpTo = (max: number) =>
  fc.integer({ min: -max * 100_000, max: max * 100_000 }).map((value) => value / 100_000)

const boxes = fc
  .tuple(degreesUpTo(90), degreesUpTo(90), degreesUpTo(180), degreesUpTo(180))
  .map(([a, b, c, d]): MapBox => ({
    north: Math.max(a, b),
    south: Math.min(a, b),
    east: Math.max(c, d),
    west: Math.min(c, d),
  }))

test('a box grows on every side, but not beyond the poles', () => {
  expect(padded({ north: 2, south: 0, east: 4, west: 0 }, 0.5)).toEqual({
    north: 3,
    south: -1,
    east: 6,
    west: -2,
  })
  expect(padded({ north: 89, south: -89, east: 180, west: -180 }, 1)).toEqual({
    north: 90,
    south: -90,
    east: 180,
    west: -180,
  })
})

test('a box in a URL is read as it was written', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      expect(parseBox(boxText(box))).toEqual(roundedBox(box))
    }),
  )
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['three sides', '50,5,49'],
  ['five sides', '50,5,49,4,3'],
  ['a word', '50,5,49,x'],
  ['an exponent', '5e1,5,49,4'],
  ['more decimals than a metre', '50.123456,5,49,4'],
  ['south above north', '49,5,50,4'],
  ['west beyond east', '50,4,49,5'],
  ['beyond the pole', '91,5,49,4'],
  ['beyond the map', '50,181,49,4'],
])('%s is no box', (_, text) => {
  expect(parseBox(text)).toBeNull()
})
