import { expect, test } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { getTranslator } from '@/lib/i18n/translator'

import { cityOptions, countryOptions, nearPlaces } from './listing-choices'

const city = (name: string, count: number, zip = '4000', country = 'BE') => ({
  id: name,
  name,
  names: [name],
  zip,
  count,
  country,
  countryName: country === 'BE' ? null : country,
})

const t = await getTranslator('en', 'nl-BE')

const catalogue = { total: 9, types: [], cities: [city('Ans', 2), city('Engis', 0), city('Huy', 7)] }

test('chosen places come first, also without results', () => {
  const filters = { ...unfilteredListing('sale'), cities: [{ name: 'Engis', zip: '4000' }] }
  expect(cityOptions(catalogue, filters, t)).toEqual([
    ['Engis|4000', 'Engis 4000', 0],
    ['Ans|4000', 'Ans 4000', 2],
    ['Huy|4000', 'Huy 4000', 7],
  ])
})

test('circles are offered around places with properties and known coordinates', () => {
  const middle = { latitude: 50.5, longitude: 5.5 }
  const huy = { name: 'Huy', ...middle }
  const places = { Engis: { ...middle, latitude: 50.7000001 }, Huy: middle }
  expect(nearPlaces(catalogue, places, null)).toEqual([huy])
  // The centre of the chosen circle has its name, also without properties of its huyAlone.
  const chosen = { latitude: 50.7, longitude: 5.5, radiusInKm: 12 }
  expect(nearPlaces(catalogue, places, chosen).map(({ name }) => name)).toEqual(['Engis', 'Huy'])
})

test('of very many places those with most properties are offered, by name', () => {
  const cities = Array.from({ length: 80 }, (_, at) => city(`c${at}`, at + 1))
  const places = Object.fromEntries(cities.map(({ id }) => [id, { latitude: 50, longitude: 5 }]))
  const names = nearPlaces({ total: 0, types: [], cities }, places, null).map(({ name }) => name)
  expect(names).toEqual(cities.slice(20).map(({ name }) => name))
})

const abroad = {
  total: 9,
  types: [],
  cities: [
    city('Ans', 2),
    city('Bonn', 3, '53111', 'DE'),
    city('Wien', 0, '1010', 'AT'),
    city('Aachen', 1, '52062', 'DE'),
  ],
}

test('the country is asked for when there is something in more than one', () => {
  expect(countryOptions(abroad, unfilteredListing('sale'), 'fr')).toEqual([
    ['DE', 'Allemagne', 4],
    ['BE', 'Belgique', 2],
  ])
  expect(countryOptions(catalogue, unfilteredListing('sale'), 'fr')).toEqual([])
})

test('a chosen country stays, also without results, and the other towns are not offered', () => {
  const filters = { ...unfilteredListing('sale'), countries: ['AT'] }
  expect(countryOptions(abroad, filters, 'en').map(([code]) => code)).toEqual(['AT', 'BE', 'DE'])
  expect(cityOptions(abroad, filters, t)).toEqual([])
  expect(cityOptions(abroad, { ...filters, countries: ['DE'] }, t)).toEqual([
    ['Bonn|53111|DE', 'Bonn 53111, DE', 3],
    ['Aachen|52062|DE', 'Aachen 52062, DE', 1],
  ])
})

test('a town is offered with its parts where they have results, and keeps its tick', () => {
  const ofHuy = (name: string, count: number, zip: string) => ({
    ...city(name, count, zip),
    municipality: 'Huy',
  })
  const cities = [
    city('Ans', 2),
    ofHuy('Huy', 7, '4500'),
    ofHuy('Ben-Ahin', 1, '4500'),
    ofHuy('Tihange', 0, '4500'),
  ]
  const index = { total: 10, types: [], cities }
  const wholeHuy = ['Huy|4500|*', 'Huy (whole municipality)', 8]
  const huyAlone = ['Huy|4500', 'Huy 4500', 7]
  const others = [
    ['Ans|4000', 'Ans 4000', 2],
    ['Ben-Ahin|4500', 'Ben-Ahin 4500', 1],
  ]
  const none = unfilteredListing('sale')
  expect(cityOptions(index, none, t)).toEqual([others[0], wholeHuy, huyAlone, others[1]])
  const filters = { ...none, cities: [{ name: 'Huy', zip: '4500', withParts: true }] }
  expect(cityOptions(index, filters, t)).toEqual([wholeHuy, others[0], huyAlone, others[1]])
  // Without results in the parts there is nothing to tell apart, but what is chosen stays.
  const alone = { ...index, cities: cities.filter(({ name }) => name !== 'Ben-Ahin') }
  expect(cityOptions(alone, none, t)).toEqual([others[0], huyAlone])
  expect(cityOptions(alone, filters, t)[0]).toEqual(['Huy|4500|*', 'Huy (whole municipality)', 7])
})
