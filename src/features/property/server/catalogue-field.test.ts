import { expect, test } from 'vitest'

import { catalogueFields } from '@/features/property/model/catalogue'
import { catalogueGroups } from '@/features/property/model/types'

import { isNotTranslator, isStaff, fieldWithPublishedPrice } from '@/lib/payload/access'
import { catalogueField, catalogueFieldsNamed, catalogueGroupFields } from './catalogue-field'

const fieldNamed = (name: string) => {
  const entry = catalogueFields.find((each) => each.name === name)
  return entry && catalogueField(entry)
}

test('a number has its unit in the label and accepts negative values only where they make sense', () => {
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

test('translators may change only texts', () => {
  for (const entry of catalogueFields) {
    const access = entry.kind === 'localizedText' ? undefined : isNotTranslator
    const field = catalogueField(entry)
    expect('access' in field && field.access?.update).toBe(access)
    expect('access' in field && field.access?.create).toBe(access)
  }
})

test('fields that reveal the price are hidden with it, and fields for staff are for staff only', () => {
  expect(fieldNamed('notaryFeeExclVat')).toMatchObject({ access: { read: fieldWithPublishedPrice } })
  expect(fieldNamed('recordFile')).toMatchObject({ access: { read: isStaff } })
  expect(fieldNamed('cadastralIncome')).not.toMatchObject({ access: { read: expect.anything() } })
})

test('every group contains its fields once', () => {
  const names = catalogueGroups
    .flatMap((group) => catalogueGroupFields(group))
    .flatMap((field) => (field.type === 'row' ? field.fields : [field]))
    .map((field) => 'name' in field && field.name)
  expect(names.toSorted()).toEqual(catalogueFields.map((entry) => entry.name).toSorted())
})

test('a field placed elsewhere in the form is left out of its group, and can have a condition there', () => {
  const rooms = JSON.stringify(catalogueGroupFields('rooms', ['bedrooms']))
  expect(rooms).toContain('bathrooms')
  expect(rooms).not.toContain('bedrooms')
  const when = () => true
  expect(catalogueFieldsNamed(['surfaceLiving', 'bedrooms'], { when })).toMatchObject([
    { type: 'row', fields: [{ name: 'surfaceLiving' }, { name: 'bedrooms' }], admin: { condition: when } },
  ])
})
