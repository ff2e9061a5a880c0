import { expect, test } from 'vitest'

import { parseListingQuery } from '@/features/listings/model/search-params'
import { getTranslator } from '@/lib/i18n/translator'
import { locales, type Locale } from '@/lib/i18n/locales'

import { listingTitle } from './listing-title'

const names: Record<string, Record<number, string>> = {
  nl: { 1: 'Huis, villa, hoeve', 4: 'Grond', 7: 'Garage, parking', 8: 'Kasteel' },
  fr: { 1: 'Maison, villa, ferme', 4: 'Terrain', 7: 'Garage, parking', 8: 'Château' },
  en: { 1: 'House, villa, farmhouse', 4: 'Land', 7: 'Garage, parking', 8: 'Castle' },
  de: { 1: 'Haus, Villa, Bauernhaus', 4: 'Grundstück', 7: 'Garage, Stellplatz', 8: 'Schloss' },
}

const titleIn = async (locale: Locale, query: string, count?: number, goal: 'sale' | 'rent' = 'sale') =>
  listingTitle(
    parseListingQuery(query, goal),
    {
      locale,
      priceStyle: 'belgianDutch',
      t: await getTranslator(locale, 'nl-BE'),
      typeName: (type) => names[locale]?.[type] ?? String(type),
      places: [{ name: 'Le Roeulx', latitude: 50.5, longitude: 4.1 }],
    },
    count,
  )

const huy = 'city=Huy%7C4500'

test.each([
  ['', 'Biens à vendre'],
  ['type=4', 'Terrains à vendre'],
  [`type=4&${huy}`, 'Terrains à vendre à Huy'],
  ['type=7', 'Garages et parkings à vendre'],
  ['type=1&type=4', 'Maisons et terrains à vendre'],
  [`type=1&${huy}&city=Ans%7C4430&bedroomsMin=3`, 'Maisons à vendre à Ans et à Huy, à partir de 3 chambres'],
  [`type=1&type=4&type=7&${huy}`, 'Biens à vendre à Huy'],
  ['city=A%7C1&city=B%7C2&city=C%7C3', 'Biens à vendre'],
  ['city=Le+Roeulx%7C7070', 'Biens à vendre au Roeulx'],
  ['city=Le+Roeulx%7C7070%7C*', 'Biens à vendre au Roeulx (toute la commune)'],
  ['near=50.5,4.1,10', 'Biens à vendre au Roeulx et environs'],
  ['near=50.7,4.1,10', 'Biens à vendre'],
  ['type=8&priceMax=250000', 'Biens à vendre, Château, jusqu’à €\u00a0250.000'],
  [
    'garden=1&bedroomsMin=2&priceMax=250000',
    'Biens à vendre, à partir de 2 chambres, jusqu’à €\u00a0250.000',
  ],
  ['garden=1&newBuild=1', 'Biens à vendre, avec jardin, construction neuve'],
  ['sort=price&hideSold=1', 'Biens à vendre'],
])('the list of %j is titled %j', async (query, title) => {
  expect(await titleIn('fr', query)).toBe(title)
})

test.each([
  [0, 'Maisons à vendre'],
  [1, '1 maison à vendre'],
  [1234, '1.234 maisons à vendre'],
])('%i properties are counted in the title', async (count, title) => {
  expect(await titleIn('fr', 'type=1', count)).toBe(title)
})

test('one property of two kinds is either of them; what has no plural is counted as properties', async () => {
  expect(await titleIn('fr', 'type=7', 1)).toBe('1 garage ou parking à vendre')
  expect(await titleIn('fr', 'type=8', 2)).toBe('2 biens à vendre, Château')
})

test('a title reads well in each language', async () => {
  const query = `type=1&type=4&${huy}&bedroomsMin=3&garden=1`
  expect(await Promise.all(locales.map((locale) => titleIn(locale, query, 12, 'rent')))).toEqual([
    '12 huizen en gronden te huur in Huy, vanaf 3 slaapkamers, met tuin',
    '12 maisons et terrains à louer à Huy, à partir de 3 chambres, avec jardin',
    '12 houses and plots of land for rent in Huy, 3 bedrooms or more, with a garden',
    '12 Häuser und Grundstücke zu vermieten in Huy, ab 3 Schlafzimmern, mit Garten',
  ])
})

test.each([
  [
    'priceMin=100000&priceMax=250000',
    [
      'Panden te koop, van €\u00a0100.000 tot €\u00a0250.000',
      'Biens à vendre, de €\u00a0100.000 à €\u00a0250.000',
      'Properties for sale, from €\u00a0100.000 to €\u00a0250.000',
      'Objekte zu verkaufen, von €\u00a0100.000 bis €\u00a0250.000',
    ],
  ],
  [
    'garden=1&garage=1',
    [
      'Panden te koop, met tuin en garage',
      'Biens à vendre, avec jardin et garage',
      'Properties for sale, with a garden and a garage',
      'Objekte zu verkaufen, mit Garten und Garage',
    ],
  ],
  [
    'near=50.5,4.1,10&parking=1',
    [
      'Panden te koop in Le Roeulx en omgeving, met parkeerplaats',
      'Biens à vendre au Roeulx et environs, avec parking',
      'Properties for sale in and around Le Roeulx, with parking',
      'Objekte zu verkaufen in Le Roeulx und Umgebung, mit Stellplatz',
    ],
  ],
])('the conditions of %j are one phrase in each language', async (query, titles) => {
  expect(await Promise.all(locales.map((locale) => titleIn(locale, query)))).toEqual(titles)
})

test('both bounds of a price count as one condition', async () => {
  expect(await titleIn('fr', 'priceMin=1000&priceMax=2000&garden=1&terrace=1')).toBe(
    'Biens à vendre, de €\u00a01.000 à €\u00a02.000, avec jardin',
  )
})
