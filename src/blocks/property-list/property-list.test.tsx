import { expect, test, vi } from 'vitest'

import { countRelaxedSearches } from '@/features/listings/server/count-relaxed-searches'
import { findListing } from '@/features/listings/server/find-listing'
import { findNearby } from '@/features/listings/server/find-nearby'
import { parseListingQuery } from '@/features/listings/model/search-params'
import { findListingFacets } from '@/features/listings/server/find-listing-facets'
import { unfilteredListing } from '@/features/listings/model/listing-filters'

import { exampleCatalogue, exampleListing, exampleProperty } from '../../../tests/support/example-documents'
import { elementsOf, textsOf, visibleText } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { propertyListFixture } from './property-list.fixture'

const inBelgium = { country: 'BE', countryName: null }

const fullList = { ...propertyListFixture, mode: 'full' } as const
const path = '/fr/a-vendre/'

const renderFull = (query: Record<string, string | string[]> = {}) => renderBlock(fullList, { path, query })

const fields = (html: string, name: string) =>
  elementsOf(html, 'input').filter((input) => input.name === name)

const optionValues = (html: string, name: string) => {
  const select = html.split(`<select name="${name}"`)[1]?.split('</select>')[0] ?? ''
  return elementsOf(select, 'option').map(({ value }) => value)
}

test('the full list names the number of properties in the main title', async () => {
  expect(textsOf(await renderFull(), 'h1')).toEqual(['3 biens à vendre'])
})

test('the full list reads its filters from the URL', async () => {
  await renderFull({ sort: '-price', page: '2' })
  expect(findListing).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-price', page: 2 }), 'fr')
})

test('the filters of the URL are selected in the form', async () => {
  const html = await renderFull({
    city: 'Flémalle|4400',
    type: '1',
    priceMax: '210000',
    bedroomsMin: '7',
    epc: ['a_plus', 'b'],
    garden: '1',
  })
  const ticked = (name: string) =>
    fields(html, name)
      .filter((input) => 'checked' in input)
      .map(({ value }) => value)
  expect(ticked('city')).toEqual(['Flémalle|4400'])
  expect(ticked('type')).toEqual(['1'])
  expect(ticked('bedroomsMin')).toEqual(['7'])
  expect(ticked('epc')).toEqual(['a_plus', 'b'])
  expect(ticked('garden')).toEqual(['1'])
  expect(ticked('terrace')).toEqual([])
  expect(html).toMatch(/<option value="210000" selected="">/)
})

test('choices outside the form are kept by the form', async () => {
  const area = '50.6,5.5;50.7,5.5;50.7,5.6'
  const html = await renderFull({ area, sort: '-city', view: 'list' })
  const hidden = elementsOf(html, 'input').filter(({ type }) => type === 'hidden')
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['area', area],
    ['sort', '-city'],
    ['view', 'list'],
  ])
})

test('a circle can be chosen without the map, and one drawn on the map stays an option', async () => {
  expect(optionValues(await renderFull(), 'near')).toEqual(['', '50.6001,5.4717'])
  const html = await renderFull({ near: '50.6001,5.4717,12' })
  const [slider] = fields(html, 'km')
  expect(slider).toMatchObject({ type: 'range', value: '12', 'aria-valuetext': '12\u00a0km' })
  // A label names the first labelable element in it, which an <output> is.
  expect(html).toMatch(new RegExp(`<label for="${slider?.id}">[^<]+</label>`))
  expect(html).toContain('>12\u00a0km</output>')
  expect(parseListingQuery('near=50.6001,5.4717&km=12', 'sale').near?.radiusInKm).toBe(12)
  expect(optionValues(await renderFull({ near: '50.5,5.5,3.5' }), 'near')).toContain('50.5,5.5,3.5')
})

test('a place with few properties leads to its surroundings, with their number', async () => {
  const filters = parseListingQuery('near=50.6001,5.4717,12&priceMax=250000', 'sale')
  vi.mocked(findNearby).mockResolvedValueOnce({ filters, total: 17, radiusInKm: 12 })
  const html = await renderFull({ city: 'Engis|4480', priceMax: '250000' })
  const link = elementsOf(html, 'a').find(({ href = '' }) => /near=50.6001%2C5.4717%2C12/.test(href))
  expect(link?.href).toContain('priceMax=250000')
  expect(html).toContain('17 biens dans un rayon de 12\u00a0km')
  expect(await renderFull({ city: 'Engis|4480' })).not.toContain('dans un rayon de')
})

test('the centre of the chosen circle has its name, also without properties of its own', async () => {
  const cities = exampleCatalogue.cities.map((city) => ({ ...city, count: 0 }))
  vi.mocked(findListingFacets).mockResolvedValueOnce({ ...exampleCatalogue, cities })
  const html = await renderFull({ near: '50.6001,5.4717,13' })
  expect(html).toContain('+ 13\u00a0km')
})

test('places without properties are left out, types without properties cannot be ticked', async () => {
  vi.mocked(findListingFacets).mockResolvedValueOnce({
    total: 1,
    cities: [
      { id: 'ans', name: 'Ans', names: ['Ans'], zip: '4430', ...inBelgium, count: 0 },
      { id: 'engis', name: 'Engis', names: ['Engis'], zip: '4480', ...inBelgium, count: 1 },
    ],
    types: [
      { id: 'land', webId: 4, name: 'Terrain', count: 0 },
      { id: 'house', webId: 1, name: 'Maison', count: 1 },
    ],
  })
  const html = await renderFull()
  expect(fields(html, 'city').map(({ value }) => value)).toEqual(['Engis|4480'])
  expect(fields(html, 'type').map((input) => [input.value, 'disabled' in input])).toEqual([
    ['4', true],
    ['1', false],
  ])
})

test('each choice is a link to the list without it; one removes all of them and keeps the view', async () => {
  const html = await renderFull({ city: 'Flémalle|4400', type: '1', garden: '1', view: 'list' })
  const list = html.split('aria-label="Filtres choisis"')[1]?.split('</ul>')[0] ?? ''
  expect(elementsOf(list, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'))).toEqual([
    `${path}?type=1&garden=1&view=list`,
    `${path}?city=Fl%C3%A9malle%7C4400&garden=1&view=list`,
    `${path}?city=Fl%C3%A9malle%7C4400&type=1&view=list`,
    `${path}?view=list`,
  ])
})

test.each([
  [{}, '/fr/je-cherche/?goal=sale'],
  [{ city: 'Flémalle|4400', garden: '1' }, '/fr/je-cherche/?city=Fl%C3%A9malle%7C4400&garden=1&goal=sale'],
])('a list searched with %j can be saved', async (query, href) => {
  const hrefs = elementsOf(await renderFull(query), 'a').map((link) => link.href?.replaceAll('&amp;', '&'))
  expect(hrefs).toContain(href)
})

test('sold properties are below the others, under a heading with their number', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, available: 2 })
  const html = await renderFull()
  expect(textsOf(html, 'h1')).toEqual(['2 biens à vendre'])
  const [before, after] = html.split('1 bien vendu récemment')
  expect([before, after].map((part) => part?.match(/<article/g)?.length)).toEqual([2, 1])
})

test('an unfiltered list shows no choices to remove', async () => {
  expect(await renderFull({ sort: 'price' })).not.toContain('Filtres choisis')
})

test('the action of a row is named after the booking where visits are booked', async () => {
  const offered = { ...exampleProperty, agent: null, marquee: null }
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [offered] })
  const html = await renderFull({ view: 'list' })
  expect(html).toMatch(/form=contactAppointment"[^>]*>Choisir un moment</)
})

test('orders and views are links that keep the filters', async () => {
  const html = await renderFull({ type: '1', view: 'list' })
  const hrefs = elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'))
  for (const sort of ['price', '-price', 'type', '-type', 'city', '-city'])
    expect(hrefs).toContain(`${path}?type=1&sort=${sort}&view=list`)
  for (const end of ['?type=1', '?type=1&view=list', '?type=1&view=map'])
    expect(hrefs).toContain(`${path}${end}`)
})

test('every card has an id, and a sold one has a label over its picture', async () => {
  const sold = { ...exampleProperty, ref: 4520, marquee: { meaning: 'sold', name: 'Vendu' } as const }
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [exampleProperty, sold] })
  const html = await renderFull()
  expect(elementsOf(html, 'article').map(({ id }) => id)).toEqual(['p-4310', 'p-4520'])
  expect(html).toMatch(/absolute inset-0[^>]*>Vendu</)
})

test('the map view has the same cards as the others; the map itself comes with JavaScript', async () => {
  const html = await renderFull({ type: '1', view: 'map', page: '2', sort: 'price' })
  expect(elementsOf(html, 'iframe').map(({ src, hidden }) => [src, hidden])).toEqual([[undefined, '']])
  expect(elementsOf(html, 'article')).toHaveLength(3)
})

test('a full list without results suggests filters to remove, with the number of results', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [], total: 0 })
  const relaxed = { ...unfilteredListing('sale'), types: [1] }
  vi.mocked(countRelaxedSearches).mockResolvedValueOnce([{ filter: 'priceMax', filters: relaxed, total: 12 }])
  const html = await renderFull({ type: '1', priceMax: '50000' })
  expect(html).toContain('Aucun résultat pour votre recherche')
  expect(visibleText(html)).toContain('Sans « jusqu’à € 50.000 »')
  expect(visibleText(html)).toContain('12 biens')
  const hrefs = elementsOf(html, 'a').map(({ href }) => href?.replaceAll('&amp;', '&'))
  expect(hrefs).toContain(`${path}?type=1`)
  expect(hrefs).toContain('/fr/je-cherche/?type=1&priceMax=50000&goal=sale')
  expect(hrefs).toContain(path)
})

test('a site without any property says so, and offers no filter to remove', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [], total: 0 })
  vi.mocked(countRelaxedSearches).mockResolvedValueOnce([])
  const html = await renderFull()
  expect(visibleText(html)).toContain('Aucun bien à montrer pour le moment.')
  expect(html).not.toContain('Aucun résultat pour votre recherche')
  const main = html.slice(html.indexOf('Aucun bien à montrer'))
  expect(elementsOf(main, 'a').map(({ href }) => href)).toEqual(['/fr/je-cherche/?goal=sale'])
})

test('the words of the URL are searched, and a list without any shows no property', async () => {
  vi.mocked(findListing).mockResolvedValueOnce({ ...exampleListing, properties: [], total: 0 })
  const html = await renderFull({ words: 'zzzz' })
  expect(findListing).toHaveBeenLastCalledWith(expect.objectContaining({ words: ['zzzz'] }), 'fr')
  expect(html).toContain('Aucun résultat pour votre recherche')
  expect(elementsOf(html, 'article')).toEqual([])
})

test('a place chosen by its name in another language is still ticked', async () => {
  vi.mocked(findListingFacets).mockResolvedValueOnce({
    ...exampleCatalogue,
    cities: [{ id: 'liege', name: 'Liège', names: ['Luik', 'Liège'], zip: '4000', ...inBelgium, count: 4 }],
  })
  const html = await renderFull({ city: 'Luik|4000' })
  expect(fields(html, 'city')).toMatchObject([{ value: 'Luik|4000', checked: '' }])
})
