import { afterAll, beforeAll, expect, test } from 'vitest'

import { propertyLists } from '@/features/listings/model/property-lists'
import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import { parseListingQuery, toListingQuery } from '@/features/listings/model/search-params'
import { countRelaxedSearches } from '@/features/listings/server/count-relaxed-searches'
import { countSearch } from '@/features/listings/server/count-search'
import { findListing } from '@/features/listings/server/find-listing'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { findSearchTarget } from '@/features/listings/server/find-search-target'
import { getVocabulary } from '@/features/listings/server/get-vocabulary'
import { findNearSearches, findReadings } from '@/features/listings/server/near-words'
import { understandSearch } from '@/features/listings/server/understand-search'
import { applyRefresh } from '@/lib/cache/apply-refresh'

import { fillCatalogue } from '../../contract/catalogue-fixture'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload

beforeAll(async () => {
  running = await makePayload()
  await fillCatalogue(running.payload)
})
afterAll(() => running.stop())

const sale = unfilteredListing('sale')
const understood = async (text: string, before: ListingFilters = sale) =>
  toListingQuery((await understandSearch(text, before, 'fr')).filters)
const refsOf = async (query: string) => {
  const { properties, total } = await findListing(parseListingQuery(query, 'sale'), 'fr')
  expect(properties).toHaveLength(total)
  return properties.map(({ ref }) => ref)
}

test('a sentence becomes filters, and the rest of it words as they were typed', async () => {
  expect(await understood('maison 3 chambres à Liège max 250 000')).toBe(
    '?city=Li%C3%A8ge%7C4000&type=1&priceMax=250000&bedroomsMin=3',
  )
  expect(await understood('Fermette rénovée Ans')).toBe(
    '?words=fermette+r%C3%A9nov%C3%A9e&city=Ans%7C4430&type=1',
  )
  expect(await understood('PEB B')).toBe('?epcMin=b')
  expect(await understood('maison ascenseur 2 salles de bain')).toBe('?type=1&bathroomsMin=2&lift=1')
})

test('an amount that no list has a filter for is left out: the count is that of the list', async () => {
  const counted = await countSearch(new URLSearchParams({ goal: 'sale', q: '500 chambres' }), 'fr')
  const target = await findSearchTarget('500 chambres', sale, 'fr')
  const { available } = await findListing(parseListingQuery(target.split('?')[1] ?? '', 'sale'), 'fr')
  expect(counted).toBe(available)
  expect((await understandSearch('maison 999999999999 euro', sale, 'fr')).filters.priceMax).toBeNull()
})

test('what was chosen before stays, and a price of the other goal does not', async () => {
  const before = {
    ...sale,
    words: ['verger'],
    sort: 'match' as const,
    garden: true,
    priceMax: 300_000,
    view: 'list' as const,
  }
  expect(await understood('fermette', before)).toBe(
    '?words=verger+fermette&type=1&priceMax=300000&garden=1&view=list',
  )
  const { filters } = await understandSearch('à louer', before, 'fr')
  expect(filters).toMatchObject({ goal: 'rent', priceMax: null, garden: true })
})

test('a reference leads to its property, also after a word', async () => {
  expect(await findSearchTarget('4', sale, 'fr')).toMatch(/\/4\/$/)
  expect(await findSearchTarget('ref 4', sale, 'fr')).toMatch(/\/4\/$/)
  expect(await findSearchTarget('ref 99999', sale, 'fr')).toMatch(/\?words=99999$/)
})

test.each([
  '\0',
  '🏠',
  'مرحبا بالعالم',
  '<b>',
  "' or 1=1",
  'a'.repeat(100_000),
  '%',
  '1'.repeat(300),
  '++++',
  '-- 4 --',
])('odd input %j leads to a list', async (text) => {
  const target = await findSearchTarget(text, sale, 'fr')
  expect(target).toMatch(/^\/fr\//)
  expect(target.length).toBeLessThan(600)
  const query = target.slice(target.indexOf('?') + 1)
  const filters = parseListingQuery(target.includes('?') ? query : '', 'sale')
  expect((await findListing(filters, 'fr')).pageCount).toBeGreaterThan(0)
})

test('words find with accents and mistakes forgiven; the title first, sold ones last', async () => {
  expect(await refsOf('words=fermettes')).toEqual([4, 1, 6])
  expect(await refsOf('words=fermete')).toEqual([4, 1, 6])
  expect(await refsOf('words=renovée+verger')).toEqual([1])
  expect(await refsOf('words=puits+marnete')).toEqual([4])
  expect(await refsOf('words=chemin+cache')).toEqual([])
  expect(await refsOf('words=fermette&sort=newest')).toEqual([4, 1, 6])
  expect(await refsOf('words=مرحبا')).toEqual([])
})

test('a word with mistakes tells what it was taken for', async () => {
  expect(await findReadings({ ...sale, words: ['fermete', 'verger'] }, 'fr')).toEqual([
    { word: 'fermete', as: ['fermette', 'fermettes'] },
  ])
  // Another name of the same kind is no mistake.
  expect(await refsOf('words=ferme')).toEqual(await refsOf('words=fermette'))
  expect(await findReadings({ ...sale, words: ['ferme'] }, 'fr')).toEqual([])
})

test('words find the place of a property, by name and by postcode', async () => {
  expect(await refsOf('words=ans')).toEqual([7, 6])
  expect(await refsOf('words=4430+verger')).toEqual([6])
})

test('an empty list offers words that are near, each word less, and what they find', async () => {
  const near = await findNearSearches({ ...sale, words: ['fremtete'] }, 'fr')
  expect(near).toContainEqual(expect.objectContaining({ word: 'fermette', total: 2 }))
  const mistyped = { ...sale, words: ['fermette', 'xqzkwv', 'vrgeer'] }
  expect(await findNearSearches(mistyped, 'fr')).toEqual([])
  const third = await findNearSearches({ ...sale, words: ['verger', 'la', 'fremtete'] }, 'fr')
  expect(third).toContainEqual(
    expect.objectContaining({ filters: expect.objectContaining({ words: ['verger', 'la', 'fermette'] }) }),
  )
  const both = parseListingQuery('words=fermette+piscine', 'sale')
  expect(await refsOf('words=fermette+piscine')).toEqual([])
  const relaxed = await countRelaxedSearches(both, 'fr')
  expect(relaxed.map(({ word, total }) => [word, total])).toEqual([
    [undefined, 6],
    ['piscine', 2],
  ])
})

test('the filter form counts what is chosen together with what is typed', async () => {
  const count = (query: string) => countSearch(new URLSearchParams(`goal=sale&${query}`), 'fr')
  expect(await count('')).toBe(6)
  expect(await count('q=fermette')).toBe(2)
  expect(await count('words=verger&q=fermette')).toBe(1)
  expect(await count('bedroomsMin=4&q=fermette')).toBe(1)
  expect(await count('q=ref+99999')).toBe(0)
})

test('the quick search counts the search, and completes its last word', async () => {
  const { searches } = await findQuickSearch('verger ferm', 'fr')
  expect(searches.map(({ name, saleCount, rentCount }) => [name, saleCount, rentCount])).toEqual([
    ['verger ferm', 1, 0],
    ['verger fermette', 1, 0],
  ])
  expect((await findQuickSearch('liege', 'fr')).searches).toEqual([])
  expect((await findQuickSearch('maison liege', 'fr')).searches[0]).toMatchObject({
    saleCount: 2,
    rentCount: 0,
  })
})

async function setTitle(headline: string) {
  const where = { ref: { equals: 4 } }
  const context = { ...quiet(), acceptIncomplete: true }
  await running.payload.update({ collection: 'properties', where, data: { headline }, locale: 'fr', context })
  applyRefresh([propertyLists.all])
}

test('a word that was just published is found, and searches meanwhile get the words of before', async () => {
  const { docs } = await running.payload.find({
    collection: 'properties',
    where: { ref: { equals: 4 } },
    locale: 'fr',
  })
  const before = await getVocabulary('fr')
  await setTitle('Moulin banal')
  expect(await getVocabulary('fr')).toBe(before)
  expect(await refsOf('words=moulin')).toEqual([4])
  expect((await getVocabulary('fr')).all.has('moulin')).toBe(true)
  await setTitle(docs[0]?.headline ?? '')
  expect(await refsOf('words=moulin')).toEqual([])
  await expect.poll(async () => (await getVocabulary('fr')).words).toEqual(before.words)
})

test('a compound is found as one word and as several, and completed as it is written', async () => {
  await setTitle('Fermette de plain-pied')
  expect(await refsOf('words=plain+pied')).toEqual([4])
  expect(await refsOf('words=plainpied')).toEqual([4])
  expect(await findReadings({ ...sale, words: ['plainpied'] }, 'fr')).toEqual([])
  const { searches } = await findQuickSearch('fermette plain', 'fr')
  expect(searches.map(({ name, saleCount }) => [name, saleCount])).toContainEqual(['fermette plain pied', 1])
  expect(await refsOf('words=fermette+plain+pied')).toEqual([4])
})

test('words that are one with the next are not said to be read as others', async () => {
  await setTitle('Fermette avec gardecorps et corps de logis')
  expect(await refsOf('words=garde+corps')).toEqual([4])
  expect(await findReadings({ ...sale, words: ['garde', 'corps'] }, 'fr')).toEqual([])
})
