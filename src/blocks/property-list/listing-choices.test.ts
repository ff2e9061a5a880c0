import { expect, test } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'

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

const catalogue = { total: 9, types: [], cities: [city('Ans', 2), city('Engis', 0), city('Huy', 7)] }

test('chosen places come first, also without results', () => {
  const filters = { ...unfilteredListing('sale'), cities: [{ name: 'Engis', zip: '4000' }] }
  expect(cityOptions(catalogue, filters)).toEqual([
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
  // The centre of the chosen circle has its name, also without properties of its own.
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
  expect(cityOptions(abroad, filters)).toEqual([])
  expect(cityOptions(abroad, { ...filters, countries: ['DE'] })).toEqual([
    ['Bonn|53111|DE', 'Bonn 53111, DE', 3],
    ['Aachen|52062|DE', 'Aachen 52062, DE', 1],
  ])
})
