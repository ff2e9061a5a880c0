import { expect, test } from 'vitest'

import { perron } from '@/features/import/formats/perron/format'
import { localizedKey } from '@/features/import/model/field-values'
import { mapProperty } from '@/features/import/model/map-property'
import { locales } from '@/lib/i18n/locales'

import { exportedRecords } from './properties'
import { readProperties } from './property-data'

const properties = readProperties('2026-11-20')

test('the mapping of the import takes every value of a property as the demo has it', () => {
  for (const property of properties) {
    const { values, warnings, missing } = mapProperty(exportedRecords(property), perron)
    expect({ ref: property.ref, warnings, missing }).toEqual({ ref: property.ref, warnings: [], missing: [] })
    for (const locale of locales) {
      expect(values[localizedKey('headline', locale)]).toBe(property.headline[locale])
      expect(values[localizedKey('description', locale)]).toBe(property.description[locale])
    }
    const { goal, status, price, publishPrice, houseNumber, latitude, fields } = property
    expect(values).toMatchObject({ goal, status, price, publishPrice, houseNumber, latitude })
    for (const [name, value] of Object.entries(fields)) {
      const stored = name in values ? values[name] : values[localizedKey(name, 'fr')]
      const given = typeof value === 'object' && value && 'fr' in value ? value.fr : value
      expect([name, stored]).toEqual([name, given])
    }
  }
})
