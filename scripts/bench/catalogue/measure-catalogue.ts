import type { Payload } from 'payload'

import {
  everything,
  newestFirst,
  type CatalogueOrder,
  type CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'
import { catalogueStore, findCataloguePage } from '@/features/listings/server/catalogue-query/catalogue-store'
import { readCards } from '@/features/listings/server/catalogue-query/read-cards'
import { rankBySimilarity } from '@/features/listings/model/rank-by-similarity'
import { toSummary } from '@/features/listings/model/property-card'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { findCities, findTypes, joinOffers } from '@/features/listings/server/quick-search-offers'

import { area, mapWorks, near } from './map-works'
import { wordWorks } from './word-works'
import { each, measure, type Measured, type Work } from './measure'

const pageSize = 24

async function readTypes(payload: Payload): Promise<number[]> {
  const { docs } = await payload.find({ collection: 'propertyTypes', depth: 0, sort: 'webId' })
  return docs.map(({ webId }) => webId)
}

const context = {
  locale: 'fr',
  marquees: [],
  routes: indexRouteTable({
    entries: [
      {
        original: '/for-sale/',
        type: 'page',
        paths: { fr: '/a-vendre/' },
        breadcrumb: [],
        publishedIn: ['fr'],
      },
    ],
    redirects: [],
    roles: { forSale: '/for-sale/' },
  }),
} as const

/** The finished cards of a page, as the site reads them. */
async function readPage(payload: Payload, refs: number[]) {
  const cards = await readCards(payload, { refs }, 'fr')
  return cards.map((card) => toSummary(card, context))
}

const price: CatalogueOrder = { by: 'price', isDescending: false }

interface Searches {
  unfiltered: CatalogueSearch
  narrow: CatalogueSearch[]
  wide: CatalogueSearch[]
}

/** Searches with three filters each, in the cities and types that visitors choose most, and in some they do not. */
async function makeSearches(payload: Payload): Promise<Searches> {
  const types = await readTypes(payload)
  const unfiltered = everything(['sale'], types, 'fr')
  const byCity = [...(await catalogueStore(payload).countOptions(unfiltered, true)).byCity].sort(
    (one, other) => other[1] - one[1],
  )
  const cities = [0, 1, 3, 10, 40].map((at) => byCity[at]?.[0] ?? '')
  const type = (webId: number) => [webId]
  const narrow = cities.flatMap((city) => [
    { ...unfiltered, localityIds: [city], types: type(1), priceMax: 300_000 },
    { ...unfiltered, localityIds: [city], bedroomsMin: 3, surfaceMin: 120 },
    { ...unfiltered, localityIds: [city], types: type(3), bedroomsMin: 2 },
  ])
  const wide = [
    { ...unfiltered, types: type(1), bedroomsMin: 3, priceMax: 300_000 },
    { ...unfiltered, types: type(3), surfaceMin: 80, priceMax: 250_000 },
    { ...unfiltered, bedroomsMin: 3, surfaceMin: 120, priceMax: 300_000 },
    { ...unfiltered, bedroomsMin: 2, garden: true, hideSold: true },
    { ...unfiltered, types: type(1), epc: ['a', 'b'] as const, priceMin: 400_000 } as CatalogueSearch,
  ]
  return { unfiltered, narrow, wide }
}

/** The queries of a page of a list. */
function readers(payload: Payload) {
  const store = catalogueStore(payload)
  const find = (search: CatalogueSearch, order = newestFirst, page = 1, total?: number) => {
    const offset = (page - 1) * pageSize
    return findCataloguePage(store, { search, order, limit: pageSize, offset, available: total })
  }
  const list = async (...query: Parameters<typeof find>) => readPage(payload, (await find(...query)).refs)
  const facets = (search: CatalogueSearch) => store.countOptions(search, true)
  const page = async (search: CatalogueSearch) => {
    const { total } = await facets(search)
    return list(search, newestFirst, 1, total)
  }
  const similar = async (search: CatalogueSearch) => {
    const candidates = await store.findPoints({ ...search, near: { ...near, radiusInKm: 10 } }, 200)
    const ranked = rankBySimilarity({ ...near, price: 250_000 }, candidates)
    return readPage(
      payload,
      ranked.slice(0, 3).map(({ ref }) => ref),
    )
  }
  return { store, find, list, facets, page, similar }
}

function listWorks(payload: Payload, { unfiltered, narrow, wide }: Searches): [string, Work][] {
  const { store, find, list } = readers(payload)
  return [
    ['three filters with a city: list', (run) => list(each(narrow, run))],
    ['three filters with a city: numbers and count', (run) => find(each(narrow, run))],
    ['three filters with a city: count', (run) => store.count(each(narrow, run))],
    ['three filters, any city: list', (run) => list(each(wide, run))],
    ['three filters, any city: numbers and count', (run) => find(each(wide, run))],
    ['three filters, any city: count', (run) => store.count(each(wide, run))],
    ['no filter: list', () => list(unfiltered)],
    ['no filter: count', () => store.count(unfiltered)],
    ['by price: list, page 1', () => list(unfiltered, price)],
    ['by price: list, page 50', () => list(unfiltered, price, 50)],
    ['by city: list, page 50', () => list(unfiltered, { by: 'sortCity', isDescending: true }, 50)],
    ['three filters by city: list', (run) => list(each(wide, run), { by: 'sortCity', isDescending: false })],
  ]
}

function otherWorks(payload: Payload, { unfiltered, narrow, wide }: Searches): [string, Work][] {
  const { find, facets, page, similar } = readers(payload)
  const any = (run: number) => each([...narrow, ...wide], run)
  return [
    ['counts beside the filters, with none', () => facets(unfiltered)],
    ['counts beside the filters, with three', (run) => facets(any(run))],
    ['a filtered page: cards and all counts', (run) => page(any(run))],
    ['a drawn area: numbers and count', () => find({ ...unfiltered, area })],
    ['a circle: numbers and count', () => find({ ...unfiltered, near })],
    ['similar to a property: three cards', (run) => similar(each(wide, run))],
  ]
}

/** Measures the queries of a list, of the map and of the quick search. */
export async function measureCatalogue(payload: Payload): Promise<Measured[]> {
  const searches = await makeSearches(payload)
  const works = [
    ...listWorks(payload, searches),
    ...otherWorks(payload, searches),
    ...mapWorks(catalogueStore(payload), searches),
    ...(await wordWorks(payload, searches.unfiltered)),
    ...(await quickSearches(payload, searches.unfiltered)),
  ]
  const measured: Measured[] = []
  for (const [name, work] of works) measured.push(await measure(name, work))
  return measured
}

/** The quick search with the cached counts, which the cache returns as text. */
async function quickSearches(payload: Payload, unfiltered: CatalogueSearch): Promise<[string, Work][]> {
  const store = catalogueStore(payload)
  const { docs } = await payload.find({ collection: 'localities', limit: 0, pagination: false, locale: 'fr' })
  const { byCity: counts } = await store.countOptions(unfiltered, true)
  const index = docs.map(({ id, name, zip }) => ({
    id,
    name,
    names: [name],
    zip,
    country: 'BE',
    countryName: null,
    count: counts.get(id) ?? 0,
  }))
  const serialized = JSON.stringify(index)
  const typed = async (text: string) => {
    const offers = joinOffers<(typeof index)[number]>(JSON.parse(serialized), JSON.parse(serialized))
    findTypes([], text)
    findCities(offers, text)
    if (/^\d+$/.test(text)) await readPage(payload, [Number(text)])
  }
  const texts = ['l', 'li', 'liege', '4000', '1500', 'grace ho', 'xyz', '']
  return [['quick search', (run) => typed(each(texts, run))]]
}
