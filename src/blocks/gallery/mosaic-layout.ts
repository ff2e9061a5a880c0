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

/** Pictures of the last row share its whole width; the later ones are wider. */
function lastRow(count: number, columns: number): MosaicTile[] {
  const share = Math.floor(columns / count)
  const wider = columns % count
  return Array.from({ length: count }, (_, index) => ({
    columns: share + (index >= count - wider ? 1 : 0),
    rows: 1,
  }))
}

/** Single pictures that fill the rows beside a large one; the next large one begins a row. */
const singlesBeside = (columns: number) => (columns - 2) * 2

function buildTiles(count: number, columns: number, bigCount: number): MosaicTile[] {
  const group = 1 + singlesBeside(columns)
  const inLastRow = (count + bigCount * (cellsOfBig - 1)) % columns
  const tiles = Array.from({ length: count - inLastRow }, (_, index): MosaicTile => {
    const isBig = index % group === 0 && index / group < bigCount
    return isBig ? big : { columns: 1, rows: 1 }
  })
  return inLastRow > 0 ? [...tiles, ...lastRow(inLastRow, columns)] : tiles
}

/** A single picture in a row would be too flat. */
const endsWell = (count: number, columns: number, bigCount: number): boolean =>
  count >= bigCount * (1 + singlesBeside(columns)) && (count + bigCount * (cellsOfBig - 1)) % columns !== 1

/** Too few for a large picture with others beside it. */
const evenly = (count: number, columns: number): Mosaic => {
  const maxColumns = Math.max(1, Math.min(count, columns))
  return { columns: maxColumns, tiles: Array.from({ length: count }, () => ({ columns: 1, rows: 1 })) }
}

/**
 * Arranges pictures so that they fill a rectangle without gaps: the first one large, a second large one where the
 * rows would not come out otherwise.
 *
 * @param perRow columns that the editor chose; fewer are used if they fit better
 */
export function mosaicLayout(count: number, perRow: number): Mosaic {
  for (const bigCount of [1, 2])
    for (let columns = perRow; columns >= 3; columns -= 1)
      if (endsWell(count, columns, bigCount)) return { columns, tiles: buildTiles(count, columns, bigCount) }
  return evenly(count, perRow)
}
