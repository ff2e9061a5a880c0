import { columnCount } from './block-rows'

/** Beside each other in the full width of a page. */
const mostPerRow = 6
/** Columns an item needs to stay readable, when its block does not stand over the full width. */
const columnsPerItem = 3

/**
 * How many items stand beside each other on a computer.
 *
 * @param asked what the editor chose
 * @param columns width of the block, of twelve; all when left out
 */
export function itemsPerRow(asked: number | null | undefined, usual: number, columns = columnCount): number {
  const most = columns >= columnCount ? mostPerRow : Math.max(1, Math.floor(columns / columnsPerItem))
  return Math.min(Math.max(asked ?? usual, 1), most)
}
