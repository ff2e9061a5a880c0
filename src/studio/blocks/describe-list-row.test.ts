import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { describeListRow } from './describe-list-row'
import { dayText, numberText } from './row-content'

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

const rates = [
  { name: 'ratePercent', type: 'number', label: label('Rate (%)') },
  { name: 'kind', type: 'select', options: [{ value: 'other', label: label('Other') }] },
  { name: 'validFrom', type: 'date', label: label('Valid from') },
  { name: 'checkedOn', type: 'date', label: label('Checked on') },
  { name: 'source', type: 'text' },
] as unknown as ClientField[]
const parts = ['kind', 'ratePercent', 'validFrom', 'checkedOn']

test('a list that chooses the parts of its rows has these, and its day says which one it is', () => {
  const row = { ratePercent: 7.5, kind: 'other', checkedOn: '2025-03-04', source: 'A law' }
  const first = [
    { kind: 'choice', label: label('Other') },
    { kind: 'number', number: 7.5, label: label('Rate (%)') },
  ]
  expect(describeListRow(row, rates, parts)).toEqual([
    ...first,
    { kind: 'date', date: '2025-03-04', label: label('Checked on') },
  ])
  expect(describeListRow({ ...row, validFrom: '2024-01-01' }, rates, parts)).toEqual([
    ...first,
    { kind: 'date', date: '2024-01-01', label: label('Valid from') },
  ])
})

/** Spaces differ between versions of the ICU data. */
const withSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, '~')

test('numbers are written as the language of the editor does, with their unit behind them', () => {
  expect(locales.map((locale) => withSpaces(numberText('Taux (%)', 12.5, locale)))).toEqual(
    locales.map(
      (locale) => ({ nl: 'Taux: 12,5%', fr: 'Taux~: 12,5~%', en: 'Taux: 12.5%', de: 'Taux: 12,5~%' })[locale],
    ),
  )
  expect(withSpaces(numberText('Prix (€)', 1250, 'fr'))).toBe('Prix~: 1~250~€')
  expect(withSpaces(numberText('Mois', 2, 'fr'))).toBe('Mois~: 2')
})

test('a day follows the label of its field within the line', () => {
  expect(dayText('Vérifié le', '4 mars 2025')).toBe('vérifié le 4 mars 2025')
  expect(dayText('', '4 mars 2025')).toBe('4 mars 2025')
})
