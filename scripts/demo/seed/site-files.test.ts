import { expect, test } from 'vitest'

import { riverPoints } from '@/features/map/model/river-courses'

import { demoRivers } from './site-files'

const rivers = demoRivers()

const inKilometres = (one: { latitude: number; longitude: number }, other: typeof one): number =>
  Math.hypot(
    (one.latitude - other.latitude) * 111.32,
    (one.longitude - other.longitude) * 111.32 * Math.cos((50.5 * Math.PI) / 180),
  )

const riverOf = (name: string) => rivers.filter((river) => river.name.fr === name).flatMap(riverPoints)

test('the rivers are in the right region', () => {
  for (const river of rivers)
    for (const { latitude, longitude } of riverPoints(river)) {
      expect(latitude).toBeGreaterThan(50.1)
      expect(latitude).toBeLessThan(50.9)
      expect(longitude).toBeGreaterThan(4.8)
      expect(longitude).toBeLessThan(6.1)
    }
})

test('the points of a river are at most eight kilometres apart', () => {
  for (const course of rivers.map(riverPoints))
    course.slice(1).forEach((point, index) => {
      expect(inKilometres(point, course[index] ?? point)).toBeLessThan(8)
    })
})

test.each([
  ['Ourthe', 'Meuse'],
  ['Vesdre', 'Ourthe'],
  ['Amblève', 'Ourthe'],
])('the %s flows into the %s', (river, into) => {
  const mouth = riverOf(river).at(-1)
  const nearest = Math.min(
    ...riverOf(into).map((point) => (mouth ? inKilometres(mouth, point) : Number.POSITIVE_INFINITY)),
  )
  expect(nearest).toBeLessThan(0.5)
})

test('the Meuse passes Huy, Liège and Visé in this order', () => {
  const towns = [
    { latitude: 50.5195, longitude: 5.239 },
    { latitude: 50.6428, longitude: 5.58 },
    { latitude: 50.735, longitude: 5.6935 },
  ]
  const indexes = towns.map((town) => riverOf('Meuse').findIndex((point) => inKilometres(point, town) < 1))
  expect(indexes).not.toContain(-1)
  expect(indexes).toEqual(indexes.toSorted((one, other) => one - other))
})
