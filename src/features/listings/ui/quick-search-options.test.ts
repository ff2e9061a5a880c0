import { expect, test } from 'vitest'

import { quickSearchOptions } from './quick-search-options'

const none = { saleCount: 0, rentCount: 0, saleHref: null, rentHref: null }

test('options follow the panel: types, cities, searches, properties; sale before rent', () => {
  const layout = quickSearchOptions({
    query: '',
    types: [{ name: 'Maison', saleCount: 3, rentCount: 0, saleHref: '/fr/a-vendre/?type=1', rentHref: null }],
    cities: [{ name: 'Flémalle', zip: '4400', ...none, rentCount: 1, rentHref: '/fr/a-louer/' }],
    searches: [{ name: 'fermette', ...none, saleCount: 2, saleHref: '/fr/a-vendre/?words=fermette' }],
    properties: [{ ref: 4310, href: '/fr/property/4310/', title: 'Maison', pictureSrc: null }],
  })
  expect(layout.options.map(({ href }) => href)).toEqual([
    '/fr/a-vendre/?type=1',
    null,
    null,
    '/fr/a-louer/',
    '/fr/a-vendre/?words=fermette',
    null,
    '/fr/property/4310/',
  ])
  expect(layout.types).toEqual([{ sale: 0, rent: 1 }])
  expect(layout.cities).toEqual([{ sale: 2, rent: 3 }])
  expect(layout.searches).toEqual([{ sale: 4, rent: 5 }])
  expect(layout.properties).toEqual([6])
})

test('without a response there are no options', () => {
  expect(quickSearchOptions(null).options).toEqual([])
})
