import {
  type CataloguePoint,
  type CatalogueSearch,
  type CatalogueStore,
} from '@/features/listings/server/api'
import { drawnBox } from '@/features/listings/model/map-area'
import { gridFor, maxMapMarks, type MapBox } from '@/features/listings/model/map-grid'
import type { MapCell } from '@/features/map/model/map-messages'

export interface FoundMarks {
  points: CataloguePoint[]
  /** Several properties each; without any, all properties are points. */
  cells: MapCell[]
  /** In degrees; 0 without cells. */
  cellWidth: number
}

const withoutCells = (points: CataloguePoint[]): FoundMarks => ({ points, cells: [], cellWidth: 0 })

/** The cells of a box; those of one property as points. */
async function findCells(store: CatalogueStore, search: CatalogueSearch, box: MapBox): Promise<FoundMarks> {
  const grid = gridFor(box)
  const cells = await store.findCells(search, grid)
  const total = cells.reduce((sum, cell) => sum + cell.total, 0)
  if (total <= maxMapMarks) return withoutCells(await store.findPointsIn(search, grid.box, maxMapMarks))
  const single = cells.filter((cell) => cell.total === 1)
  const several = cells.filter((cell) => cell.total > 1)
  return {
    points: await store.findPointsByRefs(
      single.map(({ ref }) => ref),
      search.locale,
    ),
    cells: several.map(({ total: count, latitude, longitude }) => ({ latitude, longitude, count })),
    cellWidth: grid.cellWidth,
  }
}

/**
 * The properties of a search on the map: each as a point while they are few, otherwise counted in the cells of a grid by
 * the database, which then reads no rows but those that are alone in a cell. The number of marks is bounded
 * (`maxMapMarks`).
 *
 * @param within the part of the map; null for the whole search
 */
export async function findMapMarks(
  store: CatalogueStore,
  search: CatalogueSearch,
  within: MapBox | null,
): Promise<FoundMarks> {
  const searchBox = within ?? drawnBox(search)
  if (searchBox) return findCells(store, search, searchBox)
  const { total, box } = await store.findExtent(search)
  if (!box) return withoutCells([])
  return total > maxMapMarks
    ? findCells(store, search, box)
    : withoutCells(await store.findPointsIn(search, box, maxMapMarks))
}
