import { expect, test } from 'vitest'

import { keepLocalChanges } from './server-functions'

/** The stored document, which the studio sends after a save. */
const data = { id: '1' }
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
  expect(keepLocalChanges({ data, formState: sent }, answer)).toEqual({
    indexes: [1],
    state: {
      title: {},
      blocks: { value: 3, rows: [{ id: 'a' }, { id: 'b' }, { id: 'c', collapsed: true }] },
      'blocks.0.items': { rows: [{ id: 'd', collapsed: true }] },
    },
  })
})

test.each([[null], ['refused'], [{ lockedState: {} }], [{ state: null }]])('%j stays', (answer) => {
  expect(keepLocalChanges({ formState: sent }, answer)).toBe(answer)
})

test('the first state of a form stays', () => {
  const answer = { state: { blocks: { rows: [{ id: 'a', collapsed: true }] } } }
  expect(keepLocalChanges({}, answer)).toBe(answer)
})

test.each([
  ['a text', 'Vi', 'Vi'],
  ['a rich text', { root: { children: [{ text: 'Vi' }] } }, { root: { children: [{ text: 'Vi' }] } }],
  ['an empty field', '', null],
])('%s that was saved as it was sent does not replace what is typed since', (_, value, saved) => {
  const answer = { state: { title: { value: saved, initialValue: saved, valid: true } } }
  expect(keepLocalChanges({ data, formState: { title: { value } } }, answer)).toEqual({
    state: { title: { valid: true } },
  })
})

test('an answer to a check, without a save, keeps its values', () => {
  const rows = [{ id: 'a', collapsed: true }]
  const state = { text: { value: 'Villa', initialValue: 'Villa', valid: true }, items: { value: 1, rows } }
  expect(keepLocalChanges({ formState: state }, { state })).toEqual({
    state: { ...state, items: { value: 1, rows: [{ id: 'a' }] } },
  })
})

test('a value that the server computed, and a field that was not sent, reach the form', () => {
  const state = { slug: { value: 'villa' }, revision: { value: 3 }, 'blocks.0.id': { value: 'a' } }
  const formState = { slug: { value: undefined }, revision: { value: 2 } }
  expect(keepLocalChanges({ data, formState }, { state })).toEqual({ state })
})
