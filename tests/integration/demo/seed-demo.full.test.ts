import type { CollectionSlug, Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readCommunications, readDocuments, readMedia } from '@/features/accounts/server/read-activity'
import { readViewings } from '@/features/accounts/server/read-viewings'
import { readBookingRules } from '@/features/appointments/server/read-booking-rules'
import { findableCollections } from '@/features/studio-search/server/findable-collections'
import { findIndex } from '@/features/studio-search/server/index-documents'
import { toSummary } from '@/features/listings/model/property-card'
import { toPropertySummary } from '@/features/listings/server/api'
import { readCards } from '@/features/listings/server/catalogue-query/read-cards'
import { searchIndex } from '@/features/listings/server/search-index/index-hooks'
import { getPropertySettings } from '@/features/property/server/reads'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { pictureWidths, sizeName } from '@/lib/http/picture-url'
import { locales } from '@/lib/i18n/locales'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'

import type { Login } from '../../../scripts/demo/seed/accounts'
import { isEmptyDatabase, skipDiskSync } from '../../../scripts/content/database'
import { readOwnerArea } from '../../../scripts/demo/seed/owner-area'
import type { ReadPicture } from '../../../scripts/demo/seed/pictures'
import { seedDemo } from '../../../scripts/demo/seed/seed-demo'
import { makeStore } from '../../../scripts/content/store'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
let logins: Login[]

interface Raw {
  execute: (statement: string) => Promise<{ rows: Record<string, unknown>[] }>
}

const silent = { step: () => undefined, count: () => undefined }

/** A few grey pixels for each picture: another test checks the files themselves. */
const readGrey: ReadPicture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  expect(await isEmptyDatabase(payload)).toBe(true)
  await skipDiskSync(payload)
  logins = await seedDemo(makeStore(payload), '2026-11-20', silent, readGrey)
})
afterAll(() => running.stop())

type Row = Record<string, unknown> & { id: string }

/** The properties that visitors find, whole: of sold ones they read little. */
async function storedProperties(): Promise<Row[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [{ _status: { equals: 'published' } }, { goal: { in: ['sale', 'rent'] } }] },
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs as unknown as Row[]
}

/** All public documents of a collection, read without a user. */
async function publicRows(collection: CollectionSlug): Promise<Row[]> {
  const options = {
    locale: 'all',
    fallbackLocale: false,
    depth: 0,
    pagination: false,
    overrideAccess: false,
  } as const
  const { docs } = await payload.find({ collection, ...options })
  return docs as unknown as Row[]
}

const countProperties = async (where: Record<string, string>) => {
  const conditions = Object.entries(where).map(([field, equals]) => ({ [field]: { equals } }))
  const { totalDocs } = await payload.count({
    collection: 'properties',
    where: { and: conditions },
    overrideAccess: false,
  })
  return totalDocs
}

describe('properties', () => {
  test.each([
    ['flemalle|4400', 29, 3],
    ['montegnee|4420', 7, 1],
    ['tilleur|4420', 2, 1],
  ])('%s has %i for sale and %i for rent (specification 3.5)', async (localityKey, sale, rent) => {
    expect(await countProperties({ localityKey, goal: 'sale' })).toBe(sale)
    expect(await countProperties({ localityKey, goal: 'rent' })).toBe(rent)
  })

  test('31 places have something for sale, three something for rent, and every type occurs', async () => {
    const rows = await storedProperties()
    const places = (goal: string) =>
      new Set(rows.filter((row) => row.goal === goal).map((row) => row.localityKey))
    expect([places('sale').size, places('rent').size]).toEqual([31, 3])
    expect(new Set(rows.map((row) => row.searchWebId)).size).toBe(7)
    // One more is a takeover, which the site does not show.
    expect(rows).toHaveLength(100)
    expect((await publicRows('localities')).length).toBe(31)
    expect((await publicRows('propertyTypes')).map((row) => row.webId)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  test('each has pictures, texts in every language, an agent and one version', async () => {
    const rows = await storedProperties()
    for (const { headline, description, pictures, agent } of rows) {
      expect(Object.keys(headline as object).sort()).toEqual([...locales].sort())
      expect(Object.keys(description as object).sort()).toEqual([...locales].sort())
      expect((pictures as string[]).length).toBeGreaterThanOrEqual(4)
      expect(agent).toBeTruthy()
    }
    const { totalDocs } = await payload.countVersions({
      collection: 'properties',
      where: { 'version._status': { equals: 'published' }, 'version.goal': { in: ['sale', 'rent'] } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(rows.length)
  })

  test('each is stored as an import stores it; twelve come from the feed, and the others from none', async () => {
    const rows = await storedProperties()
    const days = rows.flatMap(({ epcDate, availableFrom }) => [epcDate, availableFrom]).filter(Boolean)
    expect(days.length).toBeGreaterThan(80)
    for (const day of days) expect(day).toMatch(/T12:00:00\.000Z$/)
    const sources = rows.map(({ source, externalId, ref }) => [source ?? null, externalId ?? null, ref])
    const ofFeed = sources.filter(([source]) => source === 'immo-perron')
    expect(ofFeed).toHaveLength(12)
    for (const [, externalId, ref] of ofFeed) expect(externalId).toBe(String(ref))
    expect(sources.filter(([source, externalId]) => source === null && externalId === null)).toHaveLength(88)
  })

  test('two drafts wait for a mention, and one is online by an administrator’s decision', async () => {
    const { docs } = await payload.find({
      collection: 'properties',
      where: { complianceState: { not_equals: 'complete' } },
      sort: 'ref',
      depth: 0,
      overrideAccess: true,
    })
    expect(docs.map(({ _status, complianceState }) => [_status, complianceState])).toEqual([
      ['published', 'overridden'],
      ['draft', 'incomplete'],
      ['draft', 'incomplete'],
    ])
    expect(docs[0]?.complianceOverride).toMatchObject({ by: expect.any(String), at: expect.any(String) })
    expect(docs[2]?.missingMentions).toEqual([
      'renterCharges',
      'epcLabel',
      'epcUniqueCode',
      'energyPerformance',
      'epcTotal',
    ])
  })
})

test('a picture has all its sizes, the widest as it was drawn', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { mimeType: { equals: 'image/jpeg' } } })
  const storage = await siteStorage()
  for (const { sizes } of docs) {
    const stored = await Promise.all(
      pictureWidths.map((width) => storage.get(`${fileFolders.media}${sizes?.[sizeName(width)]?.filename}`)),
    )
    for (const content of stored)
      expect(await sharp(content ?? undefined).metadata()).toMatchObject({ width: 8 })
    expect(stored.at(-1)?.equals(await readGrey(''))).toBe(true)
  }
  expect(docs.length).toBeGreaterThan(5)
})

describe('content', () => {
  test('all documents are complete in every language', async () => {
    for (const locale of locales) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { path: { equals: '/' } },
        draft: true,
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
      })
      const blocks = docs[0]?.blocks ?? []
      expect(blocks.map(({ blockType }) => blockType).slice(0, 3)).toEqual([
        'heroBanner',
        'spotlight',
        'sharedModule',
      ])
      expect(blocks[0]).toMatchObject({ title: expect.stringMatching(/\S/) })
      expect(blocks[1]).toMatchObject({ heading: expect.stringMatching(/\S/) })
    }
  })

  test('the page of the agency shows people, film, pictures, towns, map and questions in every language', async () => {
    for (const locale of locales) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { path: { equals: '/agency/' } },
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: false,
      })
      const blocks = docs[0]?.blocks ?? []
      expect(blocks.map(({ blockType }) => blockType)).toEqual([
        'richText',
        'image',
        'team',
        'video',
        'gallery',
        'spacer',
        'placeIndex',
        'map',
        'customHtml',
      ])
      const gallery = blocks.find((block) => block.blockType === 'gallery')
      expect(gallery?.pictures).toHaveLength(5)
      expect(gallery?.pictures[0]?.caption).toMatch(/\S/)
      expect(blocks.find((block) => block.blockType === 'customHtml')?.html).toContain('<details>')
    }
  })

  test('pages, services and thank-you pages have a path in every language', async () => {
    const routes = await publicRows('routes')
    expect(routes).toHaveLength(18 + 9 + 14)
    for (const { path } of routes) expect(Object.keys(path as object).sort()).toEqual([...locales].sort())
    const ofSale = routes.find(({ original }) => original === '/for-sale/')
    expect(ofSale?.path).toEqual({
      nl: '/te-koop/',
      fr: '/a-vendre/',
      en: '/for-sale/',
      de: '/zu-verkaufen/',
    })
    const thanks = routes.filter(({ type }) => type === 'feedback')
    expect(thanks).toHaveLength(14)
    expect(thanks.every(({ page }) => Boolean(page))).toBe(true)
  })

  test('the former English addresses lead to the present ones for good', async () => {
    const rows = (await publicRows('redirects')).map(({ from, to, permanent }) => [from, to, permanent])
    expect(rows).toContainEqual(['/en/contact-demand/', '/en/valuation/', true])
    expect(rows).toContainEqual(['/en/demand-register/', '/en/property-alerts/', true])
    expect(rows).toContainEqual(['/en/disclaimer/', '/en/legal-notice/', true])
    expect(rows).toHaveLength(5)
  })

  test('pages share their path with their route', async () => {
    const routes = await publicRows('routes')
    const pages = await publicRows('pages')
    expect(pages).toHaveLength(18 + 14)
    for (const { id, path } of pages) expect(routes.find(({ page }) => page === id)?.original).toBe(path)
  })

  test('services, testimonials and projects are published', async () => {
    expect(await publicRows('articles')).toHaveLength(11)
    const testimonials = await publicRows('testimonials')
    expect(testimonials.length).toBeGreaterThanOrEqual(14)
    expect(testimonials.filter(({ image }) => image)).toHaveLength(3)
    expect(await publicRows('projects')).toHaveLength(3)
    expect(await publicRows('neighbourhoods')).toHaveLength(3)
    expect(await publicRows('agents')).toHaveLength(4)
  })

  test('header and footer read in every language; the popup is off', async () => {
    for (const locale of locales) {
      const options = { locale, fallbackLocale: false, depth: 0, overrideAccess: false } as const
      const header = await payload.findGlobal({ slug: 'header', ...options })
      expect(header.menu?.every(({ label, page }) => Boolean(label) && Boolean(page))).toBe(true)
      const footer = await payload.findGlobal({ slug: 'footer', ...options })
      // The first column has the address of the agency under its logo.
      const [firstColumn, ...others] = footer.columns ?? []
      expect([Boolean(firstColumn?.title), Boolean(firstColumn?.intro)]).toEqual([false, true])
      expect(others.map(({ title }) => Boolean(title))).toEqual(others.map(() => true))
      expect(await payload.findGlobal({ slug: 'popup', ...options })).toEqual({})
      const popup = await payload.findGlobal({ slug: 'popup', ...options, draft: true, overrideAccess: true })
      expect(popup).toMatchObject({ _status: 'draft', title: expect.any(String) })
    }
    // A save merges into the latest version, which must have all languages.
    const { docs } = await payload.findGlobalVersions({ slug: 'footer', locale: 'all', depth: 0 })
    expect(docs).toHaveLength(1)
    const copyright: unknown = docs[0]?.version.copyright
    expect(Object.keys(Object(copyright)).toSorted()).toEqual([...locales].toSorted())
  })
})

describe('appointments', () => {
  test('are booked for the days to come, in half hours', async () => {
    const { docs } = await payload.find({ collection: 'appointments', depth: 0, sort: 'day' })
    // Four of the agenda, and two of the property whose owners see everything.
    expect(docs).toHaveLength(6)
    expect(docs.every(({ property, pendingEvent }) => Boolean(property) && !pendingEvent)).toBe(true)
    const { slots } = await readBookingRules(payload, 'nl', 'visitor')
    expect(slots).toHaveLength(16)
    expect(slots.at(-1)).toMatchObject({ from: '18:30', to: '19:00' })
  })
})

test('the pages of properties were visited in the last 60 days, most of them on every day', async () => {
  const { docs } = await payload.find({ collection: 'visits', depth: 0, pagination: false })
  const days = new Set(docs.map(({ day }) => day))
  expect(days.size).toBe(60)
  expect([...days].sort().at(-1)).toBe('2026-11-20')
  expect(new Set(docs.map(({ property }) => property)).size).toBeGreaterThanOrEqual(100)
  expect(new Set(docs.map(({ source }) => source)).size).toBe(6)
  expect(new Set(docs.map(({ language }) => language)).size).toBe(4)
})

test('the owners of one property see communications, sites, viewings and documents', async () => {
  const where = { ref: { equals: readOwnerArea().property } }
  const { docs } = await payload.find({ collection: 'properties', where, depth: 0 })
  expect(docs[0]?.owners).toHaveLength(2)
  const id = docs[0]?.id ?? ''
  expect((await readCommunications(payload, id)).map(({ status }) => status)).toEqual([
    'open',
    'done',
    'done',
  ])
  expect(await readMedia(payload, id)).toHaveLength(3)
  expect((await readDocuments(payload, id, 'fr')).length).toBeGreaterThan(2)
  const viewings = await readViewings(payload, id, new Date('2026-11-20T10:00:00Z'))
  expect(viewings.map(({ isOpen, feedback }) => [isOpen, feedback !== ''])).toEqual([
    [true, false],
    [false, true],
  ])
})

describe('accounts', () => {
  test('one of each staff role and three owners can sign in', async () => {
    expect(logins.map(({ role }) => role)).toEqual([
      'administrator',
      'editor',
      'agent',
      'translator',
      'owner',
      'owner',
      'owner',
    ])
    for (const { role, email, password } of logins) {
      expect(password.length).toBeGreaterThanOrEqual(16)
      const collection = role === 'owner' ? 'owners' : 'users'
      const { user } = await payload.login({ collection, data: { email, password } })
      expect(user?.email).toBe(email)
    }
  })

  test('the database is not empty any more', async () => {
    expect(await isEmptyDatabase(payload)).toBe(false)
  })

  test('no write waited for the disk', async () => {
    // The tests run on SQLite; Payload's type has no adapter.
    const { client } = payload.db as unknown as { client: Raw }
    const { rows } = await client.execute('pragma synchronous')
    expect(rows.map(({ synchronous }) => synchronous)).toEqual([0])
  })
})

test('both searches know every document', async () => {
  const now = new Date()
  const all = { now, last: undefined }
  expect(await searchIndex.findOutdated(payload, 'properties', all)).toEqual([])
  for (const { slug } of findableCollections(payload))
    expect(await findIndex.findOutdated(payload, slug, all)).toEqual([])
  const { totalDocs } = await payload.db.count({ collection: 'studioSearchRows' })
  expect(totalDocs).toBeGreaterThan(400)
})

/** Chosen anew in every run. */
const sampleSize = 200

test('the cards of the seeded properties are those that their documents give', async () => {
  // Takeovers have cards too, which are left out on reading while the site shows none.
  const where = { goal: { in: ['sale', 'rent'] } }
  const rows = await payload.find({ collection: 'searchRows', where, pagination: false })
  const refs = [...new Set(rows.docs.map(({ ref }) => Number(ref)))]
  const sample = refs.toSorted(() => Math.random() - 0.5).slice(0, sampleSize)
  const routes = indexRouteTable({ entries: [], redirects: [], roles: {} })
  expect(sample.length).toBeGreaterThan(20)
  for (const locale of locales) {
    const settings = await getPropertySettings(locale)
    const { docs } = await payload.find({
      collection: 'properties',
      where: { ref: { in: sample } },
      locale,
      fallbackLocale: false,
      depth: 1,
      pagination: false,
      overrideAccess: false,
    })
    const shown = docs.filter((each) => !each.publishedIn?.length || each.publishedIn.includes(locale))
    const cards = await readCards(payload, { refs: sample }, locale)
    const cardsByRef = new Map(cards.map((each) => [each.card.ref, each]))
    for (const document of shown) {
      const card = cardsByRef.get(document.ref)
      if (!card) throw new Error(`Property ${document.ref} has no card in ${locale}.`)
      const context = { locale, routes, settings, marquees: settings.marquees }
      // Only lists show the beginning of the description, the agent and further pictures.
      const { intro = '', agent: _, pictureCount, ...summary } = toSummary(card, context)
      expect(summary).toEqual(toPropertySummary(document, context))
      expect(pictureCount).toBe(document.pictures?.length ?? 0)
      expect(document.description?.replace(/\s+/g, ' ') ?? '').toContain(intro.replace('…', ''))
    }
    expect(cards).toHaveLength(shown.length)
  }
})
