import type { MapPoint } from './listing-filters'

/** A part of the map, in degrees. */
export interface MapBox {
  north: number
  south: number
  east: number
  west: number
}

/** Cells beside and above each other at most: the number of marks of one response is bounded by its square. */
const maxCellsAcross = 48

export const maxMapMarks = maxCellsAcross ** 2

/**
 * Level 0 has one cell, each further level divides a cell in four. The smallest cells are 24 m wide in Belgium and 19 m
 * high: properties within one are as good as at one place.
 */
const finestLevel = 20

const cellsAcross = (level: number): number => 2 ** level

/** The earth as a grid of cells, half as high as wide in degrees: nearly square in Belgium. */
export interface MapGrid {
  level: number
  /** The width of a cell, in degrees. */
  cellWidth: number
  /** The requested part, extended to whole cells. */
  box: MapBox
  /** The rows and columns of the box, without the last: counted from the South Pole and from the 180th meridian. */
  rows: [from: number, to: number]
  columns: [from: number, to: number]
}

/** The first cell of a range and the first one after it. */
function span(from: number, to: number, size: number): [number, number] {
  const first = Math.floor(from / size)
  return [first, Math.max(first + 1, Math.ceil(to / size))]
}

/** The finest grid with a bounded number of cells in a box. Boxes of similar size have the same grid, wherever they are. */
export function gridFor({ north, south, east, west }: MapBox): MapGrid {
  for (let level = finestLevel; ; level -= 1) {
    const [height, width] = [180 / cellsAcross(level), 360 / cellsAcross(level)]
    const [rows, columns] = [span(south + 90, north + 90, height), span(west + 180, east + 180, width)]
    if (level > 0 && Math.max(rows[1] - rows[0], columns[1] - columns[0]) > maxCellsAcross) continue
    const box = {
      south: rows[0] * height - 90,
      north: rows[1] * height - 90,
      west: columns[0] * width - 180,
      east: columns[1] * width - 180,
    }
    return { level, cellWidth: width, box, rows, columns }
  }
}

/** Alternates the bits of row and column (a Z-order curve): the cells within a larger one follow each other. */
function interleaved(row: number, column: number): number {
  let code = 0
  // Forty bits: more than JavaScript's operators on bits can hold.
  for (let bit = 0, value = 1; bit < finestLevel; bit += 1, value *= 4)
    code += ((column >> bit) & 1) * value + ((row >> bit) & 1) * value * 2
  return code
}

const indexIn = (degrees: number, range: number): number =>
  Math.min(cellsAcross(finestLevel) - 1, Math.floor((degrees / range) * cellsAcross(finestLevel)))

/** The number of the smallest cell around a point; a database finds all points of a larger cell as one range. */
export const mapCellOf = ({ latitude, longitude }: MapPoint): number =>
  interleaved(indexIn(latitude + 90, 180), indexIn(longitude + 180, 360))

/** How many numbers of `mapCellOf` a cell of this level holds. */
export const cellSize = (level: number): number => 4 ** (finestLevel - level)

/** The first number of each cell of a grid, in ascending order. */
export function cellsOf({ level, rows, columns }: MapGrid): number[] {
  const cells: number[] = []
  for (let row = rows[0]; row < rows[1]; row += 1)
    for (let column = columns[0]; column < columns[1]; column += 1)
      cells.push(interleaved(row, column) * cellSize(level))
  return cells.sort((one, other) => one - other)
}

/** The numbers of all cells of a grid as few ranges, each without its end. */
export function cellRanges(grid: MapGrid): [from: number, to: number][] {
  const size = cellSize(grid.level)
  const ranges: [number, number][] = []
  for (const cell of cellsOf(grid)) {
    const last = ranges.at(-1)
    if (last?.[1] === cell) last[1] = cell + size
    else ranges.push([cell, cell + size])
  }
  return ranges
}

/** The cell of this width around a point. */
export function cellAround({ latitude, longitude }: MapPoint, width: number): MapBox {
  const height = width / 2
  const south = Math.floor((latitude + 90) / height) * height - 90
  const west = Math.floor((longitude + 180) / width) * width - 180
  return { south, west, north: south + height, east: west + width }
}

export const isWithin = (inner: MapBox, outer: MapBox): boolean =>
  inner.north <= outer.north &&
  inner.south >= outer.south &&
  inner.east <= outer.east &&
  inner.west >= outer.west

export const contains = (box: MapBox, { latitude, longitude }: MapPoint): boolean =>
  isWithin({ north: latitude, south: latitude, east: longitude, west: longitude }, box)
