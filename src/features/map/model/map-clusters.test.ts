import { expect, test } from 'vitest'

import { clusterProperties, maxMapZoom, shownProperties, type MapMark } from './map-clusters'
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
  const held = far.flatMap((mark) => (mark.kind === 'group' ? clusters.membersOf(mark.id) : [mark.property]))
  expect(far.length).toBeLessThan(spread.length)
  expect(held.map(({ ref }) => ref).toSorted((one, other) => one - other)).toEqual(
    spread.map(({ ref }) => ref),
  )
  expect(clusters.marksIn(everywhere, maxMapZoom).map(({ kind }) => kind)).toEqual(
    spread.map(() => 'property'),
  )
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
  const zoom = clusters.openingZoom(group.id) ?? 0
  expect(clusters.marksIn(everywhere, zoom)).toHaveLength(2)
  expect(clusters.marksIn(everywhere, zoom - 1)).toHaveLength(1)
})

test('properties at the same coordinates stay a group at every zoom, with a list of members', () => {
  const sameSpot = [1, 2, 3].map((ref) => property(ref, 50.5966, 5.5083))
  const clusters = clusterProperties(sameSpot)
  const group = groupIn(clusters.marksIn(everywhere, maxMapZoom))
  expect(group.count).toBe(3)
  expect(clusters.openingZoom(group.id)).toBeNull()
  expect(clusters.membersOf(group.id)).toEqual(sameSpot)
})

test('properties with a ribbon of the ignore list are not drawn', () => {
  const marked = [property(1, 50, 5), property(2, 50, 5, 4), property(3, 50, 5, 1)]
  expect(shownProperties(marked, [4, 5]).map(({ ref }) => ref)).toEqual([1, 3])
  expect(shownProperties(marked, [])).toEqual(marked)
})
