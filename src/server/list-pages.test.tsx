import { createHash } from 'node:crypto'

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import type { FullListing } from '@/blocks/property-list/full-listing'
import type { ListingData } from '@/blocks/property-list/read-listing'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { compactHtml } from '@/lib/cache/compact-html.cjs'
import { localized } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { Part } from '@/lib/parts/part'
import { renderPart } from '@/lib/parts/render-part'

import { exampleCatalogue, exampleListing, exampleSettings } from '../../tests/support/example-documents'

import { ListPages } from './list-pages'
import { shareListReader } from './list-reader'

const path = '/fr/a-vendre/'
const cityIn = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }
const t = await getTranslator('fr', 'nl-BE')
const headers = { 'content-type': 'text/html', 'x-frame': 'kept' }

const dataOf = (priceMin: number): ListingData => ({
  locale: 'fr',
  path,
  filters: { ...unfilteredListing('sale'), priceMin },
  listing: exampleListing,
  facets: exampleCatalogue,
  places: [],
  settings: exampleSettings,
  suggestions: null,
  nearSearches: [],
  nearby: null,
  readings: [],
  ownFilters: [],
  visitForm: 'visitRequest',
  demandPath: '/fr/je-cherche/',
})

const suffixOf = (priceMin: number) => `page 1 (d’au moins ${priceMin} & "plus")`
const escaped = (priceMin: number) => `page 1 (d’au moins ${priceMin} &amp; &quot;plus&quot;)`
const priceIn = (query: string) => Number(new URLSearchParams(query).get('priceMin'))

const listOf = (priceMin: number) =>
  renderToStaticMarkup(<Part<typeof FullListing> name="listing" props={{ data: dataOf(priceMin), t }} />)

/** As Next renders it; the text of the footer looks like what the server replaces. */
function pageOf(priceMin: number, list = listOf(priceMin)): string {
  const languages = `<nav><a href="/nl/te-koop/?city=Luik&amp;priceMin=${priceMin}" hrefLang="nl" lang="nl">nl</a></nav>`
  const head = `<head><title>À vendre – ${escaped(priceMin)}</title></head>`
  return `<html>${head}<body>${languages}<main id="content">${list}</main><footer style="--sm:12;--lg:4">$&amp; <section data-x=""></section></footer></body></html>`
}

const urlOf = (priceMin: number) => ({ path, query: `priceMin=${priceMin}` })

shareListReader(async (_, __, query) => ({
  data: dataOf(priceIn(query)),
  title: suffixOf(priceIn(query)),
  queries: localized((locale) => `?city=${cityIn[locale]}&priceMin=${priceIn(query)}`),
}))
afterEach(() => vi.restoreAllMocks())

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const answerOf = (text: string) => ({ status: 200, headers, body: Buffer.from(compactHtml(text)) })

async function learnt(text = pageOf(100_000)): Promise<ListPages> {
  const lists = new ListPages()
  await lists.learn(urlOf(100_000), answerOf(text), lists.begin())
  return lists
}

test('the styles of the page around a list are allowed, although the page is compacted', async () => {
  const page = await (await learnt()).render(urlOf(250_000))
  expect(page?.body.toString()).toContain('<footer style=--sm:12;--lg:4>')
  expect(page?.headers['content-security-policy']).toContain(hashOf('--sm:12;--lg:4'))
})

test('a list is put into the page that Next rendered for another filter', async () => {
  const page = await (await learnt()).render(urlOf(250_000))
  const html = page?.body.toString() ?? ''
  expect(html).toContain(renderPart('listing', { data: dataOf(250_000), t }, ''))
  expect(html).toContain(`<title>À vendre – ${escaped(250_000)}</title>`)
  expect(html).toContain('href="/nl/te-koop/?city=Luik&amp;priceMin=250000" hrefLang="nl"')
  expect(html).not.toContain('100.000 €')
  expect(html).toContain('>$&amp; <section')
  expect(page?.headers).toMatchObject({
    ...headers,
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  })
})

test('a page that Next has not rendered yet is left to Next', async () => {
  expect(await new ListPages().render(urlOf(1))).toBeNull()
  expect(await (await learnt()).render({ path: '/fr/a-louer/', query: 'priceMin=1' })).toBeNull()
})

test('a page that shows no list is left to Next', async () => {
  expect(await (await learnt(pageOf(100_000, 'nothing'))).render(urlOf(250_000))).toBeNull()
})

test('after a refresh Next renders again, also what was begun before it', async () => {
  const lists = await learnt()
  const begun = lists.begin()
  lists.refresh()
  await lists.learn(urlOf(100_000), answerOf(pageOf(100_000)), begun)
  expect(await lists.render(urlOf(250_000))).toBeNull()
})

test('a list that cannot be read is left to Next', async () => {
  const lists = await learnt()
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  shareListReader(() => Promise.reject(new Error('locked')))
  expect(await lists.render(urlOf(250_000))).toBeNull()
  expect(error).toHaveBeenCalledOnce()
})

test('every view of a list is rendered without waiting', () => {
  for (const view of ['grid', 'list', 'map'] as const) {
    const data = dataOf(100_000)
    const shown = { ...data, filters: { ...data.filters, view } }
    const list = renderPart('listing', { data: shown, t }, '')
    expect(list).toContain('data-listing')
  }
})
