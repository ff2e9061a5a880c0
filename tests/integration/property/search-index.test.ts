import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { toSummary, type StoredCard } from '@/features/listings/model/property-card'
import { readWordsOf } from '@/features/listings/server/catalogue-query/read-words'
import { readCards } from '@/features/listings/server/catalogue-query/read-cards'
import { indexProperties, indexWhere } from '@/features/listings/server/search-index/index-properties'
import { searchIndex } from '@/features/listings/server/search-index/index-hooks'
import { repairSearchIndex } from '@/features/listings/server/search-index/repair-search-index'
import { indexRouteTable } from '@/features/routing/model/route-table'
import { locales, type Locale } from '@/lib/i18n/locales'
import { daysAfter } from '@/lib/time/belgian-time'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'

let running: TestPayload
let payload: Payload
let locality: string
let house: string
let shop: string
let picture: string
let id: string

const context = () => ({ ...quiet(), acceptIncomplete: true })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  locality = (await makeMinimal(payload, 'localities', { name: 'Liège', slug: 'liege', zip: '4000' })).id
  house = (await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })).id
  shop = (await makeMinimal(payload, 'propertyTypes', { name: 'Commerce', slug: 'commerce', webId: 6 })).id
})
afterAll(() => running.stop())

const add = async (data: Record<string, unknown> = {}): Promise<string> => {
  const made = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    locality,
    type: house,
    furtherTypes: [],
    headline: 'Villa',
    price: 300_000,
    publishPrice: true,
    pictures: [picture],
    ...data,
  })
  return made.id
}

beforeEach(async () => {
  const file = { name: 'house.png', data: thinPng(32, 24), mimetype: 'image/png', size: 0 }
  const made = await payload.create({
    collection: 'media',
    data: { alt: 'Une maison' },
    locale: 'fr',
    file,
    context: quiet(),
  })
  picture = made.id
  id = await add()
})

const change = (data: Record<string, unknown>, locale: Locale = 'fr') =>
  payload.update({ collection: 'properties', id, data, locale, context: context() })

const rowOf = async (of = id, locale: Locale = 'fr') => {
  const { docs } = await payload.find({
    collection: 'searchRows',
    where: { and: [{ property: { equals: of } }, { locale: { equals: locale } }] },
  })
  return docs[0] ?? null
}

const cardOf = async (locale: Locale = 'fr', of = id): Promise<StoredCard | null> =>
  (await readCards(payload, { ids: [of] }, locale))[0]?.card ?? null

test('a published property has a row and a card per language', async () => {
  for (const locale of locales)
    expect(await rowOf(id, locale)).toMatchObject({ goal: 'sale', price: 300_000, webId: 1, locality })
  expect(await cardOf()).toMatchObject({
    title: 'Villa',
    typeName: 'Maison',
    city: 'Liège',
    zip: '4000',
    slugs: ['liege', 'villa'],
    price: { kind: 'exact', price: 300_000, monthly: false },
  })
  expect(await cardOf('de')).toMatchObject({ title: expect.stringMatching(/^\d+$/) })
})

test('an edit is on the card at once', async () => {
  await change({ headline: 'Château', price: 900_000 })
  expect(await cardOf()).toMatchObject({ title: 'Château', price: { price: 900_000 } })
  expect(await rowOf()).toMatchObject({ price: 900_000 })
  await change({ headline: 'Schloss' }, 'de')
  expect(await cardOf('de')).toMatchObject({ title: 'Schloss' })
  expect(await cardOf()).toMatchObject({ title: 'Château' })
})

test('a hidden price is neither in the row nor on a card', async () => {
  await change({ publishPrice: false })
  const { docs } = await payload.find({ collection: 'cardRows', where: { property: { equals: id } } })
  expect(JSON.stringify([await rowOf(), docs])).not.toContain('300000')
})

const wordsOf = async (locale: Locale = 'fr', of = id) => [
  ...((await readWordsOf(payload, of))[locale] ?? []),
]

test('the words of a property follow every edit, in each language', async () => {
  await change({ headline: 'Fermette', description: 'Une piscine chauffée' })
  expect(await wordsOf()).toEqual(expect.arrayContaining(['fermette', 'piscine', 'chauffee']))
  await change({ headline: 'Hoeve' }, 'nl')
  expect(await wordsOf('nl')).toContain('hoeve')
  await change({ headline: 'Villa', description: null })
  expect(await wordsOf()).not.toContain('piscine')
})

test('a street is found while its postal address is published, and no longer', async () => {
  await change({ street: 'Puits Marnette', publishAddress: true })
  expect(await wordsOf()).toContain('marnette')
  await change({ publishAddress: false })
  const { docs } = await payload.find({ collection: 'wordRows', where: { word: { equals: 'marnette' } } })
  expect(docs).toEqual([])
})

test('the words of agent and neighbourhood follow their names', async () => {
  const agent = (await makeMinimal(payload, 'agents', { name: 'Els Wauters' })).id
  const neighbourhood = (await makeMinimal(payload, 'neighbourhoods', { name: 'Cointe', slug: 'cointe' })).id
  await change({ agent, neighbourhood })
  expect(await wordsOf()).toEqual(expect.arrayContaining(['wauters', 'cointe']))
  await payload.update({ collection: 'agents', id: agent, data: { name: 'Els Dubois' }, context: context() })
  expect(await wordsOf()).toContain('dubois')
  expect(await wordsOf()).not.toContain('wauters')
  await change({ agent: null, neighbourhood: null })
})

test('a property that visitors cannot find, or that is deleted, has no words', async () => {
  await change({ status: 'withdrawn' })
  expect(await wordsOf()).toEqual([])
  await change({ status: 'active' })
  expect(await wordsOf()).not.toEqual([])
  await payload.delete({ collection: 'properties', id, context: context() })
  expect(await wordsOf()).toEqual([])
})

test.each([
  ['withdrawn', { status: 'withdrawn' }],
  ['a draft', { _status: 'draft' }],
])('%s, a property has neither row nor card, and gets them back', async (_, data) => {
  await change(data)
  expect([await rowOf(), await cardOf()]).toEqual([null, null])
  await change({ status: 'active', _status: 'published' })
  expect(await cardOf()).toMatchObject({ title: 'Villa' })
})

test('a saved draft of a published property changes nothing yet', async () => {
  await payload.update({
    collection: 'properties',
    id,
    data: { headline: 'Not yet' },
    draft: true,
    locale: 'fr',
    context: context(),
  })
  expect(await cardOf()).toMatchObject({ title: 'Villa' })
})

test('in the trash and deleted, a property is gone', async () => {
  await payload.update({
    collection: 'properties',
    id,
    data: { deletedAt: new Date().toISOString() },
    context: context(),
  })
  expect([await rowOf(), await cardOf()]).toEqual([null, null])
  id = await add()
  await payload.delete({ collection: 'properties', id, context: context() })
  expect([await rowOf(), await cardOf()]).toEqual([null, null])
})

test('a language that is switched off has no card', async () => {
  await change({ publishedIn: ['fr', 'nl'] })
  expect(await cardOf('de')).toBeNull()
  expect(await rowOf(id, 'de')).toBeNull()
  expect(await rowOf(id, 'nl')).toMatchObject({ isPrimary: true })
})

test('a bulk change is on every card', async () => {
  const other = await add()
  await payload.update({
    collection: 'properties',
    where: { id: { in: [id, other] } },
    data: { price: 111_000 },
    context: context(),
  })
  for (const each of [id, other])
    expect(await cardOf('fr', each)).toMatchObject({ price: { price: 111_000 } })
})

test('names of places and types follow', async () => {
  await payload.update({
    collection: 'localities',
    id: locality,
    data: { name: 'Luik', slug: 'luik' },
    locale: 'nl',
    context: quiet(),
  })
  expect(await cardOf('nl')).toMatchObject({ city: 'Luik', slugs: ['luik', expect.anything()] })
  const sorted = await Promise.all((['nl', 'fr'] as const).map((locale) => rowOf(id, locale)))
  expect(sorted.map((row) => row?.sortCity)).toEqual(['luik', 'liege'])
  await payload.update({
    collection: 'propertyTypes',
    id: house,
    data: { name: 'Haus' },
    locale: 'de',
    context: quiet(),
  })
  expect(await cardOf('de')).toMatchObject({ typeName: 'Haus' })
  await change({ furtherTypes: [shop, house] })
  expect(await rowOf()).toMatchObject({ furtherTypes: ',6,' })
  await payload.update({ collection: 'propertyTypes', id: shop, data: { webId: 8 }, context: quiet() })
  expect(await rowOf()).toMatchObject({ furtherTypes: ',8,' })
})

test('alternative text, focal point and a replaced file follow', async () => {
  const update = (data: Record<string, unknown>, file?: Parameters<Payload['update']>[0]['file']) =>
    payload.update({
      collection: 'media',
      id: picture,
      data,
      locale: 'fr',
      context: quiet(),
      ...(file && { file }),
    })
  await update({ alt: 'Autre' })
  expect(await cardOf()).toMatchObject({ picture: { alt: 'Autre' } })
  await update({ focalX: 10, focalY: 20 })
  expect(await cardOf()).toMatchObject({ picture: { position: '10% 20%' } })
  const before = (await cardOf())?.picture?.src
  await update({}, { name: 'new.png', data: thinPng(48, 24), mimetype: 'image/png', size: 0 })
  expect((await cardOf())?.picture?.src).not.toBe(before)
})

test('legal scales decide over the label, ribbons over the availability', async () => {
  await change({ epcState: null, epcLabelText: null, energyPerformance: 100, marquee: 3 })
  expect(await cardOf()).toMatchObject({ epcLabel: 'B' })
  const bands = [
    { label: 'A', upTo: 200 },
    { label: 'G', upTo: null },
  ]
  await payload.updateGlobal({
    slug: 'legal',
    data: { epcScales: [{ region: 'wallonia', source: 'a test', bands }] },
    context: quiet(),
  })
  expect(await cardOf()).toMatchObject({ epcLabel: 'A' })
  expect(await rowOf()).toMatchObject({ epc: 'a', availability: 'available' })
  await payload.updateGlobal({
    slug: 'propertyCodes',
    data: { marquee: [{ code: 3, meaning: 'sold' }] },
    context: quiet(),
  })
  expect(await rowOf()).toMatchObject({ availability: 'gone' })
})

test('the path of the listing and the name of a ribbon are those of the moment of reading', async () => {
  await change({ marquee: 3 })
  const stored = await cardOf()
  if (!stored) throw new Error('There is no card.')
  const entry = { original: '/for-sale/', type: 'page', breadcrumb: [], publishedIn: ['fr'] } as const
  const routes = indexRouteTable({
    entries: [{ ...entry, breadcrumb: [], publishedIn: ['fr'], paths: { fr: '/acheter/' } }],
    redirects: [],
    roles: { forSale: entry.original },
  })
  const marquees = [{ code: 3, meaning: 'sold', name: 'Vendu' }] as const
  expect(toSummary({ id: 'p', card: stored }, { locale: 'fr', routes, marquees })).toMatchObject({
    href: `/fr/acheter/liege/villa/${stored.ref}/`,
    marquee: { meaning: 'sold', name: 'Vendu' },
  })
})

const repair = () => repairSearchIndex(payload, new Date())

test('what a process left that ended before its hook is repaired', async () => {
  const [missing, gone] = [await add(), await add()]
  await repair()
  // Writes to the database have no hooks.
  await payload.db.updateOne({ collection: 'properties', id, data: { price: 5 } })
  await payload.db.deleteMany({ collection: 'searchRows', where: { id: { equals: `${missing}:fr` } } })
  await payload.db.updateOne({ collection: 'properties', id: gone, data: { _status: 'draft' } })
  await repair()
  expect(await rowOf()).toMatchObject({ price: 5 })
  expect(await cardOf()).toMatchObject({ price: { price: 5 } })
  expect(await rowOf(missing)).not.toBeNull()
  expect([await rowOf(gone), await cardOf('fr', gone)]).toEqual([null, null])
})

test('a marked row is made anew, and a mark that comes meanwhile stays', async () => {
  const mark = (staleSince: number) =>
    payload.db.updateMany({
      collection: 'searchRows',
      where: { property: { equals: id } },
      data: { price: 1, staleSince },
    })
  await mark(Date.now() - 1000)
  await repair()
  expect(await rowOf()).toMatchObject({ price: 300_000, staleSince: null })
  const later = Date.now() + 60_000
  await mark(later)
  await indexProperties(payload, [id])
  expect(await rowOf()).toMatchObject({ price: 300_000, staleSince: later })
})

test('of more properties than one save makes anew, those that lists show again get their row', async () => {
  const soldAt = '2026-01-02T12:00:00.000Z'
  await change({ status: 'sold', soldAt })
  const closed = await add({ status: 'sold', soldAt })
  expect([await rowOf(), await rowOf(closed)]).toEqual([null, null])
  const other = await add()
  // As a setting with more days would: no property is saved.
  await payload.db.updateOne({ collection: 'properties', id, data: { soldAt: new Date().toISOString() } })
  await indexWhere(await createLocalReq({}, payload), { id: { in: [id, closed, other] } }, 2)
  expect(await rowOf()).toMatchObject({ availability: 'gone', staleSince: null })
  expect(await rowOf(closed)).toBeNull()
  expect((await rowOf(other))?.staleSince).toBeGreaterThan(0)
})

test('a rebuild restores every row and removes those without a property', async () => {
  const before = [await rowOf(), await cardOf()]
  const { docs } = await payload.find({ collection: 'searchRows', pagination: false })
  await payload.db.updateMany({
    collection: 'searchRows',
    where: { id: { exists: true } },
    data: { price: 1 },
  })
  await payload.db.create({
    collection: 'searchRows',
    data: { id: 'nothing:fr', property: 'nothing', locale: 'fr', ref: 1 },
  })
  const reports: [number, number][] = []
  await searchIndex.rebuild(payload, (done, total) => reports.push([done, total]))
  expect([await rowOf(), await cardOf()]).toEqual(before)
  const after = await payload.find({ collection: 'searchRows', pagination: false })
  expect(after.docs.map((row) => row.id).toSorted()).toEqual(docs.map((row) => row.id).toSorted())
  const [done, total] = reports.at(-1) ?? []
  expect(done).toBe(total)
})

test('a card has the open houses, and each new day makes its pages anew until the last is past', async () => {
  const [now, morrow] = [new Date(), daysAfter(new Date(), 1)]
  const openHouse = { start: now.toISOString(), end: new Date(now.getTime() + 3_600_000).toISOString() }
  const refreshed = async (): Promise<boolean> => {
    const { docs } = await payload.find({ collection: 'cacheEvents', sort: '-sequence', limit: 1 })
    return JSON.stringify(docs[0]?.tags ?? []).includes(`"properties:${id}"`)
  }
  await change({ openHouses: [openHouse] })
  expect(await cardOf()).toMatchObject({ openHouses: [openHouse] })
  await repairSearchIndex(payload, now)
  await payload.db.deleteMany({ collection: 'cacheEvents', where: {} })
  await repairSearchIndex(payload, morrow)
  expect(await refreshed()).toBe(true)
  await payload.db.deleteMany({ collection: 'cacheEvents', where: {} })
  // By then it is not new either.
  await repairSearchIndex(payload, daysAfter(morrow, 7))
  expect(await refreshed()).toBe(false)
  await change({ status: 'sold' })
  expect(await cardOf()).not.toHaveProperty('openHouses')
})

test('a card names the agent as of now, until the property is sold', async () => {
  const agent = await makeMinimal(payload, 'agents', { name: 'Sophie' })
  await change({ agent: agent.id })
  expect(await cardOf()).toMatchObject({ agent: { name: 'Sophie' } })
  const data = { name: 'Annelies' }
  await payload.update({ collection: 'agents', id: agent.id, data, context: context() })
  expect(await cardOf()).toMatchObject({ agent: { name: 'Annelies' } })
  await change({ status: 'sold' })
  expect(await cardOf()).not.toHaveProperty('agent')
})

test('a card has the line of the agent in its language and the portrait as it is now, until the property is sold', async () => {
  const agent = await makeMinimal(payload, 'agents', { name: 'Sophie', portrait: picture })
  await change({ agent: agent.id, agentLine: 'La lumière, oui.' })
  const portraitOf = async () => (await cardOf())?.agent?.portrait?.src
  expect(await cardOf()).toMatchObject({ agentLine: 'La lumière, oui.', agent: { name: 'Sophie' } })
  expect(await cardOf('nl')).not.toHaveProperty('agentLine')
  const before = await portraitOf()
  expect(before).toMatch(/^\/images\//)
  // Another second, which is the version in the URL.
  const data = { alt: 'Sophie', updatedAt: new Date(Date.now() + 5000).toISOString() }
  await payload.update({ collection: 'media', id: picture, data, context: context() })
  expect(await portraitOf()).not.toBe(before)
  await change({ status: 'sold' })
  expect(await cardOf()).not.toHaveProperty('agentLine')
})
