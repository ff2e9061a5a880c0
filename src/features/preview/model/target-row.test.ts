import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { BlockOrder } from '@/features/preview/model/messages'

import { targetRow } from './target-row'

const ids = ['a', 'b', 'c', 'd']

test.each<[string, BlockOrder, number | null]>([
  ['up', { command: 'up', block: 'b' }, 0],
  ['the first stays above', { command: 'up', block: 'a' }, null],
  ['down', { command: 'down', block: 'b' }, 2],
  ['the last stays below', { command: 'down', block: 'd' }, null],
  ['dragged to the top', { command: 'move', block: 'c', before: 'a' }, 0],
  ['dragged downwards', { command: 'move', block: 'a', before: 'd' }, 2],
  ['dragged to the end', { command: 'move', block: 'a', before: null }, 3],
  ['dropped where it was', { command: 'move', block: 'b', before: 'c' }, null],
  ['dropped on itself', { command: 'move', block: 'b', before: 'b' }, null],
  ['before a block that is gone', { command: 'move', block: 'b', before: 'x' }, null],
  ['a block that is gone', { command: 'up', block: 'x' }, null],
])('%s', (_, order, row) => {
  expect(targetRow(ids, order)).toBe(row)
})

test('a dropped block is before the one it was dropped on', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 }),
      fc.nat(),
      fc.nat(),
      (rows, n, m) => {
        const block = rows[n % rows.length] ?? ''
        const before = rows[m % rows.length] ?? ''
        const target = targetRow(rows, { command: 'move', block, before })
        if (target === null) return
        const moved = rows.filter((id) => id !== block).toSpliced(target, 0, block)
        expect(moved[moved.indexOf(block) + 1]).toBe(before)
      },
    ),
  )
})
