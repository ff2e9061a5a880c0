import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { allFields as all, catalogue, displayableFields } from './catalogue'
import { certificateFields, priceDisclosingFields } from './field-traits'
import { catalogueGroups, type CatalogueField, type SpecialField } from './types'
import { unitSuffixes } from './format-value'

test('names are unique and in camelCase', () => {
  const names = all.map((field) => field.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/)
})

test('labels, help texts and options exist in every language, trimmed', () => {
  const texts = all.flatMap((field) => [
    field.label,
    ...('help' in field && field.help ? [field.help] : []),
    ...('options' in field && field.options ? Object.values(field.options) : []),
  ])
  for (const text of texts)
    for (const locale of locales) {
      expect(text[locale].trim()).not.toBe('')
      expect(text[locale]).toBe(text[locale].trim())
    }
})

test('no two shown fields have the same label', () => {
  for (const locale of locales) {
    const labels = displayableFields.map((field) => field.label[locale])
    expect(
      labels.filter((label, at) => labels.indexOf(label) !== at && !sharedLabels.includes(label)),
    ).toEqual([])
  }
})

/** Some languages use the same word for a room and for its presence. */
const sharedLabels = ['Garage', 'Garages']

test('every group has fields, every unit its suffix in every language', () => {
  for (const group of catalogueGroups) if (group !== 'own') expect(catalogue[group].length).toBeGreaterThan(0)
  for (const [unit, suffix] of Object.entries(unitSuffixes))
    for (const locale of locales) expect(suffix[locale] !== '' || unit === 'euro').toBe(true)
})

test('fields for staff cannot be displayed', () => {
  expect(displayableFields.some((field) => field.name === 'recordFile')).toBe(false)
})

test('the names that rules know are those of the catalogue', () => {
  const namesWhere = (is: (field: CatalogueField | SpecialField) => boolean) =>
    all.filter((field) => is(field)).map(({ name }) => name)
  expect(namesWhere(({ section }) => section === 'energy')).toEqual([...certificateFields])
  expect(namesWhere(({ disclosesPrice }) => disclosesPrice === true)).toEqual([...priceDisclosingFields])
})
