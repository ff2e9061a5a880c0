import { afterAll, beforeAll, expect, test } from 'vitest'

import { findSimilarProperties } from '@/features/listings/server/find-similar-properties'
import { countSearch } from '@/features/listings/server/count-search'
import { queriesInLanguages } from '@/features/listings/server/queries-in-languages'
import { parseListingQuery } from '@/features/listings/model/search-params'

import { fillCatalogue } from '../../contract/catalogue-fixture'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
  await fillCatalogue(running.payload)
})
afterAll(() => running.stop())

const similarTo = async (ref: number, limit: number) => {
  const { properties, scope } = await findSimilarProperties(ref, 'fr', limit)
  return { refs: properties.map((each) => each.ref), scope }
}

const priceOf = (ref: number, price: number | null) =>
  running.payload.update({
    collection: 'properties',
    where: { ref: { equals: ref } },
    data: { price },
    context: { ...quiet(), acceptIncomplete: true },
  })

test('they have the same type and a near price', async () => {
  // The third house costs twice as much.
  expect(await similarTo(1, 50)).toEqual({ refs: [2], scope: { isOfType: true, radiusInKm: 10 } })
  expect(await similarTo(4, 50)).toEqual({ refs: [], scope: { isOfType: true, radiusInKm: 10 } })
})

test.each([
  [187_500, [1]],
  [187_499, []],
  [312_500, [1]],
  [312_501, []],
])('beside one of 250 000 euro, one of %i is %j', async (price, refs) => {
  await priceOf(1, price)
  const { properties } = await findSimilarProperties(2, 'fr', 50)
  const ofType = properties.map(({ ref }) => ref).filter((ref) => ref === 1)
  await priceOf(1, 200_000)
  expect(ofType).toEqual(refs)
})

test('other types follow only without any of its type, at a near price too, and the scope says so', async () => {
  // The only other flat is sold; the third house costs 400 000 euro.
  const { refs, scope } = await similarTo(3, 50)
  expect(refs.toSorted()).toEqual([1, 2])
  expect(scope).toEqual({ isOfType: false, radiusInKm: 15 })
})

test('without a published price any price of its type is near', async () => {
  const { refs, scope } = await similarTo(5, 50)
  expect(refs).toEqual([8])
  expect(scope).toMatchObject({ isOfType: true })
})

test('one on offer in a place without a point is compared by its price', async () => {
  const { payload } = running
  const { docs } = await payload.find({ collection: 'properties', where: { ref: { equals: 1 } }, depth: 0 })
  const locality = await makeMinimal(payload, 'localities', { name: 'Sansplan', zip: '6004' })
  const { id } = await makeMinimal(payload, 'properties', {
    ref: 41,
    goal: 'sale',
    status: 'active',
    _status: 'published',
    type: docs[0]?.type,
    locality: locality.id,
    price: 230_000,
    publishPrice: true,
  })
  const { refs, scope } = await similarTo(41, 50)
  await payload.delete({ collection: 'properties', id, context: quiet() })
  // The other house on offer costs 400 000 euro.
  expect(refs.toSorted()).toEqual([1, 2])
  expect(scope).toMatchObject({ isOfType: true })
})

test('a search is counted without what is sold or let', async () => {
  const count = (query: string) => countSearch(new URLSearchParams(query), 'fr')
  expect(await count('goal=sale')).toBe(6)
  expect(await count('goal=rent')).toBe(1)
  expect(await count('goal=sale&pool=1')).toBe(1)
  expect(await count('goal=sale&priceMin=abc&city=Nowhere|4000')).toBe(6)
  expect(await count('goal=sale&epcMin=a')).toBe(1)
})

test('a monthly budget finds what the loan of the settings pays for', async () => {
  await running.payload.updateGlobal({
    slug: 'legal',
    data: { mortgageRates: [{ ratePercent: 0, years: 20 }] },
  })
  // Without interest 1000 euro a month for 20 years are 240 000 euro.
  expect(await countSearch(new URLSearchParams('goal=sale&budget=1000'), 'fr')).toBe(2)
})

test('a search in another language names its places in it and keeps page, order, view and the rest', async () => {
  const query = 'city=Li%C3%A8ge%7C4000&priceMax=300000&pool=1&sort=price&page=2&view=list'
  const { nl, de, fr } = await queriesInLanguages(parseListingQuery(query, 'sale'))
  expect(fr).toBe(`?${query}`)
  expect(nl).toBe(`?${query.replace('Li%C3%A8ge', 'Luik')}`)
  expect(de).toBe(`?${query.replace('Li%C3%A8ge', 'L%C3%BCttich')}`)
})

test('a search in another language keeps its words with their accents, and the area drawn on the map', async () => {
  const listFilters = { words: 'chalet près forêt', area: '50.6,5.5;50.7,5.5;50.7,5.6', view: 'map' }
  const filters = parseListingQuery(new URLSearchParams(listFilters), 'sale')
  for (const query of Object.values(await queriesInLanguages(filters)))
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(listFilters)
})
