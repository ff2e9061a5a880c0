import { expect, test, vi } from 'vitest'

import { findPlaceIndex } from '@/features/listings/server/find-place-index'
import type { PriceStyle } from '@/features/property/model/price'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import type { Locale } from '@/lib/i18n/locales'

import { textsOf, visibleText } from '../../../tests/support/html'
import { renderBlock } from '../../../tests/support/render-block'

import { placeIndexFixture } from './place-index.fixture'

test('every count links to the list of its goal, and a count of zero is left out', async () => {
  const html = await renderBlock(placeIndexFixture)
  expect(html).toMatch(/href="\/fr\/a-vendre\/\?city=Fl%C3%A9malle%7C4400"[^>]*>29 à vendre</)
  expect(html).toMatch(/href="\/fr\/a-louer\/\?city=Fl%C3%A9malle%7C4400"[^>]*>3 à louer</)
  expect(html).toContain('href="/fr/a-vendre/?type=1"')
  expect(visibleText(html)).not.toMatch(/\b0 à/)
})

test('a name that wraps stays beside its icon', async () => {
  const index = await findPlaceIndex('both', 'fr')
  const types = index.types.map((type) => ({ ...type, icon: 'house' as const }))
  vi.mocked(findPlaceIndex).mockResolvedValueOnce({ ...index, types })
  const html = await renderBlock({ ...placeIndexFixture, content: 'types' })
  const names = [...html.matchAll(/<b>(.*?)<\/b>/gs)]
  expect(names).toHaveLength(types.length)
  // Two items of a flex container: the icon, and the whole name.
  for (const [, name = ''] of names) expect(name).toMatch(/^<svg.*<\/svg><span>[^<]+<\/span>$/s)
})

test('the towns are in the editor’s order', async () => {
  const cities = { ...placeIndexFixture, content: 'cities' as const }
  expect(textsOf(await renderBlock(cities), 'b')).toEqual(['Flémalle 4400', 'Grâce-Hollogne 4460'])
  expect(textsOf(await renderBlock({ ...cities, sortBy: 'count' }), 'b')[0]).toBe('Grâce-Hollogne 4460')
  expect(textsOf(await renderBlock({ ...cities, maxItems: 1 }), 'b')).toHaveLength(1)
})

test('towns beyond the editor’s number are names that lead to their properties', async () => {
  const html = await renderBlock({ ...placeIndexFixture, content: 'cities', maxItems: 1 })
  expect(html).toMatch(/<a href="\/fr\/a-vendre\/\?city=[^"]*4460"[^>]*>Grâce-Hollogne<\/a>/)
})

test('towns and types have separate titles only side by side', async () => {
  expect(textsOf(await renderBlock(placeIndexFixture), 'h3')).toEqual(['Par type de bien', 'Par localité'])
  expect(textsOf(await renderBlock({ ...placeIndexFixture, content: 'types' }), 'h3')).toEqual([])
})

test('counts of types that add up to more than there are say why, beside the totals', async () => {
  const overlap = /En tout 19 à vendre\. Un bien de plusieurs types/
  expect(visibleText(await renderBlock(placeIndexFixture))).not.toMatch(overlap)
  const index = await findPlaceIndex('both', 'fr')
  vi.mocked(findPlaceIndex).mockResolvedValueOnce({ ...index, totals: { sale: 19, rent: 0 } })
  expect(visibleText(await renderBlock(placeIndexFixture))).toMatch(overlap)
})

test('it counts the editor’s choice, in the language of the page', async () => {
  await renderBlock({ ...placeIndexFixture, goal: 'rent' }, { locale: 'nl' })
  expect(findPlaceIndex).toHaveBeenLastCalledWith('rent', 'nl')
})

test('without properties nothing is rendered, not even the title', async () => {
  vi.mocked(findPlaceIndex).mockResolvedValueOnce({ cities: [], types: [], totals: { sale: 0, rent: 0 } })
  expect(await renderBlock(placeIndexFixture)).toBe('')
})

test.each([
  ['en', 'belgianDutch', '1.234 for sale'],
  ['en', 'ofPage', '1,234 for sale'],
  ['de', 'belgianDutch', '1.234 zu verkaufen'],
  ['de', 'ofLanguage', '1.234 zu verkaufen'],
  ['fr', 'ofPage', '1.234 à vendre'],
  ['fr', 'ofLanguage', '1\u00a0234 à vendre'],
] satisfies [Locale, PriceStyle, string][])(
  'in %s with the style %s a count reads “%s”',
  async (locale, priceStyle, shown) => {
    const index = await findPlaceIndex('both', locale)
    const settings = await getPropertySettings(locale)
    vi.mocked(getPropertySettings).mockResolvedValueOnce({ ...settings, priceStyle })
    const cities = index.cities.map((city) => ({ ...city, saleCount: 1234 }))
    vi.mocked(findPlaceIndex).mockResolvedValueOnce({ ...index, cities })
    expect(await renderBlock(placeIndexFixture, { locale })).toContain(`>${shown}<`)
  },
)
