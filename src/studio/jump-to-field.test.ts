import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { pathInForm, rowsOnTheWay, spotOf } from './jump-to-field'

test('a field in nested rows is reached through each of its rows', () => {
  expect(rowsOnTheWay('title')).toEqual([])
  expect(rowsOnTheWay('blocks.2.links.0.label')).toEqual([
    { list: 'blocks', index: 2 },
    { list: 'blocks.2.links', index: 0 },
  ])
})

test('a field is in the tab that holds it, also inside a section', () => {
  const section = {
    type: 'collapsible',
    fields: [{ type: 'row', fields: [{ type: 'text', name: 'headline' }] }],
  }
  const tabs = {
    type: 'tabs',
    tabs: [{ fields: [{ type: 'blocks', name: 'blocks' }] }, { fields: [section] }],
  }
  const fields = [{ type: 'text', name: 'title' }, tabs] as unknown as ClientField[]
  expect(spotOf(fields, 'blocks.2.heading')).toEqual({ at: 'blocks.2.heading', tab: 0 })
  expect(spotOf(fields, 'headline').tab).toBe(1)
  expect(spotOf(fields, 'title').tab).toBeNull()
})

test('rows named by their ids are found where they are now', () => {
  const state = {
    blocks: { rows: [{ id: 'b0' }, { id: 'b1' }] },
    'blocks.1.links': { rows: [{ id: 'l0' }] },
    energy: {},
  }
  expect(pathInForm(state, 'title')).toBe('title')
  expect(pathInForm(state, 'energy.score')).toBe('energy.score')
  expect(pathInForm(state, 'blocks.b1')).toBe('blocks.1')
  expect(pathInForm(state, 'blocks.b1.links.l0.label')).toBe('blocks.1.links.0.label')
  expect(pathInForm(state, 'blocks.gone.heading')).toBeNull()
  expect(pathInForm(state, 'blocks.b1.links.gone.label')).toBeNull()
})
