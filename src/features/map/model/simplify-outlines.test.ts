import { expect, test } from 'vitest'

import { isOutlines } from './map-outlines'
import { OutlineError, simplifyOutlines } from './simplify-outlines'

type Corner = [number, number]

const closed = (corners: Corner[]): Corner[] => [...corners, ...corners.slice(0, 1)]

const feature = (type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties: {},
  geometry: { type, coordinates },
})

const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

/** A border with many bends between two municipalities, from south to north. */
const bends = (count: number): Corner[] =>
  Array.from({ length: count + 1 }, (_, at) => [5.5 + Math.sin(at) * 0.01, 50 + at / count])

const neighbours = (count: number) =>
  collection(
    feature('Polygon', [closed([[5, 50], ...bends(count), [5, 51]])]),
    feature('MultiPolygon', [[closed([...bends(count), [6, 51], [6, 50]])]]),
  )

test('neighbours become one land, and their common border is drawn once', () => {
  const outlines = simplifyOutlines(neighbours(4), '© Example')
  expect(isOutlines(outlines)).toBe(true)
  expect(outlines.attribution).toBe('© Example')
  expect(outlines.land).toHaveLength(1)
  expect(
    outlines.land[0]?.some(
      ([longitude, latitude]) => longitude > 5.4 && longitude < 5.6 && latitude > 50.1 && latitude < 50.9,
    ),
  ).toBe(false)
  const within = outlines.borders.flat().filter(([, latitude]) => latitude === 50.5)
  expect(within).toHaveLength(1)
})

test('many bends are simplified to the budget', () => {
  const large = simplifyOutlines(neighbours(20_000), '© Example', 1e9)
  const small = simplifyOutlines(neighbours(20_000), '© Example', 20_000)
  expect(JSON.stringify(large).length).toBeGreaterThan(200_000)
  expect(JSON.stringify(small).length).toBeLessThanOrEqual(20_000)
  expect(small.land).toHaveLength(1)
})

test.each([
  ['text', 'no GeoJSON', 'FeatureCollection'],
  ['an empty collection', collection(), 'no features'],
  ['points', collection(feature('Point', [5, 50])), 'Feature 1: must be a Polygon'],
  ['no geometry', collection({ type: 'Feature', geometry: null }), 'Feature 1'],
  [
    'metres',
    collection(
      feature('Polygon', [
        closed([
          [235_000, 147_000],
          [236_000, 147_000],
          [236_000, 148_000],
        ]),
      ]),
    ),
    'EPSG:4326',
  ],
  [
    'an open ring',
    collection(
      feature('Polygon', [
        [
          [5, 50],
          [6, 50],
          [6, 51],
          [5, 51],
        ],
      ]),
    ),
    'last one',
  ],
  ['a polygon without rings', collection(feature('Polygon', [])), 'needs a ring'],
  ['a budget that is too small', neighbours(4), 'cannot be simplified'],
])('%s is refused with its reason', (name, file, reason) => {
  const take = () => simplifyOutlines(file, '© Example', name.startsWith('a budget') ? 10 : undefined)
  expect(take).toThrow(OutlineError)
  expect(take).toThrow(reason)
})

test('outlines without attribution are refused', () =>
  expect(() => simplifyOutlines(neighbours(4), ' ')).toThrow('attribution'))
