import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isBoxArea, limitedCentre } from './map-limits'

const point = (latitude: number, longitude: number) => ({ latitude, longitude })
const square = [point(50, 5), point(50, 6), point(51, 6), point(51, 5)]

test('a centre inside stays', () => expect(limitedCentre(point(50.5, 5.5), square)).toBeNull())

test('a centre outside moves back to the nearest point of the outline', () => {
  expect(limitedCentre(point(52, 5.5), square)).toEqual(point(51, 5.5))
  expect(limitedCentre(point(52, 7), square)).toEqual(point(51, 6))
  expect(limitedCentre(point(50.5, 4), square)).toEqual(point(50.5, 5))
})

test('wherever the centre is, it ends within the outline', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 40, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (lat, lng) => {
        const centre = limitedCentre(point(lat, lng), square) ?? point(lat, lng)
        expect(centre.latitude).toBeGreaterThanOrEqual(50 - 1e-9)
        expect(centre.latitude).toBeLessThanOrEqual(51 + 1e-9)
        expect(centre.longitude).toBeGreaterThanOrEqual(5 - 1e-9)
        expect(centre.longitude).toBeLessThanOrEqual(6 + 1e-9)
      },
    ),
  )
})

test('without an outline no centre moves', () => expect(limitedCentre(point(0, 0), [])).toBeNull())

test.each([
  ['a box', square, true],
  ['a triangle', square.slice(1), false],
  ['a slanted area', [point(50, 5), point(50.1, 6), point(51, 6), point(51, 5)], false],
  ['four equal points', [point(50, 5), point(50, 5), point(50, 5), point(50, 5)], false],
])('%s is a visible part that was searched: %s', (_, area, isBox) => expect(isBoxArea(area)).toBe(isBox))
