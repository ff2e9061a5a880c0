import { describe, expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import {
  activeFilters,
  removableFilters,
  unfilteredListing,
  type ListingFilters,
} from '@/features/listings/model/listing-filters'
import { toListingQuery } from '@/features/listings/model/search-params'

import { chosenFilters, filterText, type FilterContext } from './listing-chosen'

const filterContext: FilterContext = {
  locale: 'fr',
  priceStyle: 'belgianDutch',
  t: await getTranslator('fr', 'nl-BE'),
  typeName: (webId) => ({ 1: 'Maison', 4: 'Terrain' })[webId] ?? String(webId),
  places: [{ name: 'Flémalle', latitude: 50.6001, longitude: 5.4717 }],
  ownFilters: [
    {
      name: 'parkingType',
      kind: 'choice',
      label: 'Stationnement',
      options: [{ value: 'covered', label: 'couvert' }],
      steps: [],
    },
    { name: 'cellars', kind: 'number', label: 'Caves', options: [], steps: [1, 2] },
    { name: 'beams', kind: 'flag', label: 'Poutres', options: [], steps: [] },
  ],
}

const everything: ListingFilters = {
  ...unfilteredListing('sale'),
  words: ['fermette', 'vue'],
  sort: 'match',
  countries: ['BE', 'DE'],
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
  parking: true,
  furnished: true,
  newBuild: true,
  bathroomsMin: 2,
  lift: true,
  pool: true,
  groundFloor: true,
  epcMin: 'b',
  // Shortly before midnight UTC it is the next day in Belgium.
  since: '2026-11-20T23:30Z',
  openHouse: true,
  priceCut: true,
  priceM2Max: 2500,
  budget: 1250,
  rentTotalMax: 900,
  hideSold: true,
  hideUnderOption: true,
  area: [
    { latitude: 50.5, longitude: 5.5 },
    { latitude: 50.6, longitude: 5.5 },
    { latitude: 50.6, longitude: 5.6 },
  ],
  near: { latitude: 50.6001, longitude: 5.4717, radiusInKm: 10 },
  own: [
    { name: 'parkingType', value: 'covered' },
    { name: 'cellars', value: '2' },
    { name: 'beams', value: '1' },
  ],
  page: 3,
}

test('every filter has its text', () => {
  expect(activeFilters(everything)).toEqual(removableFilters)
  expect(chosenFilters(everything, filterContext).map(({ text }) => text)).toEqual([
    '«\u00a0fermette\u00a0»',
    '«\u00a0vue\u00a0»',
    'Belgique',
    'Allemagne',
    'Ans',
    'Flémalle',
    'Maison',
    'Terrain',
    'à partir de €\u00a0100.000',
    'jusqu’à €\u00a0250.000',
    'à partir de 1 chambre',
    'min. 90\u00a0m² habitables',
    'min. 1.500\u00a0m² de terrain',
    'Label PEB A+',
    'Label PEB B',
    'Jardin',
    'Terrasse',
    'Garage',
    'Parking',
    'Meublé',
    'Construction neuve',
    'à partir de 2 salles de bain',
    'Ascenseur',
    'Piscine',
    'Rez-de-chaussée',
    'PEB B ou mieux',
    'nouveau depuis le 21 novembre 2026',
    'Portes ouvertes',
    'Prix en baisse',
    'jusqu’à €\u00a02.500 au m²',
    'mensualité jusqu’à €\u00a01.250',
    'jusqu’à €\u00a0900 charges comprises',
    'Masquer les biens vendus et loués',
    'Masquer les biens sous option',
    'Zone sur la carte',
    'Flémalle + 10\u00a0km',
    'Stationnement\u00a0: couvert',
    'Caves\u00a0: 2+',
    'Poutres',
  ])
})

test('removing one choice keeps all others and starts at the first page', () => {
  const all = new URLSearchParams(toListingQuery({ ...everything, page: 1 })).size
  for (const { text, without } of chosenFilters(everything, filterContext)) {
    expect(without.page, text).toBe(1)
    const isWord = text.startsWith('«')
    expect(new URLSearchParams(toListingQuery(without)).size, text).toBe(isWord ? all : all - 1)
    if (isWord) expect(without.words).toHaveLength(1)
  }
})

test('removing them one by one ends at the whole list', () => {
  let filters = everything
  for (
    let next = chosenFilters(filters, filterContext)[0];
    next;
    next = chosenFilters(filters, filterContext)[0]
  )
    filters = next.without
  expect(filters).toEqual(unfilteredListing('sale'))
})

describe('the text of one filter', () => {
  test('contains all its values', () => {
    expect(filterText('cities', everything, filterContext)).toBe('Ans, Flémalle')
  })

  test('a circle around no known place counts as drawn on the map', () => {
    const drawn = { ...everything, near: { latitude: 50, longitude: 5, radiusInKm: 2.5 } }
    expect(filterText('near', drawn, filterContext)).toBe('Cercle de 2,5\u00a0km sur la carte')
  })
})
