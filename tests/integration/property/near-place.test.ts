import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { parseListingQuery } from '@/features/listings/model/search-params'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { findListing } from '@/features/listings/server/find-listing'
import { findNearby } from '@/features/listings/server/find-nearby'
import { findSearchTarget } from '@/features/listings/server/find-search-target'
import { findSearches } from '@/features/listings/server/find-searches'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Three towns in a row, about eight kilometres from each other, none of them of the demo. */
let running: TestPayload
let payload: Payload
const [latitude, step] = [50.2, 8 / 111.195]

const setRadius = (nearRadius: number) =>
  payload.updateGlobal({ slug: 'siteConfig', data: { nearRadius }, context: quiet() })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const town = (name: string, zip: string, at: number | null) =>
    makeMinimal(payload, 'localities', {
      name,
      zip,
      municipality: name,
      ...(at !== null && { latitude: latitude + at * step, longitude: 5.1 }),
    })
  const [west, middle, east, nowhere] = await Promise.all([
    town('Rochelle', '6001', -1),
    town('Montplain', '6002', 0),
    town('Grandval', '6003', 1),
    town('Sansplan', '6004', null),
  ])
  const make = (ref: number, locality: { id: string }, more: Record<string, unknown> = {}) =>
    makeMinimal(payload, 'properties', {
      ref,
      goal: 'sale',
      status: 'active',
      _status: 'published',
      publishedIn: [...locales],
      locality: locality.id,
      price: 100_000 + ref,
      publishPrice: true,
      publishAddress: true,
      ...more,
    })
  await make(11, west)
  await make(12, middle)
  await make(13, east)
  await make(14, nowhere)
  // Its hidden address is in the middle, its town in the east.
  await make(15, east, { publishAddress: false, latitude, longitude: 5.1 })
  // What is sold tells no point.
  await make(16, west, { status: 'sold', soldAt: new Date().toISOString() })
})
afterAll(() => running.stop())

const sale = unfilteredListing('sale')

/** The properties of the list that a text leads to. */
async function refsFor(text: string, locale: (typeof locales)[number] = 'fr'): Promise<number[]> {
  const target = new URL(await findSearchTarget(text, sale, locale), 'http://site')
  const { properties } = await findListing(parseListingQuery(target.search, 'sale'), locale)
  return properties.map(({ ref }) => ref).toSorted()
}

test.each([
  ['nl', 'nabij Montplain'],
  ['fr', 'près de Montplain'],
  ['en', 'near Montplain'],
  ['de', 'in der Nähe von Montplain'],
] as const)('in %s “%s” finds what is within the radius of the settings', async (locale, text) => {
  await setRadius(10)
  expect(await refsFor(text, locale)).toEqual([11, 12, 13, 15])
  await setRadius(7)
  expect(await refsFor(text, locale)).toEqual([12])
})

test('a hidden address counts as the point of its town', async () => {
  await setRadius(3)
  expect(await refsFor('près de Montplain')).toEqual([12])
  expect(await refsFor('près de Grandval')).toEqual([13, 15])
})

test('a town without a point is searched for itself', async () => {
  await setRadius(10)
  expect(await refsFor('près de Sansplan')).toEqual([14])
})

test('the quick search offers it with its count', async () => {
  await setRadius(10)
  const [offer] = await findSearches('près de Montplain', 'fr')
  expect(offer).toMatchObject({ name: 'près de Montplain', saleCount: 4, rentCount: 0 })
})

const nearby = async (query: string) => {
  const filters = parseListingQuery(query, 'sale')
  const { available } = await findListing(filters, 'fr')
  return findNearby(filters, available, 'fr')
}

test('a place with few results says how many its surroundings hold', async () => {
  await setRadius(9)
  const surroundings = await nearby('city=Montplain|6002&priceMax=100012&page=1')
  expect(surroundings).toMatchObject({ total: 2, filters: { cities: [], priceMax: 100_012 } })
  expect(surroundings?.filters.near).toMatchObject({ radiusInKm: 9 })
})

test.each([
  ['city=Montplain|6002', 7],
  ['city=Sansplan|6004', 10],
  ['city=Montplain|6002&city=Grandval|6003', 10],
  ['', 10],
  ['city=Montplain|6002&near=50.2,5.1,3', 10],
])('%s offers nothing within %i km', async (query, radius) => {
  await setRadius(radius)
  expect(await nearby(query)).toBeNull()
})
