import { createHash } from 'node:crypto'

import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

import { FullListing } from '@/blocks/property-list/full-listing'
import type { ListingData } from '@/blocks/property-list/read-listing'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { localized } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

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
  hasVisitForm: true,
  demandPath: '/fr/je-cherche/',
})

const suffixOf = (priceMin: number) => `page 1 (d’au moins ${priceMin} & "plus")`
const escaped = (priceMin: number) => `page 1 (d’au moins ${priceMin} &amp; &quot;plus&quot;)`
const priceIn = (query: string) => Number(new URLSearchParams(query).get('priceMin'))

/** As Next renders it; the text of the footer looks like what the front replaces. */
function pageOf(priceMin: number, main = '<main id="content" data-plain="">'): string {
  const list = renderToString(<FullListing data={dataOf(priceMin)} t={t} />)
  const preloads = /^(?:<link[^>]*>)*/.exec(list)?.[0] ?? ''
  const languages = `<nav><a href="/nl/te-koop/?city=Luik&amp;priceMin=${priceMin}" hrefLang="nl" lang="nl">nl</a></nav>`
  const head = `<head>${preloads}<title>À vendre – ${escaped(priceMin)}</title></head>`
  return `<html>${head}<body>${languages}${main}${list.slice(preloads.length)}</main><footer>$&amp; <section data-x=""></section></footer></body></html>`
}

const urlOf = (priceMin: number) => ({ path, query: `priceMin=${priceMin}` })

shareListReader(async (_, __, query) => ({
  data: dataOf(priceIn(query)),
  title: suffixOf(priceIn(query)),
  queries: localized((locale) => `?city=${cityIn[locale]}&priceMin=${priceIn(query)}`),
}))
afterEach(() => vi.restoreAllMocks())

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const withoutComments = (html: string) => html.replaceAll('<!-- -->', '')

async function learnt(text = pageOf(100_000)): Promise<ListPages> {
  const lists = new ListPages()
  await lists.learn(urlOf(100_000), text, headers, lists.begin())
  return lists
}

test('the styles of the page around a list are allowed, although the page is compacted', async () => {
  const page = await (
    await learnt(pageOf(100_000).replace('<footer>', '<footer style="--sm:12;--lg:4">'))
  ).render(urlOf(250_000))
  expect(page?.body.toString()).toContain('<footer style=--sm:12;--lg:4>')
  expect(page?.headers['content-security-policy']).toContain(hashOf('--sm:12;--lg:4'))
})

test('a list is put into the page that Next rendered for another filter', async () => {
  const page = await (await learnt()).render(urlOf(250_000))
  const html = page?.body.toString() ?? ''
  const expected = withoutComments(pageOf(250_000))
  const list = /<section data-listing=""[\s\S]*<\/section>(?=<\/main>)/
  expect(list.exec(html)?.[0]).toBe(list.exec(expected)?.[0])
  expect(html).toContain(`<title>À vendre – ${escaped(250_000)}</title>`)
  expect(html).toContain('href="/nl/te-koop/?city=Luik&amp;priceMin=250000" hrefLang="nl"')
  expect(html).not.toContain('100.000 €')
  expect(html).toContain('<footer>$&amp; <section')
  expect(page?.headers).toMatchObject({
    ...headers,
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  })
})

test('a page that Next has not rendered yet is left to Next', async () => {
  expect(await new ListPages().render(urlOf(1))).toBeNull()
  expect(await (await learnt()).render({ path: '/fr/a-louer/', query: 'priceMin=1' })).toBeNull()
})

test.each([
  ['needs React', pageOf(100_000, '<main id="content">')],
  ['shows no list', '<html><head></head><body><main data-plain="">nothing</main></body></html>'],
])('a page that %s is left to Next', async (_, text) => {
  expect(await (await learnt(text)).render(urlOf(250_000))).toBeNull()
})

test('a list that looks different in the front is left to Next, with a line in the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const lists = await learnt(pageOf(100_000).replace('class="listing-filters"', 'class="other"'))
  expect(await lists.render(urlOf(250_000))).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(path))
})

test('after a refresh Next renders again, also what was begun before it', async () => {
  const lists = await learnt()
  const begun = lists.begin()
  lists.refresh()
  await lists.learn(urlOf(100_000), pageOf(100_000), headers, begun)
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
    const list = renderToString(<FullListing data={{ ...data, filters: { ...data.filters, view } }} t={t} />)
    expect(list).toContain('data-listing')
  }
})
