import { expect, test } from 'vitest'

import { belgium, luxembourg } from './countries'
import { directoryOf, findKnownPlace } from './known-places'

const place = (zip: string, name: string, latitude: number, countryId = belgium) => ({
  countryId,
  zip,
  names: name.split('/'),
  latitude,
  longitude: 5,
})

const directory = directoryOf([
  place('5000', 'Namur/Namen', 1),
  place('5100', 'Jambes', 2),
  place('5100', 'Wépion', 3),
  place('9100', 'Sint-Niklaas/Saint-Nicolas', 4),
  place('1009', 'Luxembourg', 5, luxembourg),
  place('5000', 'Namur', 6),
])

const latitudeOf = (zip: string, name: string, countryId = belgium) =>
  findKnownPlace(directory, { zip, names: name.split('/'), countryId })?.latitude ?? null

test.each([
  ['5000', 'Namen', 1, 'any of its names; the first list counts'],
  [' 5100 ', 'wepion', 3, 'spelled in another way'],
  ['5100', 'Dave', 2, 'a section has the point of its code'],
  ['5020', 'Namur', 1, 'another code of the same area'],
  ['4420', 'Saint-Nicolas', null, 'a town of the same name elsewhere is another one'],
  ['8000', 'Brugge', null, 'no list has it'],
])('%s %s: %s, %s', (zip, name, latitude, _reason) => {
  expect(latitudeOf(zip, name)).toBe(latitude)
})

test('a place abroad has its own country, with or without the letter of its code', () => {
  expect(latitudeOf('L-1009', 'Luxembourg', luxembourg)).toBe(5)
  expect(latitudeOf('1009', 'Luxembourg')).toBeNull()
  expect(latitudeOf('5000', 'Namur', luxembourg)).toBeNull()
})
