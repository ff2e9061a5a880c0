import { expect, test } from 'vitest'

import { findCatalogueField } from './catalogue'
import { displaySections } from './types'
import { defaultDisplay } from './default-display'

const shownFields = defaultDisplay.flatMap(({ fields }) => fields)

test('every section is there, in order, with fields', () => {
  expect(defaultDisplay.map(({ section }) => section)).toEqual(displaySections)
  for (const { fields } of defaultDisplay) expect(fields.length).toBeGreaterThan(0)
})

test('no field is shown twice, and no field for staff is shown', () => {
  const names = shownFields.map(({ field }) => field)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => findCatalogueField(name)?.audience === 'staff')).toEqual([])
})

test('fields and conditions refer to existing fields', () => {
  for (const { field, condition } of shownFields) {
    expect(findCatalogueField(field)).toBeDefined()
    if (condition) expect(findCatalogueField(condition.field)).toBeDefined()
  }
})

test('charges of the tenant show for a letting only', () => {
  expect(shownFields.find(({ field }) => field === 'renterCharges')?.condition).toEqual({
    field: 'goal',
    operator: 'equals',
    value: 'rent',
  })
})
