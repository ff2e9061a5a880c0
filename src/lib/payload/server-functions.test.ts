import { expect, test } from 'vitest'

import { keepRowsOpen } from './server-functions'

const sent = { blocks: { rows: [{ id: 'a', collapsed: true }, { id: 'b' }] }, title: { value: 'Villa' } }

test('rows that the studio sent keep the state they have there; new ones get that of the answer', () => {
  const answer = {
    indexes: [1],
    state: {
      title: { value: 'Villa' },
      blocks: { value: 3, rows: [{ id: 'a', collapsed: true }, { id: 'b' }, { id: 'c', collapsed: true }] },
      'blocks.0.items': { rows: [{ id: 'd', collapsed: true }] },
    },
  }
  expect(keepRowsOpen({ formState: sent }, answer)).toEqual({
    indexes: [1],
    state: {
      title: { value: 'Villa' },
      blocks: { value: 3, rows: [{ id: 'a' }, { id: 'b' }, { id: 'c', collapsed: true }] },
      'blocks.0.items': { rows: [{ id: 'd', collapsed: true }] },
    },
  })
})

test.each([[null], ['refused'], [{ lockedState: {} }], [{ state: null }]])('%j stays', (answer) => {
  expect(keepRowsOpen({ formState: sent }, answer)).toBe(answer)
})

test('the first state of a form stays', () => {
  const answer = { state: { blocks: { rows: [{ id: 'a', collapsed: true }] } } }
  expect(keepRowsOpen({}, answer)).toBe(answer)
})
