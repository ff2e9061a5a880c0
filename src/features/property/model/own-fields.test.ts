import { expect, test } from 'vitest'

import { allOwnValues, ownValueIn, toOwnValueRows, withOwnValues, type OwnField } from './own-fields'

const fields: OwnField[] = [
  { name: 'parkingType', kind: 'choice', options: ['covered', 'open'], section: 'comfort', isFilter: true },
  { name: 'charm', kind: 'text', isLocalized: true, section: 'general' },
  { name: 'beams', kind: 'flag', section: 'comfort', isFilter: true },
  { name: 'cellars', kind: 'number', section: 'comfort', isFilter: true },
]
const filters = fields.filter((field) => field.kind !== 'text' && field.kind !== 'date')

test('a save stores the fields that it names and keeps the others', () => {
  const stored = withOwnValues({ cellars: 2 }, { parkingType: 'covered', other: 1 }, 'fr', fields)
  expect(stored).toEqual({ cellars: 2, parkingType: 'covered' })
  expect(withOwnValues(stored, { cellars: null }, 'fr', fields)).toEqual({ parkingType: 'covered' })
})

test('a text is stored in the language of the save, or in all that are given', () => {
  const french = withOwnValues(null, { charm: 'Poutres' }, 'fr', fields)
  const both = withOwnValues(french, { charm: 'Balken' }, 'nl', fields)
  expect(both).toEqual({ charm: { fr: 'Poutres', nl: 'Balken' } })
  expect(withOwnValues(both, { charm: '' }, 'nl', fields)).toEqual(french)
  expect(withOwnValues(french, { charm: { nl: 'Balken', de: '' } }, 'all', fields)).toEqual(both)
})

test('a reader gets the text of the language, and null for what is not there', () => {
  const stored = { charm: { fr: 'Poutres' }, gone: 'of a field that was removed' }
  expect(ownValueIn(stored, 'charm', 'fr', fields)).toBe('Poutres')
  expect(ownValueIn(stored, 'charm', 'nl', fields)).toBeNull()
  expect(ownValueIn(stored, 'gone', 'fr', fields)).toBeNull()
  expect(ownValueIn(undefined, 'beams', 'fr', fields)).toBeNull()
  expect(allOwnValues(stored, fields)).toEqual({
    parkingType: null,
    charm: { fr: 'Poutres' },
    beams: null,
    cellars: null,
  })
})

test('lists find numbers, choices and answers of yes', () => {
  const rows = toOwnValueRows('p1', { parkingType: 'open', beams: 'no', cellars: 0, charm: 'x' }, filters)
  expect(rows).toEqual([
    { id: 'p1:parkingType', property: 'p1', name: 'parkingType', text: 'open', number: null },
    { id: 'p1:cellars', property: 'p1', name: 'cellars', text: null, number: 0 },
  ])
  expect(toOwnValueRows('p1', { beams: 'yes' }, filters)).toMatchObject([{ name: 'beams', text: 'yes' }])
  expect(toOwnValueRows('p1', null, filters)).toEqual([])
})
