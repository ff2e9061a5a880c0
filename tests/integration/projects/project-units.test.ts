import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { repairSearchIndex } from '@/features/listings/server/search-index/repair-search-index'
import { findUnitFigures } from '@/features/projects/server/find-project-units'
import { findProjects } from '@/features/projects/server/find-projects'
import { getProject } from '@/features/projects/server/get-project'
import { getProperty } from '@/features/property-page/server/get-property'
import { pageTrail } from '@/features/routing/model/breadcrumb'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { readRouteTable } from '@/features/routing/server/api'
import { tags } from '@/lib/cache/tags'
import { locales, type Locale } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'

/** Price lists and figures of projects come from cards and search rows: they have to say what the documents say. */

let running: TestPayload
let payload: Payload
let project: string
let flat: string
let plan: string
const units = new Map<string, string>()

const context = () => ({ ...quiet(), acceptIncomplete: true })

async function addUnit(name: string, data: Record<string, unknown>): Promise<void> {
  const locality = (await payload.find({ collection: 'localities', limit: 1 })).docs[0]?.id
  const made = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    headline: name,
    type: flat,
    furtherTypes: [],
    locality,
    project,
    plans: [],
    price: 200_000,
    publishPrice: true,
    floor: 1,
    bedrooms: 2,
    surfaceLiving: 80,
    surfaceTerrace: 9,
    ...data,
  })
  units.set(name, made.id)
}

const update = (name: string, data: Record<string, unknown>) =>
  payload.update({
    collection: 'properties',
    id: units.get(name) ?? '',
    data,
    locale: 'fr',
    context: context(),
  })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await makeMinimal(payload, 'localities', { name: 'Liège', slug: 'liege', zip: '4000' })
  flat = (await makeMinimal(payload, 'propertyTypes', { name: 'Appartement', slug: 'appartement', webId: 3 }))
    .id
  const file = { name: 'plan.png', data: thinPng(32, 24), mimetype: 'image/png', size: 0 }
  const media = {
    collection: 'media',
    data: { alt: 'Un plan' },
    locale: 'fr',
    file,
    context: quiet(),
  } as const
  plan = (await payload.create(media)).id
  project = (
    await makeMinimal(payload, 'projects', { name: 'Works', _status: 'published', status: 'active' })
  ).id
  await addUnit('second', { floor: 2, price: 260_000, plans: [plan] })
  await addUnit('house', { floor: null, price: 420_000, status: 'underOption' })
  await addUnit('first', { price: 230_000 })
  await addUnit('sold', { floor: 1, price: 90_000, status: 'sold', soldAt: new Date().toISOString() })
  await addUnit('secret', { floor: 3, price: 987_654, publishPrice: false })
  await addUnit('french', { floor: 4, price: 700_000, publishedIn: ['fr'] })
  await addUnit('withdrawn', { status: 'withdrawn' })
  await addUnit('draft', { _status: 'draft' })
  await addUnit('other', { project: null, price: 1 })
})
afterAll(() => running.stop())

const priceList = async (locale: Locale = 'fr') => (await getProject(project, locale))?.units ?? []
const names = async (locale: Locale = 'fr') => {
  const byRef = new Map<number, string>()
  for (const [name, id] of units)
    byRef.set((await payload.findByID({ collection: 'properties', id })).ref, name)
  return (await priceList(locale)).flatMap(({ ref }) => (ref === null ? [] : [byRef.get(ref)]))
}

test('the price list has the published units of the language, houses first, then by floor and number', async () => {
  expect(await names()).toEqual(['house', 'first', 'sold', 'second', 'secret', 'french'])
  expect(await names('nl')).toEqual(['house', 'first', 'sold', 'second', 'secret'])
})

test('a unit has its floor, surfaces, price and plan; the price of a sold one is hidden', async () => {
  const list = await priceList()
  expect(list[3]).toMatchObject({
    title: 'second',
    typeName: 'Appartement',
    floor: 2,
    bedrooms: 2,
    availability: 'available',
    livingAreaInSquareMetres: 80,
    terraceInSquareMetres: 9,
    price: { kind: 'exact', price: 260_000 },
    planHref: expect.stringMatching(/^\/images\/picture-/),
    href: expect.stringMatching(/\/\d+\/$/),
  })
  expect(list[2]).toMatchObject({ availability: 'sold', price: { kind: 'hidden' }, planHref: null })
  expect(list[0]).toMatchObject({ floor: null, availability: 'underOption', price: { price: 420_000 } })
  expect(JSON.stringify(list)).not.toContain('987654')
})

test('the figures count what the list shows', async () => {
  const figures = { unitCount: 6, freeCount: 4, prices: { from: 230_000, to: 700_000 }, status: 'active' }
  expect(await getProject(project, 'fr')).toMatchObject(figures)
  // The address of the page decides whether a card exists; the figures of both are made alike.
  for (const card of await findProjects('fr')) expect(card).toMatchObject(figures)
})

test('a ribbon with a meaning decides at the moment of reading, a replaced plan is followed', async () => {
  await payload.updateGlobal({
    slug: 'propertyCodes',
    data: { marquee: [{ code: 7, meaning: 'rented' }] },
    context: quiet(),
  })
  await update('first', { marquee: 7 })
  expect((await priceList())[1]).toMatchObject({ availability: 'rented', price: { kind: 'hidden' } })
  const before = (await priceList())[3]?.planHref
  const file = { name: 'new-plan.png', data: thinPng(48, 24), mimetype: 'image/png', size: 0 }
  await payload.update({ collection: 'media', id: plan, data: {}, file, context: quiet() })
  const after = (await priceList())[3]?.planHref
  expect(after).toMatch(/^\/images\//)
  expect(after).not.toBe(before)
})

test('a unit with a plan per language: its page and the price list show the one in theirs', async () => {
  const drawn: Partial<Record<Locale, string>> = {}
  const names: Partial<Record<Locale, string>> = {}
  for (const [language, width] of [
    ['nl', 40],
    ['fr', 41],
  ] as const) {
    const file = { name: 'drawn.png', data: thinPng(width, 24), mimetype: 'image/png', size: 0 }
    const data = { alt: 'Un plan', language }
    const made = await payload.create({ collection: 'media', data, locale: 'fr', file, context: quiet() })
    drawn[language] = made.id
    names[language] = made.filename ?? ''
  }
  const { ref } = await update('second', { plans: [drawn.nl, drawn.fr] })
  const linkedIn = async (locale: Locale) =>
    (await priceList(locale)).find((unit) => unit.ref === ref)?.planHref
  const shownIn = async (locale: Locale) => (await getProperty(ref, locale))?.plans.map(({ src }) => src)
  const [dutch, french] = ['nl', 'fr'].map((each) => expect.stringContaining(names[each as Locale] ?? '?'))

  expect([await linkedIn('nl'), await linkedIn('fr'), await linkedIn('en')]).toEqual([dutch, french, dutch])
  expect([await shownIn('nl'), await shownIn('fr')]).toEqual([[dutch], [french]])
  expect(await shownIn('en')).toEqual([dutch, french])

  const data = { language: 'en' } as const
  await payload.update({ collection: 'media', id: drawn.fr ?? '', data, context: quiet() })
  expect([await linkedIn('fr'), await linkedIn('en')]).toEqual([dutch, french])
})

test('units that were sold long ago have a line of their sale alone, and the project is still sold out', async () => {
  await addUnit('last', { floor: 5, status: 'sold', soldAt: '2026-01-02T12:00:00.000Z' })
  expect(await names()).not.toContain('last')
  const before = await getProject(project, 'fr')
  expect(before?.unitCount).toBe(before?.units.length)
  expect(before?.units.at(-1)).toMatchObject({
    ref: null,
    href: null,
    title: '',
    typeName: '',
    floor: null,
    bedrooms: null,
    availability: 'sold',
    price: { kind: 'hidden' },
    planHref: null,
  })
  const other = await makeMinimal(payload, 'projects', {
    name: 'Done',
    _status: 'published',
    status: 'active',
  })
  await update('last', { project: other.id })
  expect(await getProject(other.id, 'fr')).toMatchObject({
    status: 'soldOut',
    units: [{ ref: null, availability: 'sold' }],
    unitCount: 1,
    freeCount: 0,
  })
})

test('units that were sold long ago count in their languages, and for takeovers while those are shown', async () => {
  const gone = { status: 'sold', soldAt: '2026-01-02T12:00:00.000Z' }
  const works = await makeMinimal(payload, 'projects', {
    name: 'Old',
    _status: 'published',
    status: 'active',
  })
  await addUnit('sold in French', { ...gone, project: works.id, publishedIn: ['fr'] })
  await addUnit('sold in all', { ...gone, project: works.id, publishedIn: [...locales] })
  await addUnit('sold shop', { ...gone, project: works.id, goal: 'takeover' })
  const counts = async (locale: Locale) => [
    (await getProject(works.id, locale))?.unitCount,
    (await findUnitFigures(locale)).get(works.id)?.length,
  ]
  const show = (showTakeovers: boolean) =>
    payload.updateGlobal({ slug: 'siteConfig', data: { showTakeovers }, context: quiet() })
  expect([await counts('fr'), await counts('nl')]).toEqual([
    [2, 2],
    [1, 1],
  ])
  await show(true)
  expect(await counts('nl')).toEqual([2, 2])
  await show(false)
})

test('a property that leaves its project is in its list no more', async () => {
  await update('second', { project: null })
  expect(await names()).not.toContain('second')
})

test('pages that show a card made anew by the worker are made anew too', async () => {
  await repairSearchIndex(payload, new Date())
  const id = units.get('house') ?? ''
  await payload.db.updateMany({
    collection: 'searchRows',
    where: { property: { equals: id } },
    data: { staleSince: Date.now() - 1000 },
  })
  await repairSearchIndex(payload, new Date())
  const [event] = (await payload.find({ collection: 'cacheEvents', sort: '-sequence', limit: 1 })).docs
  expect(event?.tags).toContain(tags.document('properties', id))
})

test('the list of projects, where the site has one, is a step to each project', async () => {
  const trail = async () => {
    const routes = indexRouteTable(await readRouteTable(payload))
    const entry = routes.entries.find(({ target }) => target?.id === project) ?? null
    return pageTrail(routes, entry, { path: '/fr/projet/works/', title: 'Works', locale: 'fr' })
  }
  const ownCrumb = { label: 'Works', href: '/fr/projet/works/' }
  expect(await trail()).toEqual([ownCrumb])
  const page = await makeMinimal(payload, 'pages', {
    _status: 'published',
    title: 'Constructions',
    slug: 'projects',
  })
  await payload.updateGlobal({ slug: 'pageRoles', data: { projects: page.id }, context: quiet() })
  expect(await trail()).toEqual([{ label: 'Constructions', href: '/fr/constructions/' }, ownCrumb])
})
