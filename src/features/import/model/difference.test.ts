import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compareFields, type Comparison } from './difference'
import type { FieldValue } from './field-values'

const compare = (given: Partial<Comparison>) =>
  compareFields({
    incoming: {},
    applied: null,
    stored: {},
    locks: new Set(),
    editorGroups: new Set(),
    ...given,
  })

test('a change names the field, the old and the new value', () => {
  const incoming = { price: 240_000, 'headline:fr': 'Maison', bedrooms: 3 }
  const stored = { price: 250_000, 'headline:fr': 'Maison', bedrooms: null }
  expect(compare({ incoming, stored })).toEqual([
    { field: 'bedrooms', old: null, new: 3 },
    { field: 'price', old: 250_000, new: 240_000 },
  ])
})

test('a field that the feed never filled stays; one that it fills no longer becomes empty', () => {
  const stored = { bedrooms: 3, bathrooms: 1 }
  expect(compare({ applied: { bedrooms: 3 }, stored })).toEqual([{ field: 'bedrooms', old: 3, new: null }])
})

test('the day of a stored moment equals the day of the feed, and lists have no order', () => {
  const incoming = { availableFrom: '2027-01-31', floorCover: ['tiles', 'vinyl'] }
  const stored = { availableFrom: '2027-01-31T12:00:00.000Z', floorCover: ['vinyl', 'tiles'] }
  expect(compare({ incoming, stored })).toEqual([])
})

test('locked fields and groups of the editors stay', () => {
  const incoming = {
    price: 1,
    publishPrice: false,
    street: 'Rue',
    epcLabelText: 'A',
    type: 'a',
    hasLift: 'yes',
  }
  const locks = new Set(['price', 'address', 'epcLabel', 'type'])
  expect(compare({ incoming, locks })).toEqual([{ field: 'hasLift', old: null, new: 'yes' }])
  expect(compare({ incoming, locks, editorGroups: new Set(['comfort']) })).toEqual([])
})

test('a locked field is never in a difference', () => {
  const keys = fc.constantFrom('price', 'headline:fr', 'headline:nl', 'bedrooms', 'type', 'hasLift')
  const values = fc.dictionary(keys, fc.oneof(fc.integer(), fc.string(), fc.constant<FieldValue>(null)))
  fc.assert(
    fc.property(values, values, values, (incoming, applied, stored) => {
      const locks = new Set(['price', 'headline'])
      const fields = compare({ incoming, applied, stored, locks }).map(({ field }) => field)
      expect(fields).not.toContain('price')
      expect(fields.filter((field) => field.startsWith('headline'))).toEqual([])
    }),
  )
})
