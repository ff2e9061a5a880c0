import { expect, test } from 'vitest'

import { clusterProperties, maxMapZoom, shownProperties, type SoughtProperty } from './map-clusters'
import { cellAround, contains } from '@/features/listings/model/map-grid'
import { isOnePlace, type MapMark } from './map-marks'
import type { MapProperty } from './map-messages'

const property = (
  ref: number,
  latitude: number,
  longitude: number,
  marquee: number | null = null,
): MapProperty => ({
  ref,
  latitude,
  longitude,
  isApproximate: false,
  priceText: '€ 1',
  label: '',
  marquee,
})

const everywhere = { north: 90, south: -90, east: 180, west: -180 }

const groupIn = (marks: MapMark[]) => {
  const [mark] = marks
  if (mark?.kind !== 'group') throw new Error('A group was expected.')
  return mark
}

/** About 1.4 km from one to the next, from north-west to south-east. */
const spread = Array.from({ length: 30 }, (_, index) =>
  property(index, 50.8 - index * 0.01, 5.4 + index * 0.01),
)

test('at a low zoom groups contain each property once, at a high zoom each is separate', () => {
  const clusters = clusterProperties(spread)
  const far = clusters.marksIn(everywhere, 8)
  const held = far.flatMap((mark) =>
    mark.kind === 'group' ? (clusters.membersOf(mark) ?? []) : [mark.property],
  )
  expect(far.length).toBeLessThan(spread.length)
  expect(held.map(({ ref }) => ref).toSorted((one, other) => one - other)).toEqual(
    spread.map(({ ref }) => ref),
  )
  expect(clusters.marksIn(everywhere, maxMapZoom).map(({ kind }) => kind)).toEqual(
    spread.map(() => 'property'),
  )
})

test('between two whole zooms groups are as small as they fit', () => {
  const clusters = clusterProperties(spread)
  const marksAt = (zoom: number) => clusters.marksIn(everywhere, zoom).length
  expect(marksAt(10.75)).toBeGreaterThan(marksAt(10))
  expect(marksAt(10.8)).toBe(marksAt(10.75))
})

test('only visible markers are drawn', () => {
  const clusters = clusterProperties(spread)
  const [only, ...others] = clusters.marksIn({ north: 50.801, south: 50.799, east: 5.401, west: 5.399 }, 18)
  expect(others).toEqual([])
  expect(only?.key).toBe('p0')
})

test('the keyboard order is north to south, then west to east', () => {
  const clusters = clusterProperties([property(1, 50.5, 5.5), property(2, 50.9, 5.9), property(3, 50.9, 5.1)])
  expect(clusters.marksIn(everywhere, 16).map(({ key }) => key)).toEqual(['p3', 'p2', 'p1'])
})

test('a group opens at the zoom at which it splits', () => {
  const clusters = clusterProperties([property(1, 50.64, 5.57), property(2, 50.641, 5.571)])
  const group = groupIn(clusters.marksIn(everywhere, 8))
  const zoom = clusters.openingZoom(group, 8) ?? 0
  expect(clusters.marksIn(everywhere, zoom)).toHaveLength(2)
  expect(clusters.marksIn(everywhere, zoom - 1)).toHaveLength(1)
})

test('properties at the same coordinates stay a group at every zoom, with a list of members', () => {
  const sameSpot = [1, 2, 3].map((ref) => property(ref, 50.5966, 5.5083))
  const clusters = clusterProperties(sameSpot)
  const group = groupIn(clusters.marksIn(everywhere, maxMapZoom))
  expect(group.count).toBe(3)
  expect(clusters.openingZoom(group, maxMapZoom)).toBeNull()
  expect(clusters.membersOf(group)).toEqual(sameSpot)
})

/** Three cells of a grid, 0.01° wide, and a property beside them. */
const cells = [
  { latitude: 50.642, longitude: 5.573, count: 40 },
  { latitude: 50.647, longitude: 5.583, count: 2 },
  { latitude: 50.95, longitude: 5.9, count: 7 },
]
const cellWidth = 360 / 2 ** 15
const besideCells = property(1, 50.6421, 5.5931)

test('a group counts the properties of its cells, whose members are not known', () => {
  const clusters = clusterProperties([besideCells], cells, cellWidth)
  const groups = clusters.marksIn(everywhere, 8).map((mark) => groupIn([mark]))
  expect(groups.map(({ count }) => count)).toEqual([7, 43])
  expect(groups.map((group) => clusters.membersOf(group))).toEqual([null, null])
  const [, near] = groups
  if (!near) throw new Error('A second group was expected.')
  expect(clusters.openingZoom(near, 8)).toBeGreaterThan(8)
  const box = clusters.boundsOf(near)
  for (const point of [...cells.slice(0, 2), besideCells]) expect(contains(box, point)).toBe(true)
})

test('a cell alone opens closer, and at the closest zoom is listed', () => {
  const clusters = clusterProperties([], cells.slice(2), cellWidth)
  const group = groupIn(clusters.marksIn(everywhere, 10))
  expect(group.count).toBe(7)
  expect(clusters.openingZoom(group, 10)).toBe(12)
  expect(clusters.openingZoom(group, maxMapZoom - 1)).toBe(maxMapZoom)
  expect(clusters.openingZoom(group, maxMapZoom)).toBeNull()
  expect(clusters.boundsOf(group)).toEqual(cellAround({ latitude: 50.95, longitude: 5.9 }, cellWidth))
})

test('a property is found in its marker, its group or its cell', () => {
  const clusters = clusterProperties([besideCells], cells, cellWidth)
  const foundAt = (zoom: number, sought: SoughtProperty) =>
    clusters.marksIn(everywhere, zoom).map((mark) => clusters.contains(mark, sought))
  expect(foundAt(8, { ref: 1, position: null })).toEqual([false, true])
  expect(foundAt(8, { ref: 99, position: { latitude: 50.951, longitude: 5.9001 } })).toEqual([true, false])
  expect(foundAt(8, { ref: 99, position: null })).toEqual([false, false])
  expect(foundAt(maxMapZoom, { ref: 1, position: null }).filter(Boolean)).toHaveLength(1)
})

test('a marker keeps its key when more is loaded, another group has another', () => {
  const keys = (...args: Parameters<typeof clusterProperties>) =>
    clusterProperties(...args)
      .marksIn(everywhere, 14)
      .map(({ key }) => key)
  const first = keys([besideCells], cells, cellWidth)
  expect(new Set(first).size).toBe(4)
  expect(keys([besideCells], cells, cellWidth)).toEqual(first)
  const [one, ...others] = cells
  if (!one) throw new Error('There are no cells.')
  expect(keys([besideCells], [{ ...one, count: 41 }, ...others], cellWidth)).not.toEqual(first)
})

test('properties with a ribbon of the ignore list are not drawn', () => {
  const marked = [property(1, 50, 5), property(2, 50, 5, 4), property(3, 50, 5, 1)]
  expect(shownProperties(marked, [4, 5]).map(({ ref }) => ref)).toEqual([1, 3])
  expect(shownProperties(marked, [])).toEqual(marked)
})

test.each([
  ['apartments of one address', [50.6, 50.6, 50.6], true],
  ['apartments whose addresses were measured apart', [50.6, 50.60004, 50.60008], true],
  ['houses of one street', [50.6, 50.6, 50.6003], false],
])('%s are one building: %s', (_, latitudes, expected) => {
  const clusters = clusterProperties(latitudes.map((latitude, ref) => property(ref, latitude, 5.5)))
  expect(isOnePlace(groupIn(clusters.marksIn(everywhere, 12)))).toBe(expected)
})

test('of a cell it is not known whether its properties are in one building', () => {
  const clusters = clusterProperties([], [{ latitude: 50.6, longitude: 5.5, count: 14 }], 0.01)
  expect(isOnePlace(groupIn(clusters.marksIn(everywhere, 12)))).toBe(false)
})
