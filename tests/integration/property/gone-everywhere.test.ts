import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { GET as getPicture } from '@/app/(site)/images/[...file]/route'
import { describePropertyForm } from '@/app/(site)/_views/describe-property'
import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { findRequestableDocuments } from '@/features/documents/server/api'
import { repairSearchIndex } from '@/features/listings/server/search-index/repair-search-index'
import { refuseWithheld } from '@/features/media/server/withheld-files'
import { locales } from '@/lib/i18n/locales'
import { daysAfter } from '@/lib/time/belgian-time'

import { forgetCachedReads, keepCachedReads } from '../../support/doubles/cached'
import { sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'
import { openHouse, readCollections, waysOut, type Walked } from '../../support/ways-out'

/** What a sold property may still tell, on every way out (facts.md 3.6). The days are not the default ones. */

const days = 12

let running: TestPayload
let payload: Payload
let project: { id: string }

interface Gone extends Walked {
  /** File names. */
  pictures: string[]
  plan: string
}

const made = new Map<string, Gone>()
const get = (name: string): Gone => made.get(name) ?? { id: '', ref: 0, pictures: [], plan: '' }

const prices = { recent: 911_222, closed: 922_333, reference: 933_444, priced: 944_555, shown: 955_666 }
/** Sold ones that are then taken away. */
const takenPrices = {
  withdrawn: 966_777,
  unpublished: 977_888,
  binned: 988_999,
  dayless: 811_222,
  deleted: 822_333,
  draft: 833_444,
}
type Name = keyof typeof prices | keyof typeof takenPrices

const streetOf = (name: Name) => `Kanariedreef${name}`
const townOf = (name: Name) => `Vogelzang ${name}`

const ways = waysOut({
  payload: () => payload,
  project: () => project.id,
  other: () => get('shown').ref,
})

let width = 30

async function upload(name: Name, alt: string) {
  width += 1
  const file = { name: `${name}.png`, data: thinPng(width, 24), mimetype: 'image/png', size: 0 }
  const data = { alt: `${alt} ${streetOf(name)} 7701` }
  const { id, filename } = await payload.create({
    collection: 'media',
    data,
    file,
    locale: 'fr',
    context: quiet(),
  })
  return { id, filename: filename ?? '' }
}

const priceOf = (name: Name): number => ({ ...prices, ...takenPrices })[name]

async function addProperty(name: Name, sale: object, status = 'active'): Promise<void> {
  const pictures = [await upload(name, 'Façade'), await upload(name, 'Salon')]
  const plan = await upload(name, 'Plan')
  const locality = await makeMinimal(payload, 'localities', {
    name: townOf(name),
    zip: '4999',
    slug: `vogelzang-${name}`,
    latitude: 50.444444,
    longitude: 5.444444,
  })
  const property = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status,
    _status: 'published',
    isSpotlight: true,
    publishPrice: true,
    publishAddress: true,
    price: priceOf(name),
    totalCost: priceOf(name) + 7,
    priceHistory: [{ date: '2026-01-01T10:00:00.000Z', price: priceOf(name) }],
    cadastralIncome: 45_671,
    epcUniqueCode: '20261128-KADASTER',
    street: streetOf(name),
    houseNumber: '7701',
    latitude: 50.777777,
    longitude: 5.777777,
    headline: `Huis aan de ${streetOf(name)}`,
    description: `Omschrijving van ${name}`,
    agentLine: `Stil voor de ${streetOf(name)}`,
    pictures: pictures.map(({ id }) => id),
    plans: [plan.id],
    tours: [{ url: `https://tour.test/${name}` }],
    locality: locality.id,
    project: project.id,
  })
  const { id } = property
  for (const locale of locales)
    await payload.update({
      collection: 'properties',
      id,
      locale,
      data: { headline: `Huis aan de ${streetOf(name)} ${locale}`, openHouses: [openHouse] },
      context: quiet(),
    })
  for (const kind of ['plan', 'other'] as const)
    await payload.create({
      collection: 'documents',
      data: { title: `Dossier ${name} ${kind}`, property: id, kind, audience: 'onRequest' },
      file: {
        name: `${kind}.pdf`,
        data: Buffer.from(`%PDF-1.4\n%${name}${kind}\nxref\n%%EOF\n`),
        mimetype: 'application/pdf',
        size: 9,
      },
      locale: 'fr',
      context: quiet(),
    })
  await payload.update({ collection: 'properties', id, data: sale, context: quiet() })
  const { ref } = await payload.findByID({ collection: 'properties', id, depth: 0 })
  made.set(name, { id, ref, pictures: pictures.map(({ filename }) => filename), plan: plan.filename })
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.updateGlobal({ slug: 'siteConfig', data: { daysShownWhenGone: days }, context: quiet() })
  project = await makeMinimal(payload, 'projects', { name: 'Werken', _status: 'published', status: 'active' })
  const soldAt = daysAfter(new Date(), -days).toISOString()
  const date = '2026-02-02T12:00:00.000Z'
  await addProperty('shown', {})
  await addProperty('recent', { status: 'sold' })
  await addProperty('closed', { status: 'sold', soldAt, sellerConsent: { includesPrice: true } })
  await addProperty('reference', { status: 'sold', soldAt, sellerConsent: { date } })
  await addProperty('priced', { status: 'sold', soldAt, sellerConsent: { date, includesPrice: true } })
})
afterAll(() => running.stop())

/** Digits however they are grouped. */
const amount = (value: number): RegExp =>
  new RegExp(String(value).replace(/(\d{3})(\d{3})/, String.raw`$1[.,\s\u00a0\u202f’]?$2`))

const atOnce = (name: Name): (string | RegExp)[] => [
  streetOf(name),
  streetOf(name).toLowerCase(),
  `Omschrijving van ${name}`,
  `Dossier ${name}`,
  `tour.test/${name}`,
  amount(priceOf(name) + 7),
  get(name).plan,
]

/** What no way out may tell of each property. */
const hidden: Record<Exclude<keyof typeof prices, 'shown'>, () => (string | RegExp)[]> = {
  recent: () => [...atOnce('recent'), amount(prices.recent)],
  closed: () => [
    ...atOnce('closed'),
    amount(prices.closed),
    townOf('closed'),
    'vogelzang-closed',
    ...get('closed').pictures,
  ],
  reference: () => [...atOnce('reference'), amount(prices.reference), get('reference').pictures[1] ?? ''],
  priced: () => [...atOnce('priced'), get('priced').pictures[1] ?? ''],
}

/** Every hidden property has its own point and cadastral data. */
const ofNone = ['7701', '50.777', '5.777', '45671', '45.671', '45,671', 'KADASTER']

function expectNothingOf(name: keyof typeof hidden, text: string, where: string): void {
  for (const canary of hidden[name]())
    expect([where, String(canary), new RegExp(canary).test(text)]).toEqual([where, String(canary), false])
}

describe('before any change', () => {
  beforeAll(keepCachedReads)
  afterAll(forgetCachedReads)

  test.each(sample(locales, 2))('nothing hidden is on any way out in %s', async (locale) => {
    for (const way of ways.names)
      for (const name of Object.keys(hidden) as (keyof typeof hidden)[]) {
        const text = await ways.unchangedTextOf(way, get(name), locale)
        for (const each of Object.keys(hidden) as (keyof typeof hidden)[])
          expectNothingOf(each, text, `${way} of ${name}`)
        if (!text.includes(streetOf('shown')) && !text.includes(townOf('shown')))
          for (const canary of ofNone) expect([way, name, text.includes(canary)]).toEqual([way, name, false])
      }
  })

  test('nor in any answer of a collection', async () => {
    const read = JSON.stringify(await readCollections(payload, 'all'))
    // Pictures are documents of their own; pages of what is sold do not take their texts.
    const text = read.replace(/"alt":\{[^}]*\}/g, '')
    expect(text).toContain(streetOf('shown'))
    // Places and pictures are documents of their own.
    for (const name of ['recent', 'reference', 'priced'] as const) expectNothingOf(name, text, 'collections')
    for (const canary of atOnce('closed')) expect(text).not.toMatch(canary)
  })

  test('lists show a recent sale with its ribbon and no price, a reference with what was agreed, a closed one never', async () => {
    const list = await ways.unchangedTextOf('list for sale', get('shown'), 'fr')
    for (const name of ['shown', 'recent', 'reference', 'priced'] as const)
      expect(list).toContain(`"ref":${get(name).ref}`)
    expect(list).not.toContain(String(get('closed').ref))
    expect(list).toMatch(amount(prices.priced))
    expect(await ways.unchangedTextOf('sitemap', get('closed'), 'fr')).not.toContain(
      String(get('closed').ref),
    )
    expect(await ways.unchangedTextOf('map', get('recent'), 'fr')).not.toContain(String(get('recent').ref))
  })

  test('with consent the old address shows place, one picture and the price that was agreed', async () => {
    const text = await ways.unchangedTextOf('page', get('priced'), 'fr')
    expect(text).toContain(townOf('priced'))
    expect(text).toContain(get('priced').pictures[0])
    expect(text).toContain(String(prices.priced))
    expect(await ways.unchangedTextOf('page', get('reference'), 'fr')).toContain(townOf('reference'))
  })

  test.each(locales)('a closed one keeps a page of its number, which is not indexed: %s', async (locale) => {
    const { ref } = get('closed')
    const loaded = await loadSitePage(locale, `property/${ref}`)
    if (loaded.kind !== 'property') throw new Error(JSON.stringify(loaded))
    expect(loaded.path).toBe(`/${locale}/property/${ref}/`)
    expect(loaded.property).toMatchObject({
      disclosure: 'closed',
      availability: 'sold',
      place: null,
      pictures: [],
    })
    const described = await describePropertyForm(loaded, locale, {})
    expect(described).toMatchObject({ isIndexed: false, alternates: {} })
    expect(described.title).toContain(String(ref))
  })
})

const statusOf = async (file: string): Promise<number> => {
  const url = `http://x.test/images/${file}?width=400&height=auto&format=webp&v=1`
  return (await getPicture(new Request(url), { params: Promise.resolve({ file: [file] }) })).status
}

test('the addresses of what may no longer be seen are gone, for all but staff', async () => {
  const [first = '', second = ''] = get('reference').pictures
  const gone = [get('recent').plan, ...get('closed').pictures, get('closed').plan, second]
  for (const file of gone) expect([file, await statusOf(file)]).toEqual([file, 410])
  for (const file of [first, get('shown').plan, ...get('recent').pictures])
    expect([file, await statusOf(file)]).toEqual([file, 200])
  const file = (filename: string, user: object | null) =>
    refuseWithheld({ payload, user } as never, { params: { filename } } as never)
  const size = second.replace(/\.\w+$/, '-w400.webp')
  expect((await file(size, null))?.status).toBe(410)
  expect(await file(size, { collection: 'users', role: 'agent' })).toBeUndefined()
  expect(await file(first, null)).toBeUndefined()
})

test('when its days have passed a recent one is closed, and on offer again all comes back', async () => {
  const { id, ref, pictures } = get('recent')
  const rows = async () =>
    (
      await payload.db.count({
        collection: 'searchRows',
        where: { and: [{ ref: { equals: ref } }, { isPrimary: { equals: true } }] },
      })
    ).totalDocs
  const now = new Date()
  await repairSearchIndex(payload, now)
  expect(await rows()).toBe(1)
  await repairSearchIndex(payload, daysAfter(now, days - 1))
  expect([await rows(), await statusOf(pictures[0] ?? '')]).toEqual([1, 200])
  await repairSearchIndex(payload, daysAfter(now, days))
  expect([await rows(), await statusOf(pictures[0] ?? '')]).toEqual([0, 410])
  await payload.update({ collection: 'properties', id, data: { status: 'active' }, context: quiet() })
  expect([await rows(), await statusOf(pictures[0] ?? ''), await statusOf(get('recent').plan)]).toEqual([
    1, 200, 200,
  ])
  expect(await ways.textOf('page', get('recent'), 'fr')).toContain(streetOf('recent'))
})

test.each([
  ['withdrawn', { status: 'withdrawn' }],
  ['unpublished', { _status: 'draft' }],
  ['binned', { deletedAt: new Date().toISOString() }],
] as const)('sold and then %s within its days, it is not on offer again', async (name, data) => {
  await addProperty(name, { status: 'sold', sellerConsent: { date: '2026-02-02T12:00:00.000Z' } })
  const { id, pictures, plan } = get(name)
  const statuses = () => Promise.all([...pictures, plan].map(statusOf))
  expect(await statuses()).toEqual([200, 200, 410])
  await payload.update({ collection: 'properties', id, data, context: quiet() })
  expect(await statuses()).toEqual([410, 410, 410])
  expect(await findRequestableDocuments(payload, id, 'fr')).toEqual([])
  expect(await ways.textOf('page', get(name), 'fr')).not.toContain(streetOf(name))
  const back = { status: 'active', _status: 'published', deletedAt: null } as const
  await payload.update({ collection: 'properties', id, data: back, trash: true, context: quiet() })
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await findRequestableDocuments(payload, id, 'fr')).toHaveLength(2)
})

test('sold without a day and then withdrawn, it stays closed', async () => {
  await addProperty('dayless', {}, 'sold')
  const { id, pictures, plan } = get('dayless')
  const soldAt = async () =>
    (await payload.findByID({ collection: 'properties', id, depth: 0 })).soldAt ?? null
  expect(await soldAt()).toBeNull()
  await payload.update({ collection: 'properties', id, data: { status: 'withdrawn' }, context: quiet() })
  expect(await soldAt()).not.toBeNull()
  expect(await Promise.all([...pictures, plan].map(statusOf))).toEqual([410, 410, 410])
  expect(await findRequestableDocuments(payload, id, 'fr')).toEqual([])
})

test('a recent sale that is deleted takes its files along, apart from those that others show', async () => {
  await addProperty('deleted', { status: 'sold' })
  const { id, pictures, plan } = get('deleted')
  const [first = '', second = ''] = pictures
  const { docs } = await payload.find({ collection: 'media', where: { filename: { equals: second } } })
  await makeMinimal(payload, 'articles', { image: docs[0]?.id })
  expect(await Promise.all([first, second, plan].map(statusOf))).toEqual([200, 200, 410])
  await payload.delete({ collection: 'properties', id, context: quiet() })
  expect(await Promise.all([first, second, plan].map(statusOf))).toEqual([410, 200, 410])
  const { totalDocs } = await payload.count({ collection: 'documents', where: { property: { equals: id } } })
  expect(totalDocs).toBe(0)
})

test('one sold while it was unpublished withholds its pictures too', async () => {
  await addProperty('draft', {})
  const { id, pictures, plan } = get('draft')
  await payload.update({ collection: 'properties', id, data: { _status: 'draft' }, context: quiet() })
  expect(await Promise.all([...pictures, plan].map(statusOf))).toEqual([200, 200, 200])
  await payload.update({
    collection: 'properties',
    id,
    data: { status: 'sold', _status: 'draft' },
    context: quiet(),
  })
  expect(await Promise.all([...pictures, plan].map(statusOf))).toEqual([410, 410, 410])
})

test('a picture that an article uses stays when its property is no longer shown', async () => {
  const { id, pictures } = get('binned')
  const [first = '', second = ''] = pictures
  const { docs } = await payload.find({ collection: 'media', where: { filename: { equals: second } } })
  await makeMinimal(payload, 'articles', { image: docs[0]?.id })
  await payload.update({ collection: 'properties', id, data: { status: 'sold' }, context: quiet() })
  await payload.update({ collection: 'properties', id, data: { _status: 'draft' }, context: quiet() })
  expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200])
})

test('a draft that was never sold keeps its pictures', async () => {
  const { id, pictures, plan } = get('shown')
  const statuses = () => Promise.all([...pictures, plan].map(statusOf))
  for (const data of [{ status: 'withdrawn' }, { _status: 'draft' }] as const) {
    await payload.update({ collection: 'properties', id, data, context: quiet() })
    expect(await statuses()).toEqual([200, 200, 200])
  }
})
