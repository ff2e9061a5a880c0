import { expect, test } from 'vitest'

import { isMapped, type StreetsRegion } from './mapped-region'

const images: StreetsRegion = { kind: 'images' }
const ofGermany: StreetsRegion = { kind: 'file', bounds: { north: 55, south: 47, east: 15, west: 5.8 } }

test.each([
  ['Liège', { latitude: 50.63, longitude: 5.57 }, [true, true, true]],
  ['Luxembourg', { latitude: 49.61, longitude: 6.13 }, [true, true, true]],
  ['Aachen, just across the border', { latitude: 50.77, longitude: 6.08 }, [true, true, true]],
  ['Bonn', { latitude: 50.73, longitude: 7.1 }, [false, true, true]],
  ['Alicante', { latitude: 38.34, longitude: -0.48 }, [false, false, true]],
] as const)('the maps of %s: drawn, of a file, of the whole earth', (_, point, expected) => {
  expect([null, ofGermany, images].map((streets) => isMapped(streets, point))).toEqual(expected)
})
