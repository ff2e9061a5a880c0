import { columnCount } from './block-rows'

/** Items side by side over the full width of a page. */
const maxPerRow = 6
/** Columns that an item needs to stay readable in a block of less than full width. */
const columnsPerItem = 3

/**
 * The number of items side by side on a computer.
 *
 * @param requested the editor's choice
 * @param columns width of the block in columns of twelve; all when left out
 */
export function itemsPerRow(
  requested: number | null | undefined,
  usual: number,
  columns = columnCount,
): number {
  const max = columns >= columnCount ? maxPerRow : Math.max(1, Math.floor(columns / columnsPerItem))
  return Math.min(Math.max(requested ?? usual, 1), max)
}
