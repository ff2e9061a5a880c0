import { describe, expect, test } from 'vitest'

import { normaliseSearchText } from '@/features/property/model/search-columns'

import { withWholeTowns } from '../model/city-filter'
import { findCities, findTypes, joinOffers, rankMatches } from './quick-search-offers'

const city = (name: string, zip: string, count: number, names = [name]) => ({
  id: name,
  name,
  names,
  zip,
  country: 'BE',
  countryName: null,
  count,
})
const type = (name: string, webId: number, count: number) => ({ id: name, name, webId, count })

const sale = [
  city('Liège', '4000', 6, ['Liège', 'Luik', 'Lüttich']),
  city('Rocourt', '4000', 9),
  city('Ans', '4430', 2),
  city('Angleur', '4031', 0),
  city('Flémalle', '4400', 29),
]
const rent = [city('Ans', '4430', 8), city('Tilleur', '4420', 1), city('Angleur', '4031', 0)]
const cities = joinOffers(sale, rent)
const namesFor = (wanted: string) => findCities(cities, wanted).map(({ item }) => item.name)

test('a city has both counts, whichever goal has properties', () => {
  expect(cities.find(({ item }) => item.name === 'Ans')).toMatchObject({ saleCount: 2, rentCount: 8 })
  expect(cities.find(({ item }) => item.name === 'Tilleur')).toMatchObject({ saleCount: 0, rentCount: 1 })
  expect(cities.find(({ item }) => item.name === 'Flémalle')).toMatchObject({ saleCount: 29, rentCount: 0 })
})

test('without a text the cities with most properties come first, those without any are left out', () => {
  expect(namesFor('')).toEqual(['Flémalle', 'Ans', 'Rocourt', 'Liège', 'Tilleur'])
})

test.each([
  ['liege', ['Liège']],
  ['luttich', ['Liège']],
  ['4000', ['Rocourt', 'Liège']],
  ['44', ['Flémalle', 'Ans', 'Tilleur']],
  ['an', ['Ans']],
  ['angleur', ['Angleur']],
  ['court', []],
])('%j suggests %j', (wanted, names) => {
  expect(namesFor(wanted)).toEqual(names)
})

test('at most six cities are suggested, an exact match first', () => {
  const many = Array.from({ length: 20 }, (_, at) => city(`Ans ${at}`, '4430', 100))
  const cities = findCities(joinOffers([...many, city('Ans', '4430', 1)], []), 'ans')
  expect(cities).toHaveLength(6)
  expect(cities[0]?.item.name).toBe('Ans')
})

test('types are found by the beginning of any of their words; without a text all are found', () => {
  const types = joinOffers([type('Maison, villa, ferme', 1, 3), type('Studio', 2, 0)], [])
  const idsFor = (wanted: string) => findTypes(types, wanted).map(({ item }) => item.webId)
  expect(idsFor('vil')).toEqual([1])
  expect(idsFor('stu')).toEqual([2])
  expect(idsFor('')).toEqual([1, 2])
})

const houses = ['Maison, villa, ferme']
const liege = ['Liège', 'Luik', 'Lüttich', '4000']
const rank = (text: string, names: string[], how: 'wholeName' | 'anyWord') =>
  rankMatches(normaliseSearchText(text), names, how)

test.each([
  ['liege', liege, 'wholeName', 0],
  ['LIÈGE', liege, 'wholeName', 0],
  ['4000', liege, 'wholeName', 0],
  ['luttich', liege, 'wholeName', 0],
  ['li', liege, 'wholeName', 1],
  ['40', liege, 'wholeName', 1],
  ['iege', liege, 'wholeName', null],
  ['hollogne', ['Grâce-Hollogne'], 'wholeName', null],
  ['grace hol', ['Grâce-Hollogne'], 'wholeName', 1],
  ['vil', houses, 'anyWord', 1],
  ['ferme maison', houses, 'anyWord', 1],
  ['maison villa ferme', houses, 'anyWord', 0],
  ['erme', houses, 'anyWord', null],
  ['ferme château', houses, 'anyWord', null],
] as const)('%j matches %j by %s: %s', (text, names, how, expected) => {
  expect(rank(text, [...names], how)).toBe(expected)
})

describe('a town with parts', () => {
  const municipality = 'Huy'
  const parts = [
    { ...city('Huy', '4500', 3, ['Huy', 'Hoei']), municipality },
    { ...city('Tihange', '4500', 2), municipality },
    { ...city('Amay', '4540', 4), municipality: 'Amay' },
  ]
  const offers = joinOffers(withWholeTowns(parts), withWholeTowns(parts.slice(1)))
  const offersFor = (wanted: string) =>
    findCities(offers, wanted).map(({ item, saleCount }) => [item.withParts ? 'whole' : item.name, saleCount])

  test.each([
    [
      'huy',
      [
        ['whole', 5],
        ['Huy', 3],
      ],
    ],
    [
      'hoei',
      [
        ['whole', 5],
        ['Huy', 3],
      ],
    ],
    ['tihange', [['Tihange', 2]]],
    [
      '4500',
      [
        ['Huy', 3],
        ['Tihange', 2],
      ],
    ],
    [
      '',
      [
        ['Amay', 4],
        ['whole', 5],
      ],
    ],
  ])('%j suggests %j', (wanted, expected) => {
    expect(offersFor(wanted).toSorted()).toEqual(expected.toSorted())
  })

  test('comes before the town, and is left out where the parts have nothing', () => {
    expect(offersFor('hu')).toEqual([
      ['whole', 5],
      ['Huy', 3],
    ])
    const empty = parts.map((part) => (part.name === 'Tihange' ? { ...part, count: 0 } : part))
    const offers = joinOffers(withWholeTowns(empty), [])
    expect(findCities(offers, 'huy').map(({ item }) => item.id)).toEqual(['Huy'])
  })
})
