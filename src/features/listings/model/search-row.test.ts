import { expect, test } from 'vitest'

import { toSearchRow, type SearchRowFacts, type SearchRowSource } from './search-row'

const facts: SearchRowFacts = {
  ...{ locality: null, type: null, furtherWebIds: [] },
  settings: { epcScales: [], marquees: [], day: '2026-11-25' },
}
const source: SearchRowSource = {
  ...{ id: 'p1', ref: 4310, goal: 'sale', publishPrice: true, updatedAt: '2026-11-25T09:00:00.000Z' },
  ...{ viagerType: 'occupied', viagerIndexedRent: 740 },
}

test.each<[string, Partial<SearchRowSource>, object]>([
  ['with a bouquet', { price: 52_000 }, { price: 185_200, bouquet: 52_000, annuity: 740 }],
  ['without a bouquet', { price: 0 }, { price: 133_200, bouquet: null, annuity: 740 }],
  ['hidden', { price: 52_000, publishPrice: false }, { price: null, bouquet: null, annuity: null }],
  ['of a letting is none', { goal: 'rent', price: 900 }, { price: 900, bouquet: null, annuity: null }],
])('a life annuity %s', (_, changes, amounts) => {
  expect(toSearchRow({ ...source, ...changes }, facts)).toMatchObject(amounts)
})
