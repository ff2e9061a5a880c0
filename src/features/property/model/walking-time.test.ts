import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ringMinutes, roughMinutes, walkedMetres, walkingMinutes } from './walking-time'

test('five, ten and fifteen minutes are 400, 800 and 1200 m', () =>
  expect(ringMinutes.map(walkedMetres)).toEqual([400, 800, 1200]))

test.each([
  [0, 1],
  [80, 1],
  [81, 2],
  [400, 5],
  [2400, 30],
  [2401, null],
])('%i m are %s minutes on foot', (metres, minutes) => expect(walkingMinutes(metres)).toBe(minutes))

test('rough minutes have at most six values, and never less than the way takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), (metres) => {
      const rough = roughMinutes(metres)
      expect([5, 10, 15, 20, 25, 30]).toContain(rough)
      expect(rough).toBeGreaterThanOrEqual(walkingMinutes(metres) ?? 0)
    }),
  )
})
