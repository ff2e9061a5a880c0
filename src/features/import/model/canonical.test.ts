import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalText, withoutPeople } from './canonical'

test('the order of keys does not change the text', () => {
  expect(canonicalText({ b: [{ d: 1, c: 2 }], a: 1 })).toBe('{"a":1,"b":[{"c":2,"d":1}]}')
})

test('data of owners, sellers and buyers are left out at every depth, charges of the owner are not', () => {
  const record = {
    ...{ ID: 1, OwnerName: 'x', Owner: { Email: 'x' }, OwnerCharges: 5, ownershipKind: 'full' },
    ...{ Extra: { VendorPhone: '1', BuyerId: 2, Zip: '4000' }, Tenants: [], proprietaire: 'x' },
  }
  expect(withoutPeople(record)).toEqual({
    ID: 1,
    OwnerCharges: 5,
    ownershipKind: 'full',
    Extra: { Zip: '4000' },
  })
})

test('any JSON has a text, and equal values have equal texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalText(JSON.parse(JSON.stringify(value)))).toBe(canonicalText(value))
    }),
  )
})
