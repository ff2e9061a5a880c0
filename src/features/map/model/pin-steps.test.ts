import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pinStep, toPoint, storedPoint } from './pin-steps'

test.each([
  ['ArrowLeft', false, [-4, 0]],
  ['ArrowRight', true, [40, 0]],
  ['ArrowUp', false, [0, -4]],
  ['ArrowDown', true, [0, 40]],
  ['Enter', false, null],
  ['toString', false, null],
])('%s moves by %j', (key, isLarge, step) => {
  expect(pinStep(key, isLarge)).toEqual(step)
})

test('a stored point has at most six decimals and valid coordinates', () => {
  const number = fc.double({ noNaN: true, min: -1000, max: 1000 })
  fc.assert(
    fc.property(number, number, (latitude, longitude) => {
      const point = storedPoint({ latitude, longitude })
      expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180)
      expect(storedPoint(point)).toEqual(point)
    }),
  )
})

test('one coordinate alone is no point', () => {
  expect(toPoint(50.6, 5.5)).toEqual({ latitude: 50.6, longitude: 5.5 })
  expect(toPoint(50.6, null)).toBeNull()
  expect(toPoint('50.6', '5.5')).toBeNull()
})
