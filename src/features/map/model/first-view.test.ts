import { expect, test } from 'vitest'

import { isResized, isSameView, middleOf } from './first-view'

test('a map begins in the middle of its places, and without any in the middle of Belgium', () => {
  const places = [
    { latitude: 50, longitude: 5 },
    { latitude: 51, longitude: 6 },
    { latitude: 50.1, longitude: 5.1 },
  ]
  expect(middleOf(places)).toEqual({ latitude: 50.5, longitude: 5.5 })
  expect(middleOf([])).toEqual({ latitude: 50.64, longitude: 4.67 })
})

test('places where the agency does not work move no map, unless there are no others', () => {
  const near = { latitude: 50, longitude: 5 }
  const far = { latitude: 51, longitude: 3, isFar: true as const }
  expect(middleOf([near, far])).toEqual(near)
  expect(middleOf([far])).toEqual({ latitude: 51, longitude: 3 })
})

const view = { zoom: 11, centre: { latitude: 50.6, longitude: 5.5 }, width: 390, height: 520 }

test.each([
  // At zoom 11 a pixel is 0.00069 degrees wide.
  ['another size, rounded by a pixel', { centre: { latitude: 50.6, longitude: 5.5006 } }, true],
  ['a move by ten pixels', { centre: { latitude: 50.6, longitude: 5.507 } }, false],
  ['another zoom', { zoom: 12 }, false],
])('after %s a map shows the same: %o', (_, changed, isSame) => {
  expect(isSameView(view, { ...view, ...changed })).toBe(isSame)
})

test.each([
  ['the bar of the browser', { height: 485 }, false],
  ['the whole window', { height: 800 }, true],
  ['a turn', { width: 844, height: 240 }, true],
])('with %s a map has another size', (_, changed, isOther) => {
  expect(isResized(view, { ...view, ...changed })).toBe(isOther)
})
