import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatTown } from './format-town'
import { formatPostalAddress, publicPostalAddress } from './postal-address'

const home = {
  street: 'Rue du Bac',
  houseNumber: '12A',
  boxNr: '3',
  latitude: 50.63,
  longitude: 5.57,
  locality: { name: 'Liège', zip: '4000' },
}

test.each([
  ['nl', 'Rue du Bac 12A bus 3'],
  ['fr', 'Rue du Bac 12A bte 3'],
  ['en', 'Rue du Bac 12A box 3'],
  ['de', 'Rue du Bac 12A Bus 3'],
] as const)('a published postal address in %s is %s', (locale, street) => {
  expect(publicPostalAddress({ ...home, publishAddress: true }, locale)).toEqual({
    street,
    zip: '4000',
    city: 'Liège',
    country: null,
    coordinates: { latitude: 50.63, longitude: 5.57 },
  })
})

test.each([false, null, undefined])('with publishAddress %s only the town is shown', (publishAddress) => {
  const address = publicPostalAddress({ ...home, publishAddress }, 'fr')
  expect(address).toEqual({ street: null, zip: '4000', city: 'Liège', country: null, coordinates: null })
  expect(formatPostalAddress(address)).toBe('4000\u00a0Liège')
})

test.each([
  [{ zip: '4000', city: 'Liège' }, '4000\u00a0Liège'],
  [{ zip: '4000', city: null }, '4000'],
  [{ zip: '', city: 'Liège' }, 'Liège'],
  [{ zip: '53111', city: 'Bonn', country: 'Germany' }, '53111\u00a0Bonn, Germany'],
  [{}, ''],
])('no line ends between postal code and town: %o', (town, text) => {
  expect(formatTown(town)).toBe(text)
})

test.each([
  [10, 'Rue du Bac 12A bte 3, 4000\u00a0Liège'],
  [50, 'Rue du Bac 12A bte 3, 4000\u00a0Liège, Luxembourg'],
  [1276, 'Rue du Bac 12A bte 3, 4000\u00a0Liège, Allemagne'],
  [777, 'Rue du Bac 12A bte 3, 4000\u00a0Liège'],
] as const)('an address in country %s is %s', (countryId, text) => {
  const locality = { ...home.locality, countryId }
  expect(formatPostalAddress(publicPostalAddress({ ...home, locality, publishAddress: true }, 'fr'))).toBe(
    text,
  )
})

test('missing parts are left out', () => {
  const address = publicPostalAddress(
    { publishAddress: true, street: 'Quai', houseNumber: ' ', locality: null },
    'nl',
  )
  expect(address).toEqual({ street: 'Quai', zip: null, city: null, country: null, coordinates: null })
  expect(formatPostalAddress(address)).toBe('Quai')
  expect(formatPostalAddress(publicPostalAddress({}, 'nl'))).toBe('')
})

test('a house number without a street is left out', () => {
  expect(publicPostalAddress({ ...home, publishAddress: true, street: '' }, 'fr').street).toBeNull()
})

test('an unpublished street is never returned', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^street [a-z]{3,9}$/), (street) => {
      const address = publicPostalAddress({ ...home, street, publishAddress: false }, 'en')
      return !JSON.stringify(address).includes(street)
    }),
  )
})
