// @vitest-environment happy-dom
import { CRS, LatLngBounds, Map as LeafletMap, Point } from 'leaflet'
import { expect, test } from 'vitest'

import { zoomOfAll } from './use-fit'

const bounds = new LatLngBounds([50.5, 5.4], [50.7, 5.8])

function mapOf(width: number, height: number): LeafletMap {
  const map = new LeafletMap(document.createElement('div'), {
    crs: CRS.EPSG3857,
    maxZoom: 18,
    zoomSnap: 0.25,
  })
  map.getSize = () => new Point(width, height)
  return map
}

test('a frame that is not laid out yet has the smallest zoom', () => {
  expect(zoomOfAll(mapOf(0, 0), bounds)).toBe(0)
  expect(zoomOfAll(mapOf(900, 144), bounds)).toBe(0)
  expect(zoomOfAll(mapOf(100, 600), bounds)).toBe(0)
})

test('a larger frame shows the bounds as near as they fit', () => {
  const [small, large] = [zoomOfAll(mapOf(400, 400), bounds), zoomOfAll(mapOf(1200, 800), bounds)]
  expect(small).toBeGreaterThan(7)
  expect(large).toBeGreaterThan(small)
  expect(large).toBeLessThan(13)
})
