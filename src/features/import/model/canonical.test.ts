import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalText, withoutPeople } from './canonical'

test('the order of keys does not change the text', () => {
  expect(canonicalText({ b: [{ d: 1, c: 2 }], a: 1 })).toBe('{"a":1,"b":[{"c":2,"d":1}]}')
})

test('data of owners, sellers and buyers are left out at every depth, charges of the owner are not', () => {
  const record = {
    ID: 1,
    OwnerName: 'x',
    Owner: { Email: 'x' },
    OwnerCharges: 5,
    ownershipKind: 'full',
    Extra: { VendorPhone: '1', BuyerId: 2, Zip: '4000' },
    Tenants: [],
    proprietaire: 'x',
  }
  expect(withoutPeople(record)).toEqual({
    ID: 1,
    OwnerCharges: 5,
    ownershipKind: 'full',
    Extra: { Zip: '4000' },
  })
})

test.each([
  'eigentuemer',
  'Verkäufer',
  'kaeufer',
  'mieter',
  'mieter_name',
  'kontaktperson',
  'locataire',
  'notes',
  'private_notes',
  'InternalRemarks',
  'Propriétaire',
  'EstateOwner',
  'ContactOwner',
  'ClientName',
  'current_tenant',
  '@ownername',
])('the key %s is of a person', (key) => {
  expect(withoutPeople({ [key]: 'x', id: 1 })).toEqual({ id: 1 })
})

test.each([
  'mieteinnahmen_ist',
  'ChargesOwner',
  'renterCharges',
  'tenant_costs',
  'mietertrag',
  'kaufpreis',
  'notary',
  'internalSurface',
  'privateParking',
])('the key %s is of the property', (key) => {
  expect(withoutPeople({ [key]: 1 })).toEqual({ [key]: 1 })
})

test('any JSON has a text, and equal values have equal texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(canonicalText(value))
    }),
  )
})
