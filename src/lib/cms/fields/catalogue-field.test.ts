import { expect, test } from 'vitest'

import { catalogueFields } from '@/lib/property/catalogue/catalogue'
import { catalogueGroups } from '@/lib/property/catalogue/types'

import { fieldForStaff, fieldNotForTranslators } from '../access'
import { fieldWithPublishedPrice } from '../published-value-access'
import { catalogueField, catalogueGroupFields } from './catalogue-field'

const fieldNamed = (name: string) => {
  const entry = catalogueFields.find((each) => each.name === name)
  return entry && catalogueField(entry)
}

test('a number carries its unit in the label and refuses negative values unless they make sense', () => {
  expect(fieldNamed('surfaceLiving')).toMatchObject({
    type: 'number',
    min: 0,
    label: { fr: 'Surface habitable (m²)' },
  })
  expect(fieldNamed('totalCost')).toMatchObject({ label: { en: 'Total cost (fees included) (€)' } })
  expect(fieldNamed('energyPerformance')).not.toHaveProperty('min')
})

test('a flag offers yes, no and unknown', () => {
  expect(fieldNamed('hasGarden')).toMatchObject({
    type: 'select',
    options: [{ value: 'yes' }, { value: 'no' }, { value: 'unknown', label: { de: 'Unbekannt' } }],
  })
})

test('translators may change texts and nothing else', () => {
  for (const entry of catalogueFields) {
    const access = entry.kind === 'localizedText' ? undefined : fieldNotForTranslators
    const field = catalogueField(entry)
    expect('access' in field && field.access?.update).toBe(access)
    expect('access' in field && field.access?.create).toBe(access)
  }
})

test('what tells the price is hidden with it, and what is for staff stays with staff', () => {
  expect(fieldNamed('notaryFeeExclVat')).toMatchObject({ access: { read: fieldWithPublishedPrice } })
  expect(fieldNamed('recordFile')).toMatchObject({ access: { read: fieldForStaff } })
  expect(fieldNamed('cadastralIncome')).not.toMatchObject({ access: { read: expect.anything() } })
})

test('every group gives its fields once', () => {
  const names = catalogueGroups
    .flatMap(catalogueGroupFields)
    .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
    .map((field) => 'name' in field && field.name)
  expect(names.toSorted()).toEqual(catalogueFields.map((entry) => entry.name).toSorted())
})
