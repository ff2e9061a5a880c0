import { afterAll, beforeAll, expect, test } from 'vitest'

import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import { findListing } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'

import { fillCatalogue } from '../../contract/catalogue-fixture'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** A page and the counts beside its filters come from few passes over the index: they have to agree. */

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
  await fillCatalogue(running.payload)
})
afterAll(() => running.stop())

const city = { name: 'Liège', zip: '4000' }
const ans = { name: 'Ans', zip: '4430' }
const filtersWith = (changes: Partial<ListingFilters>): ListingFilters => ({
  ...unfilteredListing('sale'),
  ...changes,
})

const cases: [string, Partial<ListingFilters>, number][] = [
  ['no filter', {}, 8],
  ['one city', { cities: [city] }, 3],
  ['two cities', { cities: [ans, city] }, 5],
  ['one type', { types: [1] }, 4],
  ['a word', { words: ['fermette'] }, 3],
  ['a word with a mistake and bedrooms', { words: ['fermete'], bedroomsMin: 3 }, 2],
  ['a price', { priceMax: 250_000 }, 4],
  ['two cities and a price', { cities: [ans, city], priceMax: 220_000 }, 3],
  ['a type and bedrooms', { types: [1], bedroomsMin: 3 }, 3],
]

test.each(cases)(
  '%s: the total, the cards and the counts of the options agree',
  async (_, changes, total) => {
    const filters = filtersWith(changes)
    const listing = await findListing(filters, 'fr')
    expect(listing).toMatchObject({ total, pageCount: 1 })
    expect(listing.properties).toHaveLength(total)
    const { cities, types } = await findListingFacets(filters, 'fr')
    const named = cities.filter(({ zip }) => [city.zip, ans.zip].includes(zip))
    expect(named).toHaveLength(2)
    for (const { name, zip, count } of named) {
      const only = await findListing({ ...filters, cities: [{ name, zip }] }, 'fr')
      expect([name, count]).toEqual([name, only.available])
    }
    for (const { webId, count } of types) {
      const only = await findListing({ ...filters, types: [webId] }, 'fr')
      expect([webId, count]).toEqual([webId, only.available])
    }
  },
)

test('beyond the last page there is nothing, and the order does not change the total', async () => {
  const filters = filtersWith({ bedroomsMin: 2, sort: 'price' })
  const { total, properties } = await findListing(filters, 'fr')
  expect(total).toBe(5)
  expect(properties.map(({ ref }) => ref)).toEqual([1, 2, 4, 6, 7])
  expect(await findListing({ ...filters, page: 2 }, 'fr')).toMatchObject({ total, page: 1, properties: [] })
})
