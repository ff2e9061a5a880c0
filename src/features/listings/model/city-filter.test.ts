import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cityText, parseCity } from '@/features/property/model/search-params-values'

import {
  citiesMeant,
  cityFilterOf,
  isInCountries,
  joinedFilters,
  meantFilters,
  namedFilters,
  wholeTowns,
  withWholeTowns,
} from './city-filter'

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

test('without countries a place is in all; one without a knownPlaces country in none', () => {
  expect(isInCountries({ countries: [] }, { country: null })).toBe(true)
  expect(isInCountries({ countries: ['DE'] }, { country: 'DE' })).toBe(true)
  expect(isInCountries({ countries: ['DE'] }, { country: null })).toBe(false)
})

describe('a municipality of several places', () => {
  const part = (id: string, zip: string, municipality: string | null, names = [id], country = 'BE') => ({
    ...place(id, zip, country, names),
    municipality,
    count: 1,
  })
  const knownPlaces = [
    part('Namur', '5000', 'Namur', ['Namur', 'Namen']),
    part('Beez', '5000', 'Namur'),
    part('Jambes', '5100', 'Namur'),
    part('Ath', '7800', 'Ath'),
    part('Arbre', '7811', 'Ath'),
    part('Gand 2', '9001', 'Gent', ['Gent', 'Gand']),
    part('Gand 1', '9000', 'Gent', ['Gent', 'Gand']),
    part('Ath', '7800', 'Ath', ['Ath'], 'AT'),
    part('Lone', '1', 'Lone'),
    part('Unknown', '2', null),
    // Its town is not stored.
    part('Orphan', '3', 'Elsewhere'),
    part('Stray', '4', 'Elsewhere'),
  ]
  const meant = (text: string) => {
    const filter = parseCity(text)
    return filter && citiesMeant(knownPlaces, filter).map(({ id, country }) => `${id} ${country}`)
  }

  test.each([
    ['Namur|5000', ['Namur BE']],
    ['Namur|5000|*', ['Namur BE', 'Beez BE', 'Jambes BE']],
    ['Namen|5000|*', ['Namur BE', 'Beez BE', 'Jambes BE']],
    ['Ath|7800|*', ['Ath BE', 'Arbre BE']],
    ['Ath|7800|AT|*', ['Ath AT']],
    // Each postal code of a large town leads to the whole.
    ['Gent|9001|*', ['Gand 1 BE', 'Gand 2 BE']],
    // A part is no town: the filter means it alone.
    ['Jambes|5100|*', ['Jambes BE']],
    ['Lone|1|*', ['Lone BE']],
    ['Unknown|2|*', ['Unknown BE']],
    ['Orphan|3|*', ['Orphan BE']],
  ])('%s means %j', (text, expected) => {
    expect(meant(text)).toEqual(expected)
  })

  test('a filter that means one place loses its mark, so that heading and URL say no more than the list', () => {
    const texts = ['Namur|5000|*', 'Jambes|5100|*', 'Jambes|5100', 'Lone|1|*', 'Ath|7800|AT|*']
    const filters = texts.flatMap((text) => parseCity(text) ?? [])
    expect(meantFilters(knownPlaces, filters).map(cityText)).toEqual([
      'Namur|5000|*',
      'Jambes|5100',
      'Lone|1',
      'Ath|7800|AT',
    ])
  })

  test.each([
    ['Namur', '', ['Namur|5000|*']],
    ['Namur', '5000', ['Namur|5000']],
    ['Beez', '', ['Beez|5000']],
    ['Gand 1,Gand 2', '', ['Gent|9000|*']],
    ['Gand 1,Gand 2', '9001', ['Gent|9000|*', 'Gent|9001']],
  ])('the name %s with the postal code %j means %j', (ids, zip, expected) => {
    const named = knownPlaces.filter(({ id, country }) => ids.split(',').includes(id) && country === 'BE')
    const filters = namedFilters(named, knownPlaces, (each) => each === zip)
    expect(filters.map(cityText).toSorted()).toEqual(expected)
  })

  test('any choice of places is the same choice as its joined filters', () => {
    fc.assert(
      fc.property(fc.subarray(knownPlaces), (chosen) => {
        const joined = joinedFilters(chosen, knownPlaces)
        const foundPlaces = new Set(joined.flatMap((filter) => citiesMeant(knownPlaces, filter)))
        expect(foundPlaces).toEqual(new Set(chosen))
        expect(joined.flatMap((filter) => parseCity(cityText(filter)) ?? [])).toEqual(joined)
        expect(meantFilters(knownPlaces, joined)).toEqual(joined)
      }),
    )
  })

  test('as an option a municipality has the sum of its places, and the filter of its town', () => {
    for (const { town, places } of wholeTowns(knownPlaces)) {
      const option = withWholeTowns(knownPlaces).find(
        ({ id, country }) => id === `${town.id}|*` && country === town.country,
      )
      expect(option?.count).toBe(places.length)
      expect(new Set(option && citiesMeant(knownPlaces, cityFilterOf(option)))).toEqual(new Set(places))
    }
    expect(wholeTowns(knownPlaces).map(({ town }) => town.id)).toEqual(['Namur', 'Ath', 'Gand 1'])
  })
})
