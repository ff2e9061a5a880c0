import { expect, test } from 'vitest'

import { overlay } from './overlay'

test('values that a form leaves out stay as they are stored', () => {
  expect(
    overlay({ price: 1, owner: { name: 'A', phone: '1' }, tags: ['a'] }, { owner: { name: 'B' }, tags: [] }),
  ).toEqual({ price: 1, owner: { name: 'B', phone: '1' }, tags: [] })
  expect(overlay({ title: 'A' }, { title: undefined, text: null })).toEqual({ title: 'A', text: null })
})

test('rows are those of the form, with their stored values below', () => {
  const stored = {
    rows: [
      { id: 'a', text: 'A', hidden: 1 },
      { id: 'b', text: 'B', hidden: 2 },
    ],
  }
  expect(overlay(stored, { rows: [{ id: 'b', text: 'C' }, { text: 'new' }] })).toEqual({
    rows: [{ id: 'b', text: 'C', hidden: 2 }, { text: 'new' }],
  })
})
