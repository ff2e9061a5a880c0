import fc from 'fast-check'
import { expect, test } from 'vitest'

import { drawPlaces, drawSearchedArea } from './place-drawing'

const liege = { name: 'Liège', latitude: 50.6451, longitude: 5.5734, isMain: true }
const places = [
  liege,
  { name: 'Flémalle', latitude: 50.6001, longitude: 5.4717, isMain: true },
  { name: 'Herstal', latitude: 50.67, longitude: 5.63, isMain: true },
  { name: 'Montegnée', latitude: 50.6429, longitude: 5.5152, isMain: false },
]
const rivers = [
  {
    name: { nl: 'Maas', fr: 'Meuse' },
    width: 5,
    course: [
      [50.6138, 5.501],
      [50.629, 5.5755],
      [50.6428, 5.58],
      [50.6468, 5.589],
      [50.6612, 5.63],
    ] as [number, number][],
  },
]
const surroundings = { places, rivers, outlines: null }
const mark = { latitude: 50.6457, longitude: 5.5743, isApproximate: false }

test('one mark is in the middle, with the river and the names around it', () => {
  const drawing = drawPlaces(surroundings, [mark], 'nl')
  expect(drawing?.marks).toEqual([{ x: 500, y: 208, isApproximate: false }])
  expect(drawing?.names.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Liège', 'Maas', 'Montegnée']),
  )
  expect(drawing?.rivers.length).toBeGreaterThan(0)
  expect(drawing?.marked).toBe('')
})

test('a site without rivers has none, and a river without a name in a language has another', () => {
  expect(drawPlaces({ ...surroundings, rivers: [] }, [mark], 'nl')?.rivers).toEqual([])
  expect(drawPlaces(surroundings, [mark], 'de')?.names.map(({ text }) => text)).toContain('Maas')
})

test('a locality is marked as a whole', () => {
  const drawing = drawPlaces(surroundings, [{ ...liege, isApproximate: true }], 'fr')
  expect(drawing?.marked).toMatch(/^M[^M]+Z$/)
})

test('where outlines are known the land ends at them and has their borders, not cells', () => {
  const land: [number, number][] = [
    [5, 50.5],
    [5.6, 50.5],
    [5.6, 50.8],
    [5, 50.8],
    [5, 50.5],
  ]
  const far: [number, number][] = [
    [3, 51],
    [3.1, 51],
  ]
  const border: [number, number][] = [
    [5.57, 50.64],
    [5.58, 50.65],
  ]
  const outlines = { attribution: '© A', land: [land], borders: [border, far] }
  const drawing = drawPlaces({ ...surroundings, outlines }, [{ ...liege, isApproximate: true }], 'fr')
  // The eastern edge of the land is in sight, 1.9 km east of the mark; the other edges are not.
  expect(drawing?.land).toBe('M-12 -12L-12 428L575 428L575 -12Z')
  expect(drawing?.cells).toMatch(/^M\d+ \d+L\d+ \d+$/)
  expect(drawing?.marked).toBe('')
})

test('the drawing is small enough to be part of a page', () => {
  expect(JSON.stringify(drawPlaces(surroundings, [mark], 'fr')).length).toBeLessThan(4000)
})

test('without a mark there is no drawing; a place far from all others is marked on an empty map', () => {
  expect(drawPlaces(surroundings, [], 'fr')).toBeNull()
  const far = drawPlaces(surroundings, [{ latitude: 51.2, longitude: 3.2, isApproximate: false }], 'fr')
  expect(far).toMatchObject({ land: '', cells: '', rivers: [], names: [] })
  expect(drawPlaces({ places: [], rivers: [], outlines: null }, [mark], 'fr')?.marks).toHaveLength(1)
})

const point = fc.record({
  latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
  isApproximate: fc.boolean(),
})

test('all marks are in the part that a phone shows', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (marks) => {
      const drawing = drawPlaces(surroundings, marks, 'de')
      for (const { x, y } of drawing?.marks ?? []) {
        expect(Math.abs(x - 500)).toBeLessThanOrEqual(151)
        expect(Math.abs(y - 208)).toBeLessThanOrEqual(131)
      }
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/)
    }),
  )
})

test('the area of a search is drawn in the middle, without pins', () => {
  const area = [
    { latitude: 50.64, longitude: 5.56 },
    { latitude: 50.66, longitude: 5.56 },
    { latitude: 50.65, longitude: 5.6 },
  ]
  const drawing = drawSearchedArea(surroundings, { area, near: null, towns: [] }, 'fr')
  expect(drawing).toMatchObject({ marked: 'M444 253L444 163L556 208Z', marks: [] })
  expect(drawing?.names.length).toBeGreaterThan(0)
})

test('a circle has its radius on all sides', () => {
  const near = { ...liege, radiusInKm: 3 }
  const { marked = '' } = drawSearchedArea(surroundings, { area: null, near, towns: [] }, 'fr') ?? {}
  const points = marked
    .slice(1, -1)
    .split('L')
    .map((each) => each.split(' ').map(Number))
  for (const [x = 0, y = 0] of points) expect(Math.abs(Math.hypot(x - 500, y - 208) - 120)).toBeLessThan(2)
})

test('the towns of a search are marked as a whole; where only their outlines are known, by a pin', () => {
  const search = { area: null, near: null, towns: surroundings.places.slice(0, 1) }
  const cells = drawSearchedArea({ ...surroundings, outlines: null }, search, 'fr')
  expect(cells?.marked).toMatch(/^M.*Z$/)
  expect(cells?.marks).toEqual([])
  const outlines = { land: [], borders: [], attribution: '' }
  expect(drawSearchedArea({ ...surroundings, outlines }, search, 'fr')?.marks).toHaveLength(1)
})

test('a search without an area, a circle or a town has no drawing', () => {
  expect(drawSearchedArea(surroundings, { area: null, near: null, towns: [] }, 'fr')).toBeNull()
})
