import type { ClientField } from 'payload'
import { expect, test } from 'vitest'

import { compliance } from '@/collections/globals/compliance/compliance'
import { propertyDisplay } from '@/collections/globals/property-display/property-display'
import { mentionNames } from '@/features/compliance/model/mentions'
import { computedAmounts } from '@/features/property/model/purchase-cases'
import { findOptions } from '@/studio/form-tabs'

/** The fields of the browser's configuration have the same shape. */
const valuesOf = (fields: unknown, name: string) =>
  findOptions(fields as ClientField[], name).map((option) =>
    typeof option === 'string' ? option : option.value,
  )

test('the settings name every field that a rule may require', () => {
  expect(valuesOf(compliance.schema.fields, 'mention')).toEqual([...mentionNames])
})

test('the settings name every amount that the checks compare', () => {
  expect(valuesOf(propertyDisplay.schema.fields, 'field')).toEqual(expect.arrayContaining(computedAmounts))
})

test('a field without options, or that does not exist, has none', () => {
  expect(valuesOf(compliance.schema.fields, 'rules')).toEqual([])
  expect(valuesOf(compliance.schema.fields, 'gone')).toEqual([])
})
