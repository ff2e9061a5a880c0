import { expect, test } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'

import { cityOptions, nearPlaces } from './listing-choices'

const city = (name: string, count: number, zip = '4000') => ({ id: name, name, names: [name], zip, count })

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
  expect(nearPlaces(catalogue, { Engis: middle, Huy: middle })).toEqual([{ name: 'Huy', ...middle }])
})

test('of very many places those with most properties are offered, by name', () => {
  const cities = Array.from({ length: 80 }, (_, at) => city(`c${at}`, at + 1))
  const places = Object.fromEntries(cities.map(({ id }) => [id, { latitude: 50, longitude: 5 }]))
  const names = nearPlaces({ total: 0, types: [], cities }, places).map(({ name }) => name)
  expect(names).toEqual(cities.slice(20).map(({ name }) => name))
})
