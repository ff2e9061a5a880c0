import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { MapPoint } from '@/features/listings/model/listing-filters'

import { localityCells, nearestPlace } from './locality-cells'

const liege = { latitude: 50.6451, longitude: 5.5734 }
const seraing = { latitude: 50.5966, longitude: 5.5083 }
const verviers = { latitude: 50.5907, longitude: 5.8649 }
const spa = { latitude: 50.4922, longitude: 5.8624 }
const places = [liege, seraing, verviers, spa]

/** Crossing number: how often a ray to the east meets the shape. */
function contains(shape: readonly MapPoint[], { latitude, longitude }: MapPoint): boolean {
  let isIn = false
  shape.forEach((one, index) => {
    const other = shape.at(index - 1) ?? one
    const spans = one.latitude > latitude !== other.latitude > latitude
    const part = (latitude - one.latitude) / (other.latitude - one.latitude)
    if (spans && longitude < one.longitude + part * (other.longitude - one.longitude)) isIn = !isIn
  })
  return isIn
}

/** In square degrees. */
const areaOf = (shape: readonly MapPoint[]): number =>
  Math.abs(
    shape.reduce((sum, one, index) => {
      const other = shape.at(index - 1) ?? one
      return sum + (other.longitude * one.latitude - one.longitude * other.latitude) / 2
    }, 0),
  )

const somewhere = fc.record({
  latitude: fc.double({ min: 50.3, max: 50.85, noNaN: true }),
  longitude: fc.double({ min: 5.1, max: 6.15, noNaN: true }),
})

test('every place is in its own cell and in no other', () => {
  const { cells } = localityCells(places)
  expect(places.map((place) => cells.map((cell) => contains(cell, place)))).toEqual(
    places.map((_, ownIndex) => places.map((_place, index) => index === ownIndex)),
  )
})

test('the cells cover the outline without overlapping', () => {
  const { cells, outline } = localityCells(places)
  const covered = cells.reduce((sum, cell) => sum + areaOf(cell), 0)
  expect(covered).toBeCloseTo(areaOf(outline), 6)
})

test('the country ends a few kilometres outside the outermost places', () => {
  const { outline } = localityCells(places)
  const northernmost = Math.max(...outline.map(({ latitude }) => latitude))
  const kilometres = (northernmost - liege.latitude) * 111.32
  expect(kilometres).toBeCloseTo(6, 1)
})

test('a point is in the cell of its nearest place', () => {
  const { cells, outline } = localityCells(places)
  fc.assert(
    fc.property(somewhere, (point) => {
      fc.pre(contains(outline, point))
      const holders = places.filter((_, index) => contains(cells[index] ?? [], point))
      // On a border, rounding may assign it to either side.
      fc.pre(holders.length === 1)
      const [holder] = holders
      const centre = nearestPlace(places, point)
      expect(holder && distance(holder, point)).toBeCloseTo(distance(centre ?? liege, point), 2)
    }),
  )
})

function distance(one: MapPoint, other: MapPoint): number {
  const east = Math.cos((50.6 * Math.PI) / 180)
  return Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * east)
}

test('one place, two places and places at the same coordinates work', () => {
  expect(localityCells([])).toEqual({ cells: [], outline: [] })
  expect(localityCells([liege]).cells[0]?.length).toBeGreaterThan(8)
  expect(localityCells([liege, seraing]).cells.every((cell) => areaOf(cell) > 0)).toBe(true)
  const twice = localityCells([liege, seraing, { ...liege }, verviers]).cells
  expect(twice.filter((cell) => cell.length === 0)).toHaveLength(1)
})

test('for any places all cells are inside the outline', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { minLength: 1, maxLength: 40 }), (random) => {
      const { cells, outline } = localityCells(random)
      expect(cells).toHaveLength(random.length)
      // Places at the same coordinates share a cell, so the sum may be larger; no cell is larger than the whole.
      for (const cell of cells) expect(areaOf(cell)).toBeLessThanOrEqual(areaOf(outline) * 1.000001)
    }),
    { numRuns: 60 },
  )
})

test('one place alone has land around it: its site has no empty map', () => {
  const { cells, outline } = localityCells([liege])
  expect(areaOf(outline)).toBeGreaterThan(0)
  expect(contains(outline, liege)).toBe(true)
  expect(areaOf(cells[0] ?? [])).toBeCloseTo(areaOf(outline), 6)
})
