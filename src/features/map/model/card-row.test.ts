import { expect, test } from 'vitest'

import { rowAround } from './card-row'

const places = Array.from({ length: 100 }, (_, at) => ({
  ref: at + 1,
  latitude: 50 + at / 100,
  longitude: 5,
}))

test('a row begins with the chosen property, and holds those next to it, of a long list too', () => {
  const [first, second, , fourth] = places
  if (!first || !second || !fourth) throw new Error('No places')
  expect(rowAround(second, [fourth, first, second]).map(({ ref }) => ref)).toEqual([2, 1, 4])
  expect(rowAround(first, places)).toEqual(places.slice(0, 20))
})
