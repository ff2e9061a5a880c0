import type { FormState } from 'payload'
import { expect, test } from 'vitest'

import { rowState } from './row-state'

const state: FormState = {
  title: { value: 'Page' },
  blocks: { value: 11, rows: [{ id: 'a' }] },
  'blocks.1.heading': { value: 'Bonjour', initialValue: 'Bonjour', valid: true },
  'blocks.1.links': {
    value: 1,
    disableFormData: true,
    lastRenderedPath: 'blocks.1.links',
    rows: [{ id: 'b', lastRenderedPath: 'blocks.1.links.0', customComponents: { RowLabel: 'a label' } }],
  },
  'blocks.1.links.0.id': { value: 'b' },
  'blocks.10.heading': { value: 'Another block' },
  'blocks.1.content': { value: { root: {} }, customComponents: { Field: 'an editor' } },
}

test('the fields of one row are named from the row on, without rows that only begin alike', () => {
  expect(Object.keys(rowState(state, 'blocks.1'))).toEqual(['heading', 'links', 'links.0.id', 'content'])
})

test('values are kept, and what was rendered for another place is rendered anew', () => {
  expect(rowState(state, 'blocks.1')).toMatchObject({
    heading: { value: 'Bonjour', initialValue: 'Bonjour', valid: true },
    links: { value: 1, disableFormData: true, rows: [{ id: 'b' }] },
    content: { value: { root: {} } },
  })
  expect(JSON.stringify(rowState(state, 'blocks.1'))).not.toMatch(/lastRenderedPath|customComponents/)
})

test('a row that the state does not have has no fields', () => {
  expect(rowState(state, 'blocks.2')).toEqual({})
})
