import { expect, test } from 'vitest'

import { isAround } from './offered-places'

const centre = { latitude: 50.5, longitude: 4.8 }

test.each([
  [{ latitude: 50.76, longitude: 4.8 }, true, '29 km to the north'],
  [{ latitude: 50.78, longitude: 4.8 }, false, '31 km to the north'],
  [{ latitude: 50.5, longitude: 5.21 }, true, '29 km to the east'],
  [{ latitude: 50.5, longitude: 5.25 }, false, '32 km to the east'],
  [{ latitude: null, longitude: null }, false, 'a place that nobody knows'],
])('%j: %s, %s', (place, expected, _where) => {
  expect(isAround(centre, place)).toBe(expected)
})

test('without a centre every place is around it', () => {
  expect(isAround({ latitude: null }, { latitude: 10, longitude: 10 })).toBe(true)
  expect(isAround({}, {})).toBe(true)
})
