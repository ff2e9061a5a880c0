/** Layout options common to all blocks. */
export interface PlacedBlock {
  span?: number | null
  columns?: { sm?: number | null; md?: number | null; lg?: number | null } | null
}

/** Columns of the twelve that a block takes, by width of the screen. */
export interface BlockWidth {
  sm: number
  md: number
  lg: number
}

export const columnCount = 12

const asColumns = (...candidates: (number | null | undefined)[]): number => {
  const first = candidates.find((value): value is number => Number.isInteger(value))
  return Math.min(Math.max(first ?? columnCount, 1), columnCount)
}

/** Width of a block in columns. A screen without its own width uses the general one; phones use all columns. */
export const widthOf = ({ span, columns }: PlacedBlock): BlockWidth => ({
  sm: asColumns(columns?.sm),
  md: asColumns(columns?.md, span),
  lg: asColumns(columns?.lg, span),
})

const isNarrow = ({ sm, md, lg }: BlockWidth): boolean => Math.min(sm, md, lg) < columnCount

export interface PlacedInRow<Block> {
  block: Block
  width: BlockWidth
}

/** Blocks beside each other. The grid wraps them on screens where they do not fit. */
export interface BlockRow<Block> {
  /** A single block over the full width on every screen: it needs no grid and its background may reach the edges. */
  isFull: boolean
  cells: PlacedInRow<Block>[]
}

const fitsBeside = (row: { width: BlockWidth }[], { md, lg }: BlockWidth): boolean =>
  row.reduce((sum, { width }) => sum + width.lg, lg) <= columnCount ||
  row.reduce((sum, { width }) => sum + width.md, md) <= columnCount

/** Puts consecutive blocks into rows: side by side as long as they fit on a computer or on a tablet. */
export function groupIntoRows<Block extends object>(blocks: readonly Block[]): BlockRow<Block>[] {
  const rows: BlockRow<Block>[] = []
  for (const block of blocks) {
    const width = widthOf(block)
    const last = rows.at(-1)
    if (last && !last.isFull && isNarrow(width) && fitsBeside(last.cells, width)) {
      last.cells.push({ block, width })
    } else {
      rows.push({ isFull: !isNarrow(width), cells: [{ block, width }] })
    }
  }
  return rows
}
