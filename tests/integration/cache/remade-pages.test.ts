import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import type { CollectionSlug, Payload } from 'payload'
import { createElement } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { SitePage } from '@/app/(site)/_views/site-page'
import { propertyPath } from '@/features/routing/model/property-path'
import { findPropertyParts, getRouteIndex } from '@/features/routing/server/reads'
import { findSitemapContent } from '@/features/seo/server/find-sitemap-content'
import { asCachedRead } from '@/lib/cache/cached-read'
import { refreshesOfProcess } from '@/lib/cache/refreshes'
import type { Tag } from '@/lib/cache/tags'
import { locales } from '@/lib/i18n/locales'

import { keepCachedReads } from '../../support/doubles/cached'
import { isFullRun } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'
import { renderToHtml } from '../../support/render-block'

/**
 * Which stored pages one change makes anew: those that show what changed, and the lists that can show it. 500 pages in the
 * full run.
 */

type Data = Record<string, unknown>

interface PageCache {
  get: (key: string, context: object) => Promise<object | null>
  set: (key: string, data: object, context: object) => Promise<void>
}

const Handler = createRequire(import.meta.url)('../../../src/lib/cache/page-cache-handler.cjs') as new (
  settings: object,
) => PageCache

const pages = new Handler({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: tmpdir(),
  revalidatedTags: [],
  maxMemoryCacheSize: 100_000_000,
})

const propertyCount = isFullRun ? 100 : 8
const typeCount = isFullRun ? 10 : 2
const textPageCount = isFullRun ? 95 : 8
const otherPageCount = 5
const firstRef = 1000

let running: TestPayload
let payload: Payload
let house: Made
let housePaths: string[]
let paths: string[]

const make = (collection: CollectionSlug, data: Data = {}) => makeMinimal(payload, collection, data as never)
const makePage = (slug: string, blocks: Data[]) =>
  make('pages', { title: slug || 'Accueil', slug, publishedIn: ['fr'], blocks })

async function makeSite(): Promise<void> {
  const types: Made[] = []
  for (let index = 0; index < typeCount; index += 1)
    types.push(
      await make('propertyTypes', { webId: index + 1, name: `Type ${index}`, slug: `type-${index}` }),
    )
  const locality = (await make('localities', { name: 'Liège', slug: 'liege', zip: '4000' })).id
  const made: Made[] = []
  for (let index = 0; index < propertyCount; index += 1)
    made.push(
      await make('properties', {
        ref: firstRef + index,
        goal: index % 2 === 0 ? 'sale' : 'rent',
        status: 'active',
        locality,
        type: types[Math.floor(index / 2) % typeCount]?.id,
        price: 200_000 + index,
        publishPrice: true,
        headline: `Bien ${index}`,
        onlineSince: `2026-01-01T00:00:00.${100 + index}Z`,
      }),
    )
  house = made[0] as Made
  await makePage('', [{ blockType: 'latestOffers', goal: 'both', maxItems: 3 }])
  await makePage('for-sale', [{ blockType: 'propertyList', goal: 'sale', mode: 'full' }])
  await makePage('for-rent', [{ blockType: 'propertyList', goal: 'rent', mode: 'full' }])
  await makePage('a-choice', [{ blockType: 'spotlight', choice: 'chosen', properties: [house.id] }])
  await makePage('offices', [{ blockType: 'team', choice: 'all', sortBy: 'given' }])
  for (let index = 0; index < textPageCount; index += 1)
    await makePage(`text-${index}`, [{ blockType: 'spacer', height: 'large' }])
}

/** Renders a page with its tags and stores it, as Next does at its first request. */
async function visit(path: string): Promise<void> {
  if (await pages.get(path, { kind: 'APP_PAGE' })) return
  const tags = new Set<Tag>()
  const [locale = '', ...segments] = path.split('/').filter(Boolean)
  const html = await asCachedRead(
    () => renderToHtml(createElement(SitePage, { locale, segments, query: {} })),
    tags,
  )
  const headers = { 'x-next-cache-tags': [...tags].join(',') }
  await pages.set(path, { kind: 'APP_PAGE', html, headers }, {})
}

/** The path of a property in every language. */
async function pathsOf(ref: number): Promise<string[]> {
  const [parts, routes] = await Promise.all([findPropertyParts(ref), getRouteIndex()])
  return locales.map((locale) => (parts ? propertyPath(routes, parts, locale) : ''))
}

async function visitAll(): Promise<void> {
  for (const path of paths) await visit(path)
}

async function missing(): Promise<string[]> {
  const statuses = await Promise.all(
    paths.map(async (path) => [path, await pages.get(path, { kind: 'APP_PAGE' })]),
  )
  return statuses.flatMap(([path, entry]) => (entry ? [] : [String(path)]))
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // Another test of this process may have refreshed lists under a clock that was ahead.
  refreshesOfProcess().refreshedAt.clear()
  await makeSite()
  keepCachedReads()
  const ofProperties: string[][] = []
  for (let index = 0; index < propertyCount; index += 1) ofProperties.push(await pathsOf(firstRef + index))
  housePaths = ofProperties[0] ?? []
  const content = await findSitemapContent('pages')
  paths = [...ofProperties.flat(), ...content.flatMap((place) => Object.values(place.paths))]
})
afterAll(() => running.stop())

beforeEach(visitAll)

const change = (collection: CollectionSlug, id: string, data: Data) =>
  payload.update({ collection, id, data, locale: 'fr', context: { acceptIncomplete: true } } as Parameters<
    Payload['update']
  >[0])

test('every page is stored once', async () => {
  expect(paths).toHaveLength(propertyCount * locales.length + textPageCount + otherPageCount)
  expect(await missing()).toEqual([])
})

test('a new price remakes the pages of its property and the lists that can show it, and nothing else', async () => {
  await change('properties', house.id, { price: 150_000 })
  const remade = await missing()
  expect(remade).toEqual(expect.arrayContaining([...housePaths, '/fr/', '/fr/for-sale/', '/fr/a-choice/']))
  expect(remade.filter((path) => /text-|offices|for-rent/.test(path))).toEqual([])
  // Its own four, and those of the four properties of its kind and type, which can show it as similar.
  expect(remade).toHaveLength(3 + 4 * (propertyCount / 2 / typeCount))
})

test('an internal note remakes none', async () => {
  await change('properties', house.id, { notes: 'The owner was called.' })
  expect(await missing()).toEqual([])
})

test('a text page remakes itself alone', async () => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { slug: { equals: 'text-7' } },
    locale: 'fr',
  })
  await change('pages', String(docs[0]?.id), { blocks: [{ blockType: 'spacer', height: 'small' }] })
  expect(await missing()).toEqual(['/fr/text-7/'])
})

test('a person of the agency remakes the page of the team alone', async () => {
  await payload.create({
    collection: 'agents',
    data: { name: 'Anne', languages: ['fr'] },
    locale: 'fr',
    context: {},
  } as Parameters<Payload['create']>[0])
  expect(await missing()).toEqual(['/fr/offices/'])
})

test('seeds remake none', async () => {
  await payload.update({
    collection: 'properties',
    id: house.id,
    data: { price: 140_000 },
    context: { ...quiet(), acceptIncomplete: true },
  })
  expect(await missing()).toEqual([])
})
