import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { normaliseRoutePath } from '@/features/routing/model/normalise-route-path'

import { routes } from '../content/routes'
import * as shell from '../content/shell'
import { demoProperties } from '../properties/properties'

import { filmRecord } from '../seed/pictures'
import { spotlightRefs } from '../seed/properties'
import { ref, referenceOf, referencesIn, type DocumentRecord } from '../seed/record'

import { newAccounts } from './accounts'
import { contentRecords } from './articles'
import { catalogueRecords, projectRecords } from './catalogue'
import { ownerAreaRecords } from './owner-area'
import { pageRecords } from './pages'
import { patternRecords } from './patterns'
import { pictureRecords, picturesOfProperties, withoutRepeats } from './pictures'
import { propertySettings } from './property-settings'
import { breadcrumbOf, routeRecords, storedRoutes } from './routes'
import { moduleRecords } from './shared-modules'
import { sitePictures } from './site-pictures'
import { frameSettings, siteSettings } from './site-settings'

const originals = new Set(routes.map(({ original }) => original))

const day = '2026-11-20'
const properties = demoProperties(day)

const upload = () => Promise.reject(new Error('A test makes no pictures'))

/** All documents of the demo but for its properties, which an import stores. */
const documents: DocumentRecord[] = [
  ...catalogueRecords,
  ...newAccounts().map(({ record }) => record),
  ...projectRecords(properties),
  ...pictureRecords(properties, upload),
  filmRecord,
  ...ownerAreaRecords(properties, day),
  ...contentRecords,
  ...moduleRecords,
  ...pageRecords,
  ...routeRecords,
  ...patternRecords,
]

const settings = [...siteSettings, ...propertySettings(day), ...frameSettings]

test('each document has its own key', () => {
  const references = documents.map(referenceOf)
  expect(new Set(references).size).toBe(references.length)
})

test('documents and settings refer only to what the demo has', () => {
  const known = new Set([
    ...documents.map(referenceOf),
    ...properties.map(({ ref: number }) => ref('properties', number)),
  ])
  const asked = [...documents, ...settings].flatMap(({ data }) => referencesIn(data))
  expect(asked.filter((reference) => !known.has(reference))).toEqual([])
  expect(asked).toEqual(
    expect.arrayContaining([
      ref('articles', 'whoWeAre'),
      ref('articleCategories', 'services'),
      ref('modules', 'valuation'),
    ]),
  )
})

/** All values under a key, at any depth. */
function valuesOf(data: unknown, key: string): unknown[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => (name === key ? [value] : valuesOf(value, key)))
}

const isKnownLink = (url: unknown) => {
  const path = String(url).split('?')[0] ?? ''
  return linkTarget(String(url))?.kind !== 'internal' || originals.has(path) || path === shell.searchesPath
}

test('blocks link to existing paths', () => {
  const blocks = pageRecords.flatMap(({ data }) => valuesOf(data, 'blocks'))
  const urls = valuesOf(blocks, 'url')
  expect(urls.length).toBeGreaterThan(10)
  expect(urls.filter((url) => !isKnownLink(url))).toEqual([])
})

test('a module of the library is used on at least two pages', () => {
  for (const record of moduleRecords) {
    const users = pageRecords.filter(({ data }) => referencesIn(data).includes(referenceOf(record)))
    expect(users.length).toBeGreaterThanOrEqual(2)
  }
})

test('menu, top bar, footer and popup link to existing paths', () => {
  expect(valuesOf(shell, 'href').filter((url) => !isKnownLink(url))).toEqual([])
})

test('every path is stored as it is given, and belongs to one route per language', () => {
  for (const locale of locales) {
    const paths = storedRoutes.map(({ path }) => path[locale])
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(normaliseRoutePath(path, locale)).toEqual({ ok: true, path })
  }
})

test('breadcrumbs link to existing paths, and to the page itself only to name it in sentence case', () => {
  for (const route of storedRoutes) {
    const above = breadcrumbOf(route)
    expect(above.filter(({ path }) => !originals.has(path))).toEqual([])
    const own = above.filter(({ path }) => path === route.original)
    expect(own).toHaveLength(['/testimonials/', '/for-sale/', '/for-rent/'].includes(route.original) ? 1 : 0)
    for (const { name } of above)
      for (const locale of locales) expect(name[locale]).toMatch(/^\p{Lu}[^\p{Lu}]*$/u)
  }
})

test('a picture is stored once, with a description that is true wherever it is shown', () => {
  const used = [...sitePictures, ...picturesOfProperties(properties)]
  const names = withoutRepeats(used).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const living = used.filter(({ kind }) => kind === 'living')
  expect(new Set(living.map(({ alt }) => alt.fr)).size).toBeGreaterThan(1)
  const descriptions = withoutRepeats(living).map(({ alt }) => alt.fr)
  expect(descriptions).toContain('Salle de séjour')
})

test('the spotlight shows available properties with a published price', () => {
  const refs = spotlightRefs(properties)
  expect(refs.size).toBe(6)
  const shown = properties.filter(({ ref }) => refs.has(ref))
  expect(shown.every(({ status, publishPrice }) => status === 'active' && publishPrice)).toBe(true)
})
