import { expect, test } from 'vitest'

import type { FormModel } from './form-model'
import { readOtherConditions, searchPrefill } from './search-prefill'

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
            { value: '4000 Liège', label: '4000 Luik' },
            { value: '4400 Flémalle', label: '4400 Flémalle' },
            { value: '4400 Flémalle (AT)', label: '4400 Flémalle (AT)' },
          ],
        },
      ],
    },
  ],
}

test('a search is converted to the answers of the demand form', () => {
  const query = { goal: 'rent', city: ['Luik|4000', 'Nergens|9999'], type: '3', priceMax: '900', garage: '1' }
  expect(searchPrefill(model, query)).toEqual({
    goal: 'rent',
    types: ['3'],
    localities: ['4000 Liège'],
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

test('a goal that the form does not offer is not chosen', () => {
  expect(searchPrefill(model, { goal: 'takeover', type: '6' })).not.toHaveProperty('goal')
  expect(searchPrefill(model, { goal: 'takeover' })).toBeNull()
})

test('a saved search keeps the further filters; the last visit is no condition', () => {
  const queryText = 'epcMin=c&lift=1&pool=1&groundFloor=1&openHouse=1&priceCut=1&priceM2Max=2500&budget=1200'
  const query = Object.fromEntries(new URLSearchParams(`${queryText}&bathroomsMin=2&since=2026-11-20T10:00Z`))
  const answers = searchPrefill(model, { goal: 'sale', ...query })
  expect(answers).toMatchObject({ minBathrooms: '2' })
  expect([...new URLSearchParams(String(answers?.search))].toSorted()).toEqual(
    [...new URLSearchParams(queryText)].toSorted(),
  )
  expect(readOtherConditions('rentTotalMax=900&budget=1200', 'rent')).toBe('rentTotalMax=900')
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
  expect(searchPrefill(withTypes, query)).toMatchObject({
    types: ['1'],
    search: 'surfaceMin=80&near=50.6%2C5.5%2C5',
  })
  expect(readOtherConditions('words=Fermette+verger&sort=price&furnished=1', 'sale')).toBe(
    'words=fermette+verger&furnished=1',
  )
  expect(readOtherConditions('surfaceMin=80&type=3&evil=1&near=x', 'sale')).toBe('surfaceMin=80')
})

test('invalid parameters fill in no field', () => {
  expect(searchPrefill(model, { goal: 'steal', type: 'x', garden: 'maybe' })).toMatchObject({
    types: [],
    localities: [],
    garden: '',
  })
  expect(searchPrefill(model, { goal: ['sale', 'rent'], utm_source: 'x' })).toBeNull()
})

test('a place abroad and its Belgian namesake are two choices; countries are kept while no place is chosen', () => {
  const chosen = (query: Record<string, string>) => searchPrefill(model, { goal: 'sale', ...query })
  expect(chosen({ city: 'Flémalle|4400|AT' })?.localities).toEqual(['4400 Flémalle (AT)'])
  expect(chosen({ city: 'Flémalle|4400' })?.localities).toEqual(['4400 Flémalle'])
  expect(chosen({ country: 'DE,AT' })?.search).toBe('country=AT&country=DE')
  expect(chosen({ country: 'AT', city: 'Flémalle|4400|AT' })?.search).toBe('')
})
