import fc from 'fast-check'
import { expect, test } from 'vitest'

import { kilometresBetween } from '@/features/listings/model/map-distance'
import { keyedDigest } from '@/lib/values/digest'

import { areaRadiusInMetres, hiddenArea, shiftInMetres } from './hidden-area'

const place = { latitude: 50.60055, longitude: 5.46035 }
const digestOf = (id: string, secret = 'secret') => keyedDigest(secret, ['hidden area', id])
const metresFrom = (one: typeof place, other: typeof place) => kilometresBetween(one, other) * 1000

/** Of the rounding, and of the flat map. */
const tolerance = 2

const places = fc.record({
  latitude: fc.double({ min: 36, max: 60, noNaN: true }),
  longitude: fc.double({ min: -9, max: 30, noNaN: true }),
})

test('the property is always in the circle, and never in its middle or at its edge', () => {
  expect(shiftInMetres.most).toBeLessThan(areaRadiusInMetres)
  fc.assert(
    fc.property(places, fc.uuid(), fc.string(), (exact, id, secret) => {
      const metres = metresFrom(exact, hiddenArea(exact, digestOf(id, secret)))
      expect(metres).toBeGreaterThan(shiftInMetres.least - tolerance)
      expect(metres).toBeLessThan(shiftInMetres.most + tolerance)
    }),
  )
})

test('the circle of a property stays, and moves with it', () => {
  fc.assert(
    fc.property(places, fc.uuid(), (exact, id) => {
      expect(hiddenArea(exact, digestOf(id))).toEqual(hiddenArea(exact, digestOf(id)))
      const moved = { ...exact, latitude: exact.latitude + 0.01 }
      const [before, after] = [hiddenArea(exact, digestOf(id)), hiddenArea(moved, digestOf(id))]
      expect(after.latitude - before.latitude).toBeCloseTo(0.01, 4)
    }),
  )
})

test('neither the number of a property nor another secret tells where the circle is', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(hiddenArea(place, digestOf(id))).not.toEqual(hiddenArea(place, digestOf(id, 'guessed')))
    }),
  )
})

test('the centres lie in all directions, as many in each quarter and in each half of the ring', () => {
  const centres = Array.from({ length: 2000 }, (_, at) => hiddenArea(place, digestOf(`property-${at}`)))
  const shareOf = (isIn: (centre: typeof place) => boolean) => centres.filter(isIn).length / centres.length
  expect(shareOf(({ latitude }) => latitude > place.latitude)).toBeCloseTo(0.5, 1)
  expect(shareOf(({ longitude }) => longitude > place.longitude)).toBeCloseTo(0.5, 1)
  const { least, most } = shiftInMetres
  const halfOfArea = Math.sqrt((least ** 2 + most ** 2) / 2)
  expect(shareOf((centre) => metresFrom(place, centre) < halfOfArea)).toBeCloseTo(0.5, 1)
})
