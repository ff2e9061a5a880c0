import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import {
  alpha2OfCountry,
  countries,
  countryName,
  countryOf,
  countryOfAlpha2,
  foreignCountryName,
} from './countries'

test('every country has its own number and codes, and a name in every language', () => {
  for (const key of ['number', 'alpha2', 'alpha3'] as const)
    expect(new Set(countries.map((country) => country[key])).size, key).toBe(countries.length)
  for (const { number, alpha2, alpha3 } of countries) {
    expect(number === 10 || number === 50 || (number > 1000 && number < 2000), alpha2).toBe(true)
    expect(alpha2).toMatch(/^[A-Z]{2}$/)
    expect(alpha3).toMatch(/^[A-Z]{3}$/)
    for (const locale of locales) expect(countryName(number, locale), alpha2).toMatch(/\p{L}{3}/u)
  }
})

test.each([
  [10, 'BE', ['België', 'Belgique', 'Belgium', 'Belgien']],
  [50, 'LU', ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg']],
  [1276, 'DE', ['Duitsland', 'Allemagne', 'Germany', 'Deutschland']],
  [1040, 'AT', ['Oostenrijk', 'Autriche', 'Austria', 'Österreich']],
  [1250, 'FR', ['Frankrijk', 'France', 'France', 'Frankreich']],
  [1724, 'ES', ['Spanje', 'Espagne', 'Spain', 'Spanien']],
  [1620, 'PT', ['Portugal', 'Portugal', 'Portugal', 'Portugal']],
  [1792, 'TR', ['Turkije', 'Turquie', 'Türkiye', 'Türkei']],
  [1, null, [null, null, null, null]],
  [null, null, [null, null, null, null]],
] as const)('country %s is %s', (number, code, names) => {
  expect(alpha2OfCountry(number)).toBe(code)
  expect(locales.map((locale) => countryName(number, locale))).toEqual(names)
  if (code) expect(countryOfAlpha2(code.toLowerCase())).toBe(number)
})

test.each([
  ['BE', 10],
  ['BEL', 10],
  ['belgium', 10],
  ['Belgique', 10],
  ['BELGIË', 10],
  ['Belgie', 10],
  ['lux', 50],
  ['Lëtzebuerg', 50],
  ['Grand-Duché de Luxembourg', 50],
  ['DEU', 1276],
  ['Deutschland', 1276],
  ['Allemagne', 1276],
  ['AUT', 1040],
  ['Osterreich', 1040],
  ['España', 1724],
  ['espana', 1724],
  ['spain', 1724],
  ['Portugal', 1620],
  ['Pays Bas', 1528],
  ['Nederland', 1528],
  ['U.K.', 1826],
  ['United States', 1840],
  ['Ελλάδα', 1300],
  ['Suisse', 1756],
  ['Svizzera', 1756],
  ['Maroc', 1504],
  ['Turkey', 1792],
  ['Malta', 1470],
  ['Cyprus', 1196],
  [' Italia ', 1380],
  ['Atlantis', null],
  ['', null],
  ['12', null],
  ['constructor', null],
  ['belgium'.repeat(20), null],
] as const)('%s is read as %s', (word, number) => {
  expect(countryOf(word)).toBe(number)
})

test('each country is read by its codes and its names in every language', () => {
  for (const { number, alpha2, alpha3 } of countries)
    for (const word of [alpha2, alpha3, ...locales.map((locale) => countryName(number, locale) ?? '')])
      expect(countryOf(word), word).toBe(number)
})

test.each([
  [10, null],
  [null, null],
  [777, null],
  [1276, 'Allemagne'],
] as const)('what follows a place of country %s is %s', (number, name) => {
  expect(foreignCountryName(number, 'fr')).toBe(name)
})
