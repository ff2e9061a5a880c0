import { expect, test } from 'vitest'

import { cityText, parseCity } from '@/features/property/model/search-params-values'

import { citiesMeant, cityFilterOf, isInCountries } from './city-filter'

const place = (id: string, zip: string, country: string | null, names = ['Neustadt']) => ({
  id,
  zip,
  country,
  names,
  name: names[0] ?? '',
})

const cities = [
  place('belgian', '4780', 'BE', ['Sankt Vith', 'Saint-Vith']),
  place('austrian', '4780', 'AT', ['Sankt Vith']),
  place('german', '53111', 'DE', ['Bonn']),
  place('unknown', '1', null, ['Nowhere']),
]

test.each([
  ['Sankt Vith|4780', ['belgian']],
  ['Sankt Vith|4780|AT', ['austrian']],
  ['Sankt Vith|4780|FR', []],
  ['Bonn|53111|DE', ['german']],
  // As links were before filters had countries.
  ['Bonn|53111', ['german']],
  ['Bonn|53112|DE', []],
] as const)('%s means %j', (text, ids) => {
  const filter = parseCity(text)
  expect(filter && citiesMeant(cities, filter).map(({ id }) => id)).toEqual(ids)
})

test('the filter of each place means that place alone', () => {
  for (const city of cities) expect(citiesMeant(cities, cityFilterOf(city))).toEqual([city])
})

test.each([
  ['L-1234', 'LU'],
  ['4000-123', 'PT'],
  ['6211 AB', 'NL'],
  ['SW1A 1AA', 'GB'],
  ['53111', 'DE'],
  ['00100', 'IT'],
] as const)('the postal code %s of %s is read', (zip, country) => {
  const city = { name: 'Town', zip, country }
  expect(parseCity(cityText(city))).toEqual(city)
})

test.each(['Town|', 'Town|ABC', 'Town|4000|DEU', 'Town|4000|', 'Town|-4000', `Town|${'4'.repeat(12)}`])(
  '%s is no place',
  (text) => expect(parseCity(text)).toBeNull(),
)

test('without countries a place is in all; one without a known country in none', () => {
  expect(isInCountries({ countries: [] }, { country: null })).toBe(true)
  expect(isInCountries({ countries: ['DE'] }, { country: 'DE' })).toBe(true)
  expect(isInCountries({ countries: ['DE'] }, { country: null })).toBe(false)
})
