import type { MapBox } from '@/features/listings/model/map-grid'
import type {
  CatalogueSearch,
  CatalogueStore,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { findMapMarks } from '@/features/map/server/find-map-marks'

import { each, type Work } from './measure'

interface Searches {
  unfiltered: CatalogueSearch
  wide: CatalogueSearch[]
}

/** A drawn area. */
export const area = [50.55, 50.7, 50.68, 50.6].map((latitude, at) => ({
  latitude,
  longitude: [5.4, 5.45, 5.65, 5.6][at] ?? 5.5,
}))

export const near = { latitude: 50.63, longitude: 5.57, radiusInKm: 3 }

/** Parts of the map from the whole region to one street, as a visitor who zooms in sees them. */
const parts = [1, 0.5, 0.2, 0.05, 0.01, 0.002].map((height) => ({
  south: 50.63 - height / 2,
  north: 50.63 + height / 2,
  west: 5.57 - height,
  east: 5.57 + height,
}))

/** The queries of a map. */
export function mapWorks(store: CatalogueStore, { unfiltered, wide }: Searches): [string, Work][] {
  const onMap = (search: CatalogueSearch) => ({ ...search, hideSold: true })
  const marks = (search: CatalogueSearch, within: MapBox | null) => findMapMarks(store, onMap(search), within)
  return [
    ['the map: clusters, no filter', () => marks(unfiltered, null)],
    ['the map: clusters, three filters', (run) => marks(each(wide, run), null)],
    ['the map: clusters in a drawn area', () => marks({ ...unfiltered, area }, null)],
    [
      'the map: clusters in a circle',
      () => marks({ ...unfiltered, near: { ...near, radiusInKm: 20 } }, null),
    ],
    ['the map: a part, no filter', (run) => marks(unfiltered, each(parts, run))],
    ['the map: a part, three filters', (run) => marks(each(wide, run), each(parts, run))],
    ['the map: list of a part', (run) => store.findPointsIn(onMap(unfiltered), each(parts, run), 101)],
  ]
}
