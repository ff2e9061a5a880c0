import { expect, test } from 'vitest'

import { sameSchema } from './same-schema'

const snapshot = { id: '1', prevId: '0', tables: { pages: { columns: { id: 'text' } }, articles: {} } }

test('the order and the name of a snapshot do not matter', () => {
  const other = { tables: { articles: {}, pages: { columns: { id: 'text' } } }, prevId: '1', id: '2' }
  expect(sameSchema(snapshot, other)).toBe(true)
})

test('another column matters', () => {
  const columns = { id: 'text', title: 'text' }
  expect(sameSchema(snapshot, { ...snapshot, tables: { ...snapshot.tables, pages: { columns } } })).toBe(
    false,
  )
})
