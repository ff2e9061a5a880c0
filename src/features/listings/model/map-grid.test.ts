import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  cellAround,
  cellRanges,
  cellSize,
  cellsOf,
  contains,
  gridFor,
  isWithin,
  mapCellOf,
  maxMapMarks,
  type MapBox,
} from './map-grid'

/** In degrees, with five decimals as in URLs. */
const degreesUpTo = (max: number) =>
  fc.integer({ min: -max * 100_000, max: max * 100_000 }).map((value) => value / 100_000)

const boxes = fc
  .tuple(degreesUpTo(90), degreesUpTo(90), degreesUpTo(180), degreesUpTo(180))
  .map(([a, b, c, d]): MapBox => ({
    north: Math.max(a, b),
    south: Math.min(a, b),
    east: Math.max(c, d),
    west: Math.min(c, d),
  }))

test('the cells of any box are bounded in number and cover it', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const grid = gridFor(box)
      const cells = cellsOf(grid)
      expect(isWithin(box, grid.box)).toBe(true)
      expect(cells.length).toBeLessThanOrEqual(maxMapMarks)
      expect(new Set(cells).size).toBe(cells.length)
      expect(cells.length).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('the ranges of a grid are its cells, joined', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const grid = gridFor(box)
      const size = cellSize(grid.level)
      const ranges = cellRanges(grid)
      const cells = ranges.flatMap(([from, to]) =>
        Array.from({ length: (to - from) / size }, (_, at) => from + at * size),
      )
      expect(cells).toEqual(cellsOf(grid))
      expect(ranges.every(([from], at) => at === 0 || from > (ranges[at - 1]?.[1] ?? 0))).toBe(true)
    }),
  )
})

test('a point has a number of the cell of the grid that it is in', () => {
  const view = { north: 50.7, south: 50.5, east: 5.7, west: 5.4 }
  const grid = gridFor(view)
  const [height, size] = [grid.cellWidth / 2, cellSize(grid.level)]
  const inside = fc.record({
    latitude: fc.double({ min: 50.5, max: 50.7, noNaN: true }),
    longitude: fc.double({ min: 5.4, max: 5.7, noNaN: true }),
  })
  const places = fc.tuple(inside, inside)
  const indexOf = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    [Math.floor((latitude + 90) / height), Math.floor((longitude + 180) / grid.cellWidth)].join()
  fc.assert(
    fc.property(places, ([one, other]) => {
      const [cell, otherCell] = [one, other].map((point) => Math.floor(mapCellOf(point) / size) * size)
      expect(cellsOf(grid)).toContain(cell)
      expect(cell === otherCell).toBe(indexOf(one) === indexOf(other))
    }),
  )
})

test('the ends of the map have a number', () => {
  expect(mapCellOf({ latitude: -90, longitude: -180 })).toBe(0)
  expect(mapCellOf({ latitude: 90, longitude: 180 })).toBe(4 ** 20 - 1)
})

test('the same view elsewhere has the same cells, half the view cells of half the width', () => {
  const view = { north: 50.7, south: 50.5, east: 5.7, west: 5.4 }
  const moved = { north: 50.71, south: 50.51, east: 5.72, west: 5.42 }
  const half = { north: 50.65, south: 50.55, east: 5.65, west: 5.5 }
  expect(gridFor(moved)).toMatchObject({ level: gridFor(view).level })
  expect(gridFor(half).cellWidth).toBe(gridFor(view).cellWidth / 2)
})

test('the smallest cells are not divided further', () => {
  const point = { north: 50.6, south: 50.6, east: 5.5, west: 5.5 }
  const grid = gridFor(point)
  expect(grid.cellWidth).toBe(360 / 2 ** 20)
  expect(isWithin(point, grid.box)).toBe(true)
  expect(cellsOf(grid)).toEqual([mapCellOf({ latitude: 50.6, longitude: 5.5 })])
})

test('the cell around a point is one of the grid', () => {
  const { cellWidth } = gridFor({ north: 50.7, south: 50.5, east: 5.7, west: 5.4 })
  const point = { latitude: 50.6412, longitude: 5.5718 }
  const cell = cellAround(point, cellWidth)
  expect(contains(cell, point)).toBe(true)
  expect(cell.north - cell.south).toBeCloseTo(cellWidth / 2, 12)
  expect(Number.isInteger((cell.west + 180) / cellWidth)).toBe(true)
})
