import { expect, test } from 'vitest'

import { catalogueFields } from '@/lib/property/catalogue/catalogue'
import { catalogueGroups } from '@/lib/property/catalogue/types'

import { fieldForStaff, fieldNotForTranslators } from '../access'
import { fieldWithPublishedPrice } from '../published-value-access'
import { catalogueField, catalogueFieldsNamed, catalogueGroupFields } from './catalogue-field'

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
    .flatMap((group) => catalogueGroupFields(group))
    .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
    .map((field) => 'name' in field && field.name)
  expect(names.toSorted()).toEqual(catalogueFields.map((entry) => entry.name).toSorted())
})

test('a field that stands elsewhere in the form is left out of its group, and can be put there under a condition', () => {
  const rooms = JSON.stringify(catalogueGroupFields('rooms', ['bedrooms']))
  expect(rooms).toContain('bathrooms')
  expect(rooms).not.toContain('bedrooms')
  const when = () => true
  expect(catalogueFieldsNamed(['surfaceLiving', 'bedrooms'], { when })).toMatchObject([
    { type: 'row', fields: [{ name: 'surfaceLiving' }, { name: 'bedrooms' }], admin: { condition: when } },
  ])
})
