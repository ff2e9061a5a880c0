import { expect, test } from 'vitest'

import { middleOf } from './first-view'

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
