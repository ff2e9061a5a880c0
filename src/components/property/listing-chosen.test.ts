import { describe, expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import {
  activeFilters,
  loosenableFilters,
  unfilteredListing,
  type ListingFilters,
} from '@/lib/property/listing-filters'
import { toListingQuery } from '@/lib/property/search-params'

import { chosenFilters, filterText, type FilterWords } from './listing-chosen'

const words: FilterWords = {
  locale: 'fr',
  priceStyle: 'belgianDutch',
  t: await getTranslator('fr'),
  typeName: (webId) => ({ 1: 'Maison', 4: 'Terrain' })[webId] ?? String(webId),
  places: [{ name: 'Flémalle', latitude: 50.6001, longitude: 5.4717 }],
}

const everything: ListingFilters = {
  ...unfilteredListing('sale'),
  cities: [
    { name: 'Ans', zip: '4430' },
    { name: 'Flémalle', zip: '4400' },
  ],
  types: [1, 4],
  priceMin: 100_000,
  priceMax: 250_000,
  bedroomsMin: 1,
  surfaceMin: 90,
  groundMin: 1500,
  epc: ['a_plus', 'b'],
  garden: true,
  terrace: true,
  garage: true,
  newBuild: true,
  hideSold: true,
  hideUnderOption: true,
  area: [
    { latitude: 50.5, longitude: 5.5 },
    { latitude: 50.6, longitude: 5.5 },
    { latitude: 50.6, longitude: 5.6 },
  ],
  near: { latitude: 50.6001, longitude: 5.4717, radiusInKm: 10 },
  page: 3,
}

test('every filter has its words', () => {
  expect(activeFilters(everything)).toEqual(loosenableFilters)
  expect(chosenFilters(everything, words).map(({ text }) => text)).toEqual([
    'Ans',
    'Flémalle',
    'Maison',
    'Terrain',
    'à partir de €\u00a0100.000',
    'jusqu’à €\u00a0250.000',
    'min. 1 chambre',
    'min. 90\u00a0m² habitables',
    'min. 1\u00a0500\u00a0m² de terrain',
    'Label PEB A+',
    'Label PEB B',
    'Jardin',
    'Terrasse',
    'Garage',
    'Construction neuve',
    'Masquer vendus et loués',
    'Masquer sous option',
    'Zone sur la carte',
    'Flémalle + 10\u00a0km',
  ])
})

test('dropping one choice leaves all others, and begins at the first page', () => {
  const all = new URLSearchParams(toListingQuery({ ...everything, page: 1 })).size
  for (const { text, without } of chosenFilters(everything, words)) {
    expect(without.page, text).toBe(1)
    expect(new URLSearchParams(toListingQuery(without)).size, text).toBe(all - 1)
  }
})

test('dropping them one after the other ends at the whole list', () => {
  let filters = everything
  for (let next = chosenFilters(filters, words)[0]; next; next = chosenFilters(filters, words)[0])
    filters = next.without
  expect(filters).toEqual(unfilteredListing('sale'))
})

describe('a filter in words', () => {
  test('names all its values', () => {
    expect(filterText('cities', everything, words)).toBe('Ans, Flémalle')
  })

  test('a circle that is not around a known place was drawn on the map', () => {
    const drawn = { ...everything, near: { latitude: 50, longitude: 5, radiusInKm: 2.5 } }
    expect(filterText('near', drawn, words)).toBe('Cercle de 2,5 km sur la carte')
  })
})
