import { expect, test } from 'vitest'

import { parseListingQuery } from '@/features/listings/model/search-params'

import type { FormModel } from './form-model'
import { readOtherConditions, searchedFilters, searchPrefill } from './search-prefill'

const model: FormModel = {
  kind: 'demandRegister',
  locale: 'nl',
  priceStyle: 'belgianDutch',
  title: 'Ik zoek',
  submitLabel: 'Bewaren',
  rules: [],
  steps: [
    {
      fields: [
        {
          kind: 'radio',
          name: 'goal',
          label: 'Transactie',
          options: [
            { value: 'sale', label: 'Kopen' },
            { value: 'rent', label: 'Huren' },
          ],
        },
        {
          kind: 'checkboxes',
          name: 'localities',
          label: 'Plaatsen',
          options: [
            { value: '5000 Namur', label: '5000 Namen' },
            { value: '7800 Ath', label: '7800 Ath' },
            { value: '7800 Ath (AT)', label: '7800 Ath (AT)' },
          ],
        },
      ],
    },
  ],
}

test('a search is converted to the answers of the demand form', () => {
  const query = {
    goal: 'rent',
    city: ['Namen|5000', 'Nergens|9999'],
    type: '3',
    priceMax: '900',
    garage: '1',
  }
  expect(searchPrefill(model, query, [])).toEqual({
    goal: 'rent',
    types: ['3'],
    localities: ['5000 Namur'],
    minPrice: '',
    maxPrice: '900',
    minBedrooms: '',
    minBathrooms: '',
    minGarages: '1',
    garden: '',
    terrace: '',
    search: '',
  })
})

const namen = { name: 'Namen', names: ['Namur', 'Namen'], zip: '5000', country: 'BE' }
const austrian = { name: 'Ath', names: ['Ath'], zip: '7800', country: 'AT' }
const index = { cities: [namen, austrian], types: [{ webId: 1 }, { webId: 3 }, { webId: 4 }] }

test('the answers of a saved search lead to the list that it was saved from', () => {
  const answers = {
    goal: 'sale',
    types: ['3'],
    localities: ['5000 Namur', '7800 Ath (AT)'],
    maxPrice: 250_000,
    minGarages: 1,
    terrace: true,
    search: 'surfaceMin=90&near=50.6,5.4,10',
  }
  const query = 'city=Namen|5000&city=Ath|7800|AT&type=3&priceMax=250000&garage=1&terrace=1'
  expect(searchedFilters(answers, index)).toEqual(
    parseListingQuery(`${query}&surfaceMin=90&near=50.6,5.4,10`, 'sale'),
  )
})

test('all types of a saved search are a list of any, and conditions that no list has give none', () => {
  expect(searchedFilters({ goal: 'sale', types: ['1', '3', '4'], zips: '5000' }, index)).toEqual(
    parseListingQuery('city=Namen|5000', 'sale'),
  )
  expect(searchedFilters({ goal: 'sale', types: ['1'], maxBedrooms: 2 }, index)).toBeNull()
  expect(searchedFilters({ goal: 'sale', types: ['1'], minGarages: 2 }, index)).toBeNull()
})

test.each([
  ['postcodes that no stored place has', { zips: '9999' }],
  ['a postcode of a place abroad', { zips: '7800' }],
  ['a town that is no longer stored', { localities: ['9999 Nulle Part'] }],
  ['types that are not in the list', { types: ['8', '9'] }],
  ['a country without a place', { search: 'country=NL' }],
])('%s lead to no list rather than to all properties', (_name, answers) => {
  expect(searchedFilters({ goal: 'sale', ...answers }, index)).toBeNull()
})

test('types that the list lacks do not count as its types', () => {
  const wanted = { goal: 'sale', types: ['3', '8', '9'], zips: '9999, 5000' }
  expect(searchedFilters(wanted, index)).toEqual(parseListingQuery('city=Namen|5000&type=3', 'sale'))
  expect(searchedFilters({ goal: 'sale', types: ['1', '3', '4', '9'] }, index)).toEqual(
    parseListingQuery('', 'sale'),
  )
})

test('a goal that the form does not offer is not chosen', () => {
  expect(searchPrefill(model, { goal: 'takeover', type: '6' }, [])).not.toHaveProperty('goal')
  expect(searchPrefill(model, { goal: 'takeover' }, [])).toBeNull()
})

test('a saved search keeps the further filters; the last visit is no condition', () => {
  const queryText = 'epcMin=c&lift=1&pool=1&groundFloor=1&openHouse=1&priceCut=1&priceM2Max=2500&budget=1200'
  const query = Object.fromEntries(new URLSearchParams(`${queryText}&bathroomsMin=2&since=2026-11-20T10:00Z`))
  const answers = searchPrefill(model, { goal: 'sale', ...query }, [])
  expect(answers).toMatchObject({ minBathrooms: '2' })
  expect([...new URLSearchParams(String(answers?.search))].toSorted()).toEqual(
    [...new URLSearchParams(`${queryText}&anywhere=1`)].toSorted(),
  )
  expect(readOtherConditions('lift=1&anywhere=1', 'sale')).toBe('lift=1&anywhere=1')
  expect(readOtherConditions('rentTotalMax=900&budget=1200', 'rent')).toBe('rentTotalMax=900')
})

test('a search is no longer everywhere once the form or the text has a place', () => {
  const everywhere = 'lift=1&anywhere=1'
  expect(readOtherConditions(everywhere, 'sale', false)).toBe(everywhere)
  expect(readOtherConditions(everywhere, 'sale', true)).toBe('lift=1')
  expect(readOtherConditions('anywhere=1&near=50.6,5.5,5', 'sale')).toBe('near=50.6%2C5.5%2C5')
  expect(readOtherConditions('anywhere=1&country=DE', 'sale')).toBe('country=DE')
})

test('what the form has no field for is kept as a query, and no type means all types', () => {
  const types = {
    kind: 'checkboxes',
    name: 'types',
    label: 'Types',
    options: [{ value: '1', label: 'Huis' }],
  } as const
  const withTypes = { ...model, steps: [{ fields: [{ ...types, options: [...types.options] }] }] }
  const query = { goal: 'sale', surfaceMin: '80', near: '50.6,5.5,5', sort: 'price', hideSold: '1' }
  expect(searchPrefill(withTypes, query, [])).toMatchObject({
    types: ['1'],
    search: 'surfaceMin=80&near=50.6%2C5.5%2C5',
  })
  expect(readOtherConditions('words=Fermette+verger&sort=price&furnished=1', 'sale')).toBe(
    'words=fermette+verger&furnished=1',
  )
  expect(readOtherConditions('surfaceMin=80&type=3&evil=1&near=x', 'sale')).toBe('surfaceMin=80')
})

test('invalid parameters fill in no field', () => {
  expect(searchPrefill(model, { goal: 'steal', type: 'x', garden: 'maybe' }, [])).toMatchObject({
    types: [],
    localities: [],
    garden: '',
  })
  expect(searchPrefill(model, { goal: ['sale', 'rent'], utm_source: 'x' }, [])).toBeNull()
})

test('a place abroad and its Belgian namesake are two choices; countries are kept while no place is chosen', () => {
  const chosen = (query: Record<string, string>) => searchPrefill(model, { goal: 'sale', ...query }, [])
  expect(chosen({ city: 'Ath|7800|AT' })?.localities).toEqual(['7800 Ath (AT)'])
  expect(chosen({ city: 'Ath|7800' })?.localities).toEqual(['7800 Ath'])
  expect(chosen({ country: 'DE,AT' })?.search).toBe('country=AT&country=DE')
  expect(chosen({ country: 'AT', city: 'Ath|7800|AT' })?.search).toBe('')
})

test('of a whole municipality all places are saved, and they lead back to the whole', () => {
  const municipality = 'Namur'
  const town = { ...namen, municipality }
  const part = { name: 'Jambes', names: ['Jambes'], zip: '5100', country: 'BE', municipality }
  const options = ['5000 Namen', '5100 Jambes', '7800 Ath'].map((label) => ({ value: label, label }))
  const localities = { kind: 'checkboxes' as const, name: 'localities', label: 'Plaatsen', options }
  const withPlaces = { ...model, steps: [{ fields: [localities] }] }
  const answers = searchPrefill(withPlaces, { goal: 'sale', city: 'Namen|5000|*' }, [town, part, austrian])
  expect(answers?.localities).toEqual(['5000 Namen', '5100 Jambes'])
  const cities = [town, part, austrian]
  expect(searchedFilters({ ...answers, types: [] }, { ...index, cities })).toEqual(
    parseListingQuery('city=Namen|5000|*', 'sale'),
  )
  expect(searchedFilters({ goal: 'sale', localities: ['5100 Jambes'] }, { ...index, cities })).toEqual(
    parseListingQuery('city=Jambes|5100', 'sale'),
  )
})
