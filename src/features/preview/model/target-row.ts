import type { BlockOrder } from './messages'

/** The place among the other blocks that an order means; -1 for none. */
function wantedPlace(order: BlockOrder, from: number, others: readonly string[]): number {
  if (order.command === 'up') return from - 1
  if (order.command === 'down') return from + 1
  if (order.command !== 'move') return from
  return order.before === null ? others.length : others.indexOf(order.before)
}

/**
 * The row to which a block moves.
 *
 * @param ids the blocks in their order
 * @returns its index afterwards; null when the block stays where it is
 */
export function targetRow(ids: readonly string[], order: BlockOrder): number | null {
  const from = ids.indexOf(order.block)
  const others = ids.filter((id) => id !== order.block)
  const place = wantedPlace(order, from, others)
  return from === -1 || place < 0 || place === from || place > others.length ? null : place
}
