/** How many columns and rows of the mosaic a picture takes. */
export interface MosaicTile {
  columns: number
  rows: number
}

export interface Mosaic {
  columns: number
  tiles: MosaicTile[]
}

const big: MosaicTile = { columns: 2, rows: 2 }
const cellsOfBig = 4

/** Pictures of the last row share its whole width; the later ones are the wider. */
function lastRow(count: number, columns: number): MosaicTile[] {
  const share = Math.floor(columns / count)
  const wider = columns % count
  return Array.from({ length: count }, (_, index) => ({
    columns: share + (index >= count - wider ? 1 : 0),
    rows: 1,
  }))
}

/** Every so many single pictures fill the rows beside a big one; the next big one begins a row. */
const singlesBeside = (columns: number) => (columns - 2) * 2

function tilesOf(count: number, columns: number, bigCount: number): MosaicTile[] {
  const group = 1 + singlesBeside(columns)
  const inLastRow = (count + bigCount * (cellsOfBig - 1)) % columns
  const tiles = Array.from({ length: count - inLastRow }, (_, index): MosaicTile => {
    const isBig = index % group === 0 && index / group < bigCount
    return isBig ? big : { columns: 1, rows: 1 }
  })
  return inLastRow > 0 ? [...tiles, ...lastRow(inLastRow, columns)] : tiles
}

/** One picture alone in a row would be a strip. */
const endsWell = (count: number, columns: number, bigCount: number): boolean =>
  count >= bigCount * (1 + singlesBeside(columns)) && (count + bigCount * (cellsOfBig - 1)) % columns !== 1

/** Too few for a big picture and what stands beside it. */
const evenly = (count: number, columns: number): Mosaic => {
  const most = Math.max(1, Math.min(count, columns))
  return { columns: most, tiles: Array.from({ length: count }, () => ({ columns: 1, rows: 1 })) }
}

/**
 * Arranges pictures so that they fill a rectangle without a hole: the first one big, a second big one where the rows
 * would not come out otherwise.
 *
 * @param perRow columns the editor asked for; fewer are taken when they fit better
 */
export function mosaicLayout(count: number, perRow: number): Mosaic {
  for (const bigCount of [1, 2])
    for (let columns = perRow; columns >= 3; columns -= 1)
      if (endsWell(count, columns, bigCount)) return { columns, tiles: tilesOf(count, columns, bigCount) }
  return evenly(count, perRow)
}
