import { expect, test } from 'vitest'

import { shownInOrder } from '@/features/content/model/shown-blocks'

import { groupIntoRows, widthOf } from './block-rows'

const block = (id: string, span?: number, columns?: object) => ({ id, span: span ?? null, columns })

/** The rows as ids, a full one in capitals. */
const rowsOf = (...blocks: ReturnType<typeof block>[]) =>
  groupIntoRows(blocks).map(({ cells, isFull }) =>
    cells.map((cell) => (isFull ? cell.block.id.toUpperCase() : cell.block.id)).join(' '),
  )

test.each([
  [{}, { sm: 12, md: 12, lg: 12 }],
  [{ span: 6 }, { sm: 12, md: 6, lg: 6 }],
  [
    { span: 4, columns: { sm: 6, lg: 3 } },
    { sm: 6, md: 4, lg: 3 },
  ],
  [
    { span: null, columns: { md: 8, lg: null } },
    { sm: 12, md: 8, lg: 12 },
  ],
  [
    { span: 0, columns: { sm: 99 } },
    { sm: 12, md: 1, lg: 1 },
  ],
])('%j is %j wide', (options, width) => {
  expect(widthOf(options)).toEqual(width)
})

test('a block of full width has its own row', () => {
  expect(rowsOf(block('a'), block('b', 12))).toEqual(['A', 'B'])
})

test('blocks that fit side by side share a row; the next one starts a new row', () => {
  expect(rowsOf(block('a', 6), block('b', 6), block('c', 6))).toEqual(['a b', 'c'])
  expect(rowsOf(block('a', 4), block('b', 4), block('c', 4), block('d', 12))).toEqual(['a b c', 'D'])
  expect(rowsOf(block('a', 8), block('b', 6))).toEqual(['a', 'b'])
})

test('two halves around a block of full width are in separate rows', () => {
  expect(rowsOf(block('a', 6), block('b'), block('c', 6))).toEqual(['a', 'B', 'c'])
})

test('blocks that only fit on a tablet share a row, which wraps on a computer', () => {
  const halfOnTablet = { md: 6, lg: 12 }
  expect(rowsOf(block('a', 12, halfOnTablet), block('b', 12, halfOnTablet))).toEqual(['a b'])
})

test('every block is in exactly one row, in its order', () => {
  const spans = [3, 3, 12, 7, 5, 1, 11, 2, 6, 6, 6, 12, 12, 4]
  const blocks = spans.map((span, index) => block(String(index), span))
  expect(groupIntoRows(blocks).flatMap(({ cells }) => cells.map((cell) => cell.block))).toEqual(blocks)
})

test('hidden blocks are left out; numbered ones come first, the others keep their order', () => {
  const blocks = [
    { id: 'a' },
    { id: 'b', sort: 2 },
    { id: 'c', status: 'hidden', sort: 0 },
    { id: 'd', sort: 1 },
    { id: 'e', sort: null },
    { id: 'f', sort: 1 },
  ]
  expect(shownInOrder(blocks).map(({ id }) => id)).toEqual(['d', 'f', 'b', 'a', 'e'])
})
