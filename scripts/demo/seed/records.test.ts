import { internalPath, valuesUnder } from '../../../tests/support/content-files'
import { problemsOf } from '../../content/check-records'
import { inLanguage } from '../../content/languages'
import { ref, referenceOf, referencesIn, type DocumentRecord } from '../../content/record'
import { frameSettings, propertySettings } from '../../content/records'

import { expect, test } from 'vitest'

import { normaliseRoutePath } from '@/features/routing/model/normalise-route-path'
import { locales } from '@/lib/i18n/locales'

import { newAccounts } from './accounts'
import { ownerAreaRecords } from './owner-area'
import { filmRecord, pictureRecords } from './pictures'
import { ownValues } from './properties'
import { readProperties } from './property-data'
import { catalogueRecords, contentRecords, projectRecords, siteSettings } from './records'

const day = '2026-11-20'
const properties = readProperties(day)

const upload = () => Promise.reject(new Error('A test makes no pictures'))

const content = contentRecords(day)

/** All documents of the demo but for its properties, which an import stores. */
const documents: DocumentRecord[] = [
  ...catalogueRecords(),
  ...newAccounts().map(({ record }) => record),
  ...projectRecords(),
  ...pictureRecords(upload),
  filmRecord,
  ...ownerAreaRecords(properties, day),
  ...content,
]

const settings = [...siteSettings(), ...propertySettings(day), ...frameSettings('demo')]

/** The records of one collection, as one language has them. */
const dataOf = (collection: DocumentRecord['collection']) =>
  content
    .filter((record) => record.collection === collection)
    .map(({ data }) => inLanguage(data, 'fr') as Record<string, unknown>)

test('documents and settings have only what the schemas allow', () => {
  expect(problemsOf([...documents, ...settings])).toEqual([])
})

test('a misspelt field, a wrong option, a wrong kind and a lost language are found', () => {
  const in4 = { nl: 'a', fr: 'b', en: 'c', de: 'd' }
  const blocks = [{ blockType: 'team', choice: 'some' }, { blockType: 'tem' }]
  const data = { titel: 'x', slug: in4, sort: '1', title: in4, blocks }
  expect(problemsOf([{ collection: 'pages', key: 'x', data }])).toEqual([
    'pages x.titel: there is no such field.',
    expect.stringMatching(/^pages x\.slug/),
    'pages x.sort is no number.',
    'pages x.blocks.team.choice cannot be "some".',
    'pages x.blocks: there is no block "tem".',
  ])
})

test('each document has its own key', () => {
  const references = documents.map(referenceOf)
  expect(new Set(references).size).toBe(references.length)
})

test('documents, settings and properties refer only to what the demo has', () => {
  const targets = new Set([
    ...documents.map(referenceOf),
    ...properties.map(({ ref: number }) => ref('properties', number)),
  ])
  const references = [
    ...[...documents, ...settings].flatMap(({ data }) => referencesIn(data)),
    ...properties.flatMap((property) => referencesIn(ownValues(property))),
  ]
  expect(references.filter((reference) => !targets.has(reference))).toEqual([])
  expect(references).toEqual(
    expect.arrayContaining([ref('articles', 'whoWeAre'), ref('modules', 'valuation'), ref('media', 'hero')]),
  )
})

const originals = new Set(dataOf('routes').map(({ original }) => original))

/** A page of the program, which has no route of the studio. */
const searchesPath = '/my/searches/'

const isKnownLink = (url: unknown) => {
  const path = internalPath(url)
  return path === null || originals.has(path) || path === searchesPath
}

test('blocks, menu, top bar, footer and popup link to existing paths', () => {
  const shown = [dataOf('pages'), frameSettings('demo').map(({ data }) => data)]
  const urls = valuesUnder(shown, 'url')
  expect(urls.length).toBeGreaterThan(30)
  expect(urls.filter((url) => !isKnownLink(url))).toEqual([])
})

test('a module of the library is used on at least two pages', () => {
  const modules = content.filter(({ collection }) => collection === 'modules')
  expect(modules).toHaveLength(2)
  for (const record of modules) {
    const users = dataOf('pages').filter((data) => referencesIn(data).includes(referenceOf(record)))
    expect(users.length).toBeGreaterThanOrEqual(2)
  }
})

test('every path is stored as it is given', () => {
  const paths = content.filter(({ collection }) => collection === 'routes')
  expect(paths).toHaveLength(41)
  for (const { data } of paths)
    for (const locale of locales) {
      const { path } = inLanguage(data, locale) as { path: string }
      expect(normaliseRoutePath(path, locale)).toEqual({ ok: true, path })
    }
})

test('breadcrumbs link to existing paths, and to the page itself only to name it in sentence case', () => {
  for (const locale of locales)
    for (const { data } of content.filter(({ collection }) => collection === 'routes')) {
      const { original, breadcrumb } = inLanguage(data, locale) as {
        original: string
        breadcrumb: { name: string; path: string }[]
      }
      expect(breadcrumb.filter(({ path }) => !originals.has(path))).toEqual([])
      const ownSteps = breadcrumb.filter(({ path }) => path === original)
      expect(ownSteps).toHaveLength(['/testimonials/', '/for-sale/', '/for-rent/'].includes(original) ? 1 : 0)
      for (const { name } of breadcrumb) expect(name).toMatch(/^\p{Lu}[^\p{Lu}]*$/u)
    }
})

test('the spotlight shows available properties with a published price', () => {
  const shown = properties.filter(({ isSpotlight }) => isSpotlight)
  expect(shown).toHaveLength(6)
  expect(shown.every(({ status, publishPrice }) => status === 'active' && publishPrice)).toBe(true)
})
