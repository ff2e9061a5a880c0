import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { parseListingQuery, toListingQuery } from '@/features/listings/model/search-params'
import { countSearch } from '@/features/listings/server/count-search'
import { findListing, keepExistingFilters } from '@/features/listings/server/find-listing'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { findSearchTarget } from '@/features/listings/server/find-search-target'
import { withWholeTowns } from '@/features/listings/model/city-filter'
import { queriesInLanguages } from '@/features/listings/server/queries-in-languages'
import { locales } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** A town with two parts, one of which shares its postal code, and a neighbour. */
let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const place = (name: string, zip: string, municipality: string) =>
    makeMinimal(payload, 'localities', { name, zip, municipality })
  const town = await place('Hautbourg', '6100', 'Hautbourg')
  await payload.update({
    collection: 'localities',
    id: town.id,
    locale: 'nl',
    data: { name: 'Hoogburg' },
    context: quiet(),
  })
  const [samePostcode, part, neighbour] = await Promise.all([
    place('Grandpré', '6100', 'Hautbourg'),
    place('Petitpré', '6120', 'Hautbourg'),
    place('Voisinval', '6130', 'Voisinval'),
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
      ...more,
    })
  await make(21, town)
  await make(22, town)
  await make(23, samePostcode)
  await make(24, part)
  await make(25, part, { goal: 'rent' })
  await make(26, neighbour)
})
afterAll(() => running.stop())

const sale = unfilteredListing('sale')

async function listOf(query: string, locale: (typeof locales)[number] = 'fr') {
  const filters = await keepExistingFilters(parseListingQuery(query, 'sale'), locale)
  const { properties, available } = await findListing(filters, locale)
  return { filters, available, refs: properties.map(({ ref }) => ref).toSorted() }
}

const citiesFor = async (text: string, locale: (typeof locales)[number]) =>
  new URL(await findSearchTarget(text, sale, locale), 'http://site').searchParams.getAll('city')

test.each([
  ['fr', 'hautbourg', 'Hautbourg|6100|*'],
  ['nl', 'huis te koop in hoogburg', 'Hoogburg|6100|*'],
  ['nl', 'hautbourg', 'Hoogburg|6100|*'],
  ['fr', 'hautbourg 6100', 'Hautbourg|6100'],
  ['fr', '6100', 'Grandpré|6100, Hautbourg|6100'],
  ['fr', 'petitpre', 'Petitpré|6120'],
  ['fr', 'voisinval', 'Voisinval|6130'],
] as const)('in %s “%s” means %s', async (locale, text, city) => {
  expect(await citiesFor(text, locale)).toEqual(city.split(', '))
})

test.each([
  ['city=Hautbourg|6100', [21, 22]],
  ['city=Hautbourg|6100|*', [21, 22, 23, 24]],
  ['city=Hoogburg|6100|*', [21, 22, 23, 24]],
  ['city=Petitpré|6120|*', [24]],
  ['city=Hautbourg|6100|*&city=Voisinval|6130', [21, 22, 23, 24, 26]],
])('the list of %s has %j, as many as its count says', async (query, refs) => {
  const { available, ...list } = await listOf(query)
  expect(list.refs).toEqual(refs)
  expect(available).toBe(refs.length)
  expect(await countSearch(new URLSearchParams(query), 'fr')).toBe(refs.length)
})

test('the number beside the option of the filters is that of its list', async () => {
  for (const query of ['', 'priceMax=100022']) {
    const { cities } = await findListingFacets((await listOf(query)).filters, 'fr')
    const option = withWholeTowns(cities).find(({ withParts }) => withParts)
    const narrowed = await listOf(`${query}&city=Hautbourg|6100|*`)
    expect(option?.count).toBe(narrowed.available)
  }
})

test('the quick search offers the municipality before the town, with the numbers of both lists', async () => {
  const { cities, searches } = await findQuickSearch('hautb', 'fr')
  expect(cities).toMatchObject([
    { name: 'Hautbourg', wholeLabel: 'toute la commune', saleCount: 4, rentCount: 1 },
    { name: 'Hautbourg', zip: '6100', saleCount: 2, rentCount: 0 },
  ])
  expect(searches).toEqual([])
})

test('the other languages have the same list under the name of the town there', async () => {
  const { filters } = await listOf('city=Hautbourg|6100|*')
  const queries = await queriesInLanguages(filters)
  expect(queries.nl).toBe('?city=Hoogburg%7C6100%7C*')
  expect(queries.fr).toBe(toListingQuery(filters))
  expect((await listOf(queries.nl, 'nl')).refs).toEqual([21, 22, 23, 24])
})
