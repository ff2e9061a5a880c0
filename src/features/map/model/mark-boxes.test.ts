import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clusterProperties, maxMapZoom } from './map-clusters'
import type { MapProperty } from './map-messages'
import type { MapMark } from './map-marks'
import { markBox } from './mark-boxes'
import { collide } from './place-labels'

const everywhere = { north: 90, south: -90, east: 180, west: -180 }

const near = (from: number, degrees: number) => fc.double({ min: from, max: from + degrees, noNaN: true })

/** Properties of a town and of a street, with prices of any usual length, and cells of a grid. */
const property = fc.record({
  latitude: fc.oneof(near(50.5, 0.3), near(50.64, 0.002)),
  longitude: fc.oneof(near(5.4, 0.4), near(5.57, 0.004)),
  isApproximate: fc.boolean(),
  priceText: fc.constantFrom('€ 850', '€ 242.000', '€ 1.250.000', 'Prix sur demande', ''),
})
const properties = fc
  .array(property, { maxLength: 60 })
  .map((all): MapProperty[] => all.map((each, ref) => ({ ...each, ref, label: '', marquee: null })))
const cells = fc.array(
  fc.record({
    latitude: near(50.5, 0.3),
    longitude: near(5.4, 0.4),
    count: fc.integer({ min: 2, max: 40_000 }),
  }),
  { maxLength: 20 },
)

const countOf = (mark: MapMark) => (mark.kind === 'group' ? mark.count : 1)

function overlaps(marks: readonly MapMark[], zoom: number, scale: number): string[] {
  const boxes = marks.map((mark) => ({ key: mark.key, box: markBox(mark, zoom, scale) }))
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => collide(one.box, other.box))
      .map((other) => `${one.key} and ${other.key}`),
  )
}

test('no marker covers a part of another, and none is lost, at any zoom and size of letters', () => {
  const zooms = fc.integer({ min: 6, max: maxMapZoom })
  fc.assert(
    fc.property(properties, cells, zooms, fc.constantFrom(1, 1.25, 2), (all, counted, zoom, scale) => {
      const marks = clusterProperties(all, counted, 0.01, scale).marksIn(everywhere, zoom)
      const total = all.length + counted.reduce((sum, { count }) => sum + count, 0)
      expect(overlaps(marks, zoom, scale)).toEqual([])
      expect(marks.reduce((sum, mark) => sum + countOf(mark), 0)).toBe(total)
    }),
  )
})

test('a group opens at a zoom at which it is in more than one marker, and at none before', () => {
  fc.assert(
    fc.property(properties, fc.integer({ min: 6, max: maxMapZoom - 1 }), (all, zoom) => {
      const clusters = clusterProperties(all)
      for (const group of clusters.marksIn(everywhere, zoom)) {
        if (group.kind !== 'group') continue
        const opening = clusters.openingZoom(group, zoom)
        const refs = clusters.membersOf(group)?.map(({ ref }) => ref) ?? []
        const holders = (at: number) =>
          clusters
            .marksIn(everywhere, at)
            .filter((mark) => refs.some((ref) => clusters.contains(mark, { ref, position: null }))).length
        expect(holders((opening ?? maxMapZoom + 1) - 1)).toBe(1)
        if (opening !== null) expect(holders(opening)).toBeGreaterThan(1)
      }
    }),
    { numRuns: 30 },
  )
})

test.each([
  { text: '€ 242.000', pixels: 74 },
  { text: '€ 1.250.000', pixels: 88 },
  { text: 'Prix sur demande', pixels: 128 },
])('two prices $pixels pixels apart are one group', ({ text, pixels }) => {
  const zoom = 14
  const degrees = (pixels * 360) / (256 * 2 ** zoom)
  const at = (ref: number, longitude: number): MapProperty => ({
    ref,
    latitude: 50.64,
    longitude,
    isApproximate: false,
    priceText: text,
    label: '',
    marquee: null,
  })
  const marks = clusterProperties([at(1, 5.5), at(2, 5.5 + degrees)]).marksIn(everywhere, zoom)
  expect(marks.map(({ kind }) => kind)).toEqual(['group'])
})
