import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { describeListRow } from './describe-list-row'

const label = (en: string) => ({ en })

const menuItem = [
  { name: 'kind', type: 'select', options: [{ value: 'page', label: label('A page') }] },
  { name: 'page', type: 'relationship', relationTo: 'pages' },
  { name: 'url', type: 'text' },
  { name: 'label', type: 'text' },
  { name: 'status', type: 'select', options: [{ value: 'published', label: label('Published') }] },
] as unknown as ClientField[]

test('a row with a text of its own is named by it alone', () => {
  expect(describeListRow({ kind: 'page', page: 'p1', label: 'For sale' }, menuItem)).toEqual([
    { kind: 'text', text: 'For sale' },
  ])
})

test('a row without a text is named by what it leads to', () => {
  expect(describeListRow({ kind: 'page', page: 'p1', label: '' }, menuItem)).toEqual([
    { kind: 'related', collection: 'pages', id: 'p1' },
    { kind: 'choice', label: label('A page') },
  ])
})

test('days, numbers and options name the rows that have no text', () => {
  const fields = [
    { name: 'from', type: 'date' },
    { name: 'places', type: 'number', label: label('Places') },
    { name: 'note', type: 'textarea' },
  ] as unknown as ClientField[]
  expect(describeListRow({ from: '2026-12-24T00:00:00Z', places: 0, note: 'x' }, fields)).toEqual([
    { kind: 'date', date: '2026-12-24T00:00:00Z' },
    { kind: 'number', number: 0, label: label('Places') },
  ])
})

test('an empty row has no content, and hidden fields never name one', () => {
  const hidden = [{ name: 'title', type: 'text', admin: { hidden: true } }] as unknown as ClientField[]
  expect(describeListRow({ title: 'key' }, hidden)).toEqual([])
  expect(describeListRow({}, menuItem)).toEqual([])
})
