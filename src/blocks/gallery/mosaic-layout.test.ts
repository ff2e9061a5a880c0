import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mosaicLayout, type Mosaic } from './mosaic-layout'

/** Places the tiles as a browser does (sparse flow, row by row); false if one does not fit in its row. */
function isWithoutHole({ columns, tiles }: Mosaic): boolean {
  const taken = new Set<string>()
  const isFree = (row: number, column: number) => column < columns && !taken.has(`${row}/${column}`)
  let [row, column] = [0, 0]
  for (const tile of tiles) {
    while (
      !Array.from({ length: tile.columns }, (_, each) => each).every((each) => isFree(row, column + each))
    ) {
      if (column < columns && isFree(row, column)) return false
      ;[row, column] = column + 1 < columns ? [row, column + 1] : [row + 1, 0]
    }
    for (let down = 0; down < tile.rows; down += 1)
      for (let across = 0; across < tile.columns; across += 1) taken.add(`${row + down}/${column + across}`)
  }
  return true
}

const cellsOf = ({ tiles }: Mosaic) => tiles.reduce((sum, tile) => sum + tile.columns * tile.rows, 0)

test.each([
  [5, 4, 4, 8],
  [6, 4, 3, 9],
  [4, 4, 4, 4],
  [3, 4, 3, 6],
  [10, 4, 4, 16],
])('%d pictures, %d in a row: %d columns, %d cells', (count, perRow, columns, cells) => {
  const mosaic = mosaicLayout(count, perRow)
  expect([mosaic.columns, cellsOf(mosaic)]).toEqual([columns, cells])
})

test('two pictures are side by side, a single one has the whole width', () => {
  expect(mosaicLayout(2, 4)).toEqual({
    columns: 2,
    tiles: [
      { columns: 1, rows: 1 },
      { columns: 1, rows: 1 },
    ],
  })
  expect(mosaicLayout(1, 4).columns).toBe(1)
})

test('a mosaic of any size shows every picture and has no gaps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 3, max: 6 }), (count, perRow) => {
      const mosaic = mosaicLayout(count, perRow)
      expect(mosaic.tiles).toHaveLength(count)
      expect(mosaic.columns).toBeLessThanOrEqual(perRow)
      const isMosaic = mosaic.tiles[0]?.rows === 2
      if (isMosaic) {
        expect(cellsOf(mosaic) % mosaic.columns).toBe(0)
        expect(isWithoutHole(mosaic)).toBe(true)
      }
    }),
  )
})
