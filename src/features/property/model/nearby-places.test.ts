import { expect, test } from 'vitest'

import { describeNearbyPlaces, formatDistance } from './nearby-places'

test.each([
  [0, 'fr', '0 m'],
  [853, 'nl', '850 m'],
  [996, 'nl', '1 km'],
  [1_240, 'fr', '1,2 km'],
  [1_240, 'en', '1.2 km'],
  [12_000, 'de', '12 km'],
] as const)('%d metres in %s: %s', (metres, locale, text) => {
  expect(formatDistance(metres, { locale, style: 'ofLanguage' }).replaceAll('\u00a0', ' ')).toBe(text)
})

test('the nearest comes first, an unknown distance last', () => {
  const places = describeNearbyPlaces(
    [
      { kind: 'park' },
      { kind: 'station', name: ' Liège-Guillemins ', distanceInMetres: 1_500 },
      { kind: 'sport', name: '' },
      { kind: 'bus', distanceInMetres: 90 },
    ],
    { locale: 'fr' },
  )
  expect(places.map(({ kind }) => kind)).toEqual(['bus', 'station', 'park', 'sport'])
  expect(places[1]).toMatchObject({ label: 'Gare', name: 'Liège-Guillemins' })
  expect(places[3]).toMatchObject({ name: null, distance: null })
})

test('a hidden postal address has neither distances nor their exact order', () => {
  const places = describeNearbyPlaces(
    [
      { kind: 'school', distanceInMetres: 390 },
      { kind: 'bus', distanceInMetres: 90 },
      { kind: 'station', distanceInMetres: 700 },
      { kind: 'park' },
    ],
    { locale: 'fr' },
    true,
  )
  expect(places.map(({ kind, walkingMinutes }) => [kind, walkingMinutes])).toEqual([
    ['school', 5],
    ['bus', 5],
    ['station', 10],
    ['park', null],
  ])
  expect(places.every(({ distance }) => distance === null)).toBe(true)
})
