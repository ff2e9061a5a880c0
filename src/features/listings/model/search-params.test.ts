import { expect, test, vi } from 'vitest'

import { isCacheable, isFiltered, unfilteredListing, type ListingFilters } from './listing-filters'
import { keepKnownValues } from './known-values'
import {
  listingParamNames,
  parseListingParams,
  parseListingQuery,
  parseOwn,
  toListingQuery,
} from './search-params'
import { parse } from './search-params.fixture'

const unfiltered = unfilteredListing('sale')

test.each([
  ['', {}],
  ['epcMin=b&epc=g,a', { epcMin: 'b', epc: ['a'] }],
  ['since=2026-11-20T18:05Z', { since: '2026-11-20T18:05Z' }],
  ['since=2026-02-30T18:05Z&since=yesterday&since=', {}],
  ['budget=1.250&rentTotalMax=900', { budget: 1250 }],
  [
    'lift=1&pool=1&groundFloor=1&openHouse=1&priceCut=1',
    { lift: true, pool: true, groundFloor: true, openHouse: true, priceCut: true },
  ],
  ['bathroomsMin=2&priceM2Max=2500', { bathroomsMin: 2, priceM2Max: 2500 }],
  ['bathroomsMin=0&priceM2Max=-1&epcMin=z&lift=yes', {}],
  ['city=Li%C3%A8ge|4000', { cities: [{ name: 'Liège', zip: '4000' }] }],
  ['city=Lie%CC%80ge%7C4000', { cities: [{ name: 'Liège', zip: '4000' }] }],
  [
    'city=Seraing|4100&city=Ans|4430',
    {
      cities: [
        { name: 'Seraing', zip: '4100' },
        { name: 'Ans', zip: '4430' },
      ],
    },
  ],
  [
    'city=Ans|4430,Seraing|4100',
    {
      cities: [
        { name: 'Seraing', zip: '4100' },
        { name: 'Ans', zip: '4430' },
      ],
    },
  ],
  ["city=L'Escaillère|6464", { cities: [{ name: "L'Escaillère", zip: '6464' }] }],
  ['city=Ans|4430|*', { cities: [{ name: 'Ans', zip: '4430', withParts: true }] }],
  [
    'city=Neustadt|4430|AT|*',
    { cities: [{ name: 'Neustadt', zip: '4430', country: 'AT', withParts: true }] },
  ],
  ['city=Ans|*', {}],
  ['city=Wiltz|L-9501', { cities: [{ name: 'Wiltz', zip: 'L-9501' }] }],
  ['type=3', { types: [3] }],
  ['type=3,1&type=3&type=x', { types: [1, 3] }],
  ['priceMin=100000&priceMax=250.000', { priceMin: 100000, priceMax: 250000 }],
  ['priceMax=%E2%82%AC 250 000', { priceMax: 250000 }],
  ['priceMin=300000&priceMax=200000', { priceMin: 200000, priceMax: 300000 }],
  ['priceMin=&priceMax=0&bedroomsMin=', {}],
  ['bedroomsMin=2&surfaceMin=90&groundMin=500', { bedroomsMin: 2, surfaceMin: 90, groundMin: 500 }],
  ['epc=b&epc=A%2B,a', { epc: ['a_plus', 'a', 'b'] }],
  ['sort=-price&page=3&view=map', { sort: '-price', page: 3, view: 'map' }],
  ['page=x&page=2', { page: 2 }],
  ['garden=1&terrace=1&garage=1&newBuild=1', { garden: true, terrace: true, garage: true, newBuild: true }],
  ['hideSold=1&hideOption=1', { hideSold: true, hideUnderOption: true }],
  ['near=50.6337001,5.56749,10', { near: { latitude: 50.6337, longitude: 5.56749, radiusInKm: 10 } }],
  ['near=-0.000001,-5,0.14', { near: { latitude: 0, longitude: -5, radiusInKm: 0.1 } }],
  [
    'area=50.6,5.5;50.7,5.5;50.7,5.6;50.6,5.5',
    {
      area: [
        { latitude: 50.6, longitude: 5.5 },
        { latitude: 50.7, longitude: 5.5 },
        { latitude: 50.7, longitude: 5.6 },
      ],
    },
  ],
] as [string, Partial<ListingFilters>][])('%s is understood', (query, expected) => {
  expect(parse(query)).toEqual({ ...unfiltered, ...expected })
})

test.each([
  'page=-1',
  'page=0',
  'page=1e9',
  'page=10000',
  'page=1.5',
  'page=NaN',
  'type=0',
  'type=-1',
  'type=1%00',
  'type=100',
  'priceMin=100000000',
  'priceMin=-5',
  'priceMax=Infinity',
  'city=Li%C3%A8ge',
  'city=|4000',
  'city=Li%C3%A8ge|',
  'city=Li%C3%A8ge|4000|1',
  'city=%00|4000',
  'city=%F0%9F%8F%A0|4000',
  "city=x'; DROP TABLE properties;--|4000",
  'city={"$gt":""}|4000',
  'city[$ne]=x',
  'type[$gt]=0',
  'epc=h',
  'sort=constructor',
  'sort=price;drop',
  'view=__proto__',
  `city=${'a'.repeat(5000)}|4000`,
  `type=${'1,'.repeat(2500)}`,
  `page=${'9'.repeat(5000)}`,
  '__proto__=x&constructor=y',
  'garden=0&terrace=true&garage=on&newBuild=11',
  'hideSold=&hideOption=yes',
  'near=50,5',
  'near=50,5,0',
  'near=50,5,1e3',
  'near=91,5,10',
  'near=50,181,10',
  'near=50,5,10,3',
  'near=NaN,5,10',
  'area=50,5;51,5',
  'area=50,5;51,5;50,5;51,5',
  'area=50,5;51,5;x,5',
  'area=50,5;51,5;50,5,6',
  'area=50,5;51,5;1e1,6',
  'area=50,5;51,5;91,6',
  `area=${Array.from({ length: 31 }, (_, at) => `50,${at}`).join(';')}`,
  `area=${'50,5;'.repeat(1000)}`,
  'area={"$geoWithin":1}',
])('%s is no filter', (query) => {
  expect(parse(query)).toEqual(unfiltered)
})

test('objects, numbers and nested lists in place of texts are no filter', () => {
  const odd: unknown = { type: { $gt: 0 }, city: [['Ans|4430']], page: 3, sort: null, epc: [{}, null, 'b'] }
  expect(parseListingParams(odd as Record<string, string>, 'sale')).toEqual({ ...unfiltered, epc: ['b'] })
})

test('at most twenty values of a kind are used', () => {
  const many = Array.from({ length: 99 }, (_, at) => String(at + 1))
  expect(parseListingParams({ type: many }, 'rent').types).toHaveLength(20)
  expect(
    parseListingParams({ city: many.map((at) => `Ans|${4000 + Number(at)}`) }, 'rent').cities,
  ).toHaveLength(20)
})

test('a query is canonical: fixed order, sorted lists, no default values', () => {
  expect(toListingQuery(unfiltered)).toBe('')
  const query = toListingQuery(
    parse('view=list&page=1&type=3,1&sort=newest&city=Li%C3%A8ge|4000&epc=c,a&priceMin=5'),
  )
  expect(query).toBe('?city=Li%C3%A8ge%7C4000&type=1&type=3&priceMin=5&epc=a&epc=c&view=list')
})

test('changing a filter or the order resets to the first page; view and page do not', () => {
  const filters = parse('type=1&page=4')
  expect(toListingQuery(filters)).toBe('?type=1&page=4')
  expect(toListingQuery(filters, { view: 'map' })).toBe('?type=1&page=4&view=map')
  expect(toListingQuery(filters, { page: 5 })).toBe('?type=1&page=5')
  expect(toListingQuery(filters, { sort: 'price' })).toBe('?type=1&sort=price')
  expect(toListingQuery(filters, { types: [] })).toBe('')
})

test.each([
  ['', false, true],
  ['sort=price&page=2&view=map', false, true],
  ['city=Ans|4430&type=1', true, true],
  ['city=Ans|4430,Seraing|4100', true, false],
  ['type=1,2', true, false],
  ['priceMin=1000', true, false],
  ['bedroomsMin=2', true, false],
  ['epc=a', true, false],
  ['hideSold=1', true, false],
  ['garden=1', true, false],
  ['near=50,5,10', true, false],
  ['area=50,5;51,5;50,6', true, false],
  ['page=21', false, false],
])('%j is filtered: %s, cacheable: %s', (query, filtered, cacheable) => {
  expect(isFiltered(parse(query))).toBe(filtered)
  expect(isCacheable(parse(query))).toBe(cacheable)
})

test('cities and types that do not exist are dropped', () => {
  const knownValues = { cities: [{ names: ['Ans'], zip: '4430', country: 'BE' }], types: [1, 2] }
  expect(keepKnownValues(parse('city=Ans|4430,Nowhere|4000&type=2,9&page=2'), knownValues)).toEqual(
    parse('city=Ans|4430&type=2&page=2'),
  )
})

test('countries without a place are dropped, and cities outside of the chosen countries', () => {
  const cities = [
    { names: ['Ans'], zip: '4430', country: 'BE' },
    { names: ['Neustadt'], zip: '4430', country: 'AT' },
  ]
  const knownOf = (query: string) => keepKnownValues(parse(query), { cities, types: [] })
  expect(knownOf('country=FR,at&city=Ans|4430,Neustadt|4430|AT')).toEqual(
    parse('country=AT&city=Neustadt|4430|AT'),
  )
  expect(knownOf('country=FR&city=Ans|4430')).toEqual(parse('city=Ans|4430'))
})

test('each name is read once, however often a query repeats it', () => {
  const getAll = vi.spyOn(URLSearchParams.prototype, 'getAll')
  const filters = parseListingQuery(`${'a&'.repeat(2000)}${'type=1&'.repeat(2000)}priceMin=5`, 'sale')
  expect(filters).toMatchObject({ types: [1], priceMin: 5 })
  expect(getAll).toHaveBeenCalledTimes(listingParamNames.length)
  getAll.mockRestore()
})

test('own fields of an agency are asked by their names, with values that they have', () => {
  const fields = [
    { name: 'parkingType', kind: 'choice', options: ['covered', 'open'], section: 'comfort', isFilter: true },
    { name: 'cellars', kind: 'number', section: 'comfort', isFilter: true },
    { name: 'beams', kind: 'flag', section: 'comfort', isFilter: true },
  ] as const
  const ownFilters = parseOwn({ parkingType: ['none', 'open'], cellars: '2', beams: '1', other: 'x' }, fields)
  expect(ownFilters).toEqual([
    { name: 'parkingType', value: 'open' },
    { name: 'cellars', value: '2' },
    { name: 'beams', value: '1' },
  ])
  expect(parseOwn({ parkingType: 'none', cellars: '0', beams: 'no' }, fields)).toEqual([])
  expect(toListingQuery({ ...unfiltered, own: ownFilters })).toBe('?parkingType=open&cellars=2&beams=1')
})
