import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportProperties } from '@/features/import/server/export-properties'
import { storeDocument, storePicture } from '@/features/import/server/files/store-file'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { findListing } from '@/features/listings/server/find-listing'
import { findNearSearches } from '@/features/listings/server/near-words'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { sha256 } from '@/lib/values/digest'
import { forgetCachedReads, keepCachedReads } from '../../support/doubles/cached'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'
import { openHouse, readCollections, waysOut, type Walked } from '../../support/ways-out'

/** What is hidden is hidden on every way out: one property per reason to hide, each with its own canary. */

let running: TestPayload
let payload: Payload
let project: { id: string }
let locality: { id: string }

const price = 987_654
const latitude = 50.123456

const properties = new Map<string, Walked>()

async function addProperty(name: string, data: object): Promise<void> {
  const file = { name: `canary-${name}.png`, data: thinPng(32, 24), mimetype: 'image/png', size: 0 }
  const picture = await payload.create({
    collection: 'media',
    data: { alt: `canary ${name}` },
    file,
    locale: 'fr',
    context: quiet(),
  })
  const headline = `Canary ${name}`
  const commonData = {
    headline,
    description: headline,
    pictures: [picture.id],
    project: project.id,
    locality: locality.id,
  }
  const place = { latitude, longitude: 5.5, street: 'Canarystraat', number: '77', publishAddress: true }
  const made = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    isSpotlight: true,
    price: 123_456,
    publishPrice: true,
    ...commonData,
    ...place,
    ...data,
  })
  for (const locale of ['de', 'nl'] as const)
    // Rows that are left out would be deleted.
    await payload.db.updateOne({
      collection: 'properties',
      id: made.id,
      data: { headline, openHouses: [{ ...openHouse, id: `${made.id}-${locale}` }] },
      locale,
    })
  const { ref } = await payload.findByID({ collection: 'properties', id: made.id, depth: 0 })
  properties.set(name, { id: made.id, ref })
}

/** In the names of files of the hidden address, as an editor and a feed gave them. */
const fileCanary = 'rue-des-canaris'

const pdf = (title: string) => Buffer.from(`%PDF-1.4\n%${title}\nxref\n%%EOF\n`)

async function addFilesOfAddress(): Promise<void> {
  const { id } = get('address')
  const upload = (collection: 'media' | 'documents', name: string, content: Buffer, data: object) =>
    payload.create({
      collection,
      locale: 'fr',
      context: quiet(),
      // The fields of two collections.
      data: data as never,
      file: { name, data: content, mimetype: 'application/octet-stream', size: content.length },
    })
  const uploads = [
    await upload('media', `${fileCanary}-1.png`, thinPng(40, 24), { alt: 'Façade' }),
    await upload('media', `${fileCanary}-2.png`, thinPng(41, 24), { alt: 'Plan' }),
  ]
  await upload('documents', `${fileCanary}-3.pdf`, pdf('3'), {
    title: 'Plan',
    property: id,
    kind: 'plan',
    audience: 'onRequest',
  })
  const owner = { collection: 'properties' as const, id }
  const context = { req: await createLocalReq({}, payload), owner, facts: {} }
  const ofFeed = (field: 'pictures' | 'plans' | 'documents', name: string, content: Buffer) => ({
    field,
    entry: `https://feed.test/${fileCanary}-${name}`,
    index: 0,
    content,
    contentHash: sha256(content),
  })
  const imported = [
    await storePicture(context, ofFeed('pictures', '4.png', thinPng(42, 24))),
    await storePicture(context, ofFeed('plans', '5.png', thinPng(43, 24))),
  ]
  await payload.update({
    collection: 'documents',
    id: await storeDocument(context, ofFeed('documents', '6.pdf', pdf('6'))),
    data: { audience: 'onRequest' },
    context: quiet(),
  })
  await payload.update({
    collection: 'properties',
    id,
    context: quiet(),
    data: {
      pictures: [uploads[0]?.id ?? '', imported[0] ?? ''],
      plans: [uploads[1]?.id ?? '', imported[1] ?? ''],
    },
  })
}

const get = (name: string): Walked => properties.get(name) ?? { id: '', ref: 0 }

const ways = waysOut({
  payload: () => payload,
  project: () => project.id,
  other: () => get('shown').ref,
})

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  locality = await makeMinimal(payload, 'localities', {
    name: 'Liège',
    slug: 'liege',
    latitude: 50.6,
    longitude: 5.5,
  })
  project = await makeMinimal(payload, 'projects', { name: 'Works', _status: 'published', status: 'active' })
  await addProperty('shown', {})
  await addProperty('draft', { _status: 'draft' })
  await addProperty('takeover', { goal: 'takeover' })
  await addProperty('withdrawn', { status: 'withdrawn' })
  await addProperty('language', { publishedIn: ['fr', 'nl'] })
  await addProperty('price', { price, publishPrice: false })
  await addProperty('address', { publishAddress: false, street: 'Geheimstraat', latitude: 50.765432 })
  await addProperty('area', { publishAddress: false, publishArea: true, latitude: 50.765432 })
  await addFilesOfAddress()
  keepCachedReads()
})
afterAll(() => running.stop())

/** Ways on which a property as such is named; the others only exist for it. */
const naming = [
  'page',
  'list for sale',
  'list by words',
  'map',
  'quick search by number',
  'quick search, empty',
  'spotlight',
  'latest',
  'chosen',
  'favourites',
  'comparison',
  'its project',
  'e-mail about it',
  'sitemap',
  'form about it',
  'structured data',
  'open house as a file',
]

test.each(naming)('a property that is shown is found on the way "%s"', async (way) => {
  const property = get('shown')
  const text = (await ways.unchangedTextOf(way, property, 'fr')).toLowerCase()
  if (way === 'structured data') expect(text).toContain('canarystraat')
  else expect(text).toContain(way === 'quick search, empty' ? 'canary' : String(property.ref))
})

test('a card gets the pictures of a property that is shown', async () => {
  const text = await ways.unchangedTextOf('pictures of its card', get('shown'), 'fr')
  expect(text).toMatch(/picture-[0-9a-f]{12}/)
})

const hidden = [
  ['draft', 'fr'],
  ['takeover', 'fr'],
  ['withdrawn', 'fr'],
  ['language', 'de'],
] as const

/** What people who deal with the agency already may still learn of a property that left the site. */
const forThoseConcerned = [
  'withdrawn e-mail about it',
  'withdrawn place of a visit',
  'language place of a visit',
]
/** Answers with the number alone; the page of the form leads to a language in which the property is published. */
const numberOnly = ['language form about it']

test.each(hidden.flatMap(([name, locale]) => ways.names.map((way) => [name, locale, way] as const)))(
  'hidden by %s (%s): not on the way "%s"',
  async (name, locale, way) => {
    if ([...forThoseConcerned, ...numberOnly].includes(`${name} ${way}`)) return
    const property = get(name)
    const text = (await ways.unchangedTextOf(way, property, locale)).toLowerCase()
    // A redirect to a language in which it is published names the path.
    if (name === 'language' && /^\{"kind":"redirect","to":"\/(?:nl|fr)\//.test(text)) return
    expect(text).not.toContain(`canary ${name}`)
    expect(text).not.toContain(`canary-${name}`)
    if (!text.includes('"query"')) expect(text).not.toContain(String(property.ref))
    if (way === 'structured data' && name !== 'withdrawn' && name !== 'language') expect(text).toBe('null')
  },
)

test.each(ways.names)('a hidden price and a hidden address are not on the way "%s"', async (way) => {
  for (const name of ['price', 'address']) {
    const text = await ways.unchangedTextOf(way, get(name), 'fr')
    expect(text).not.toMatch(/987[.\s\u00a0\u202f]?654/)
    expect(text).not.toContain('Geheimstraat')
    expect(text).not.toContain('50.765')
  }
})

test('the map of a hidden address shows a circle, and its true point is on no way out', async () => {
  expect(await ways.unchangedTextOf('page', get('area'), 'fr')).toContain('areaRadiusInMetres')
  expect(await ways.unchangedTextOf('page', get('address'), 'fr')).not.toContain('areaRadiusInMetres')
  for (const way of ways.names)
    expect(await ways.unchangedTextOf(way, get('area'), 'fr')).not.toContain('50.765432')
})

test('names of files that tell a hidden street are on no way out, and the office finds the files by them', async () => {
  const property = get('address')
  const name = new RegExp(`${property.ref}-[0-9a-f]{12}\\.png`)
  expect(await ways.unchangedTextOf('page', property, 'fr')).toMatch(name)
  expect(await ways.unchangedTextOf('documents of it', property, 'fr')).toMatch(/Document 1.*Plan/)
  for (const locale of ['nl', 'fr', 'en', 'de'] as const)
    for (const way of ways.names)
      expect([way, await ways.unchangedTextOf(way, property, locale)]).toEqual([
        way,
        expect.not.stringMatching(/canaris/i),
      ])
  const media = { collection: 'media', limit: 100, locale: 'all', overrideAccess: false } as const
  const shownMedia = await payload.find(media)
  expect(shownMedia.totalDocs).toBeGreaterThan(4)
  for (const answer of [
    shownMedia,
    await readCollections(payload, 'all'),
    await payload.find({ ...media, select: { originalName: true } }),
  ])
    expect(JSON.stringify(answer)).not.toMatch(/canaris/i)
  const query = { ...media, where: { originalName: { contains: fileCanary } } }
  await expect(payload.find(query)).rejects.toThrow()
  let exported = ''
  for await (const piece of exportProperties(payload, new Date())) exported += piece
  expect(exported).toMatch(name)
  expect(exported).not.toMatch(/canaris/i)
  const { docs } = await payload.find({
    collection: 'media',
    where: { originalName: { contains: fileCanary } },
  })
  expect(docs).toHaveLength(4)
})

test('a hidden street is no word that finds, completes or is offered', async () => {
  for (const street of ['geheimstraat', 'geheimstraa', 'geheim']) {
    const filters = { ...unfilteredListing('sale'), words: [street] }
    expect((await findListing(filters, 'fr')).total).toBe(0)
    expect(await findNearSearches(filters, 'fr')).toEqual([])
    expect((await findQuickSearch(street, 'fr')).searches).toEqual([])
  }
  const shown = { ...unfilteredListing('sale'), words: ['canarystraat'] }
  expect((await findListing(shown, 'fr')).total).toBeGreaterThan(0)
})

test('nor are they in any answer of a collection, in one language or in all', async () => {
  for (const locale of ['fr', 'all'] as const) {
    const text = JSON.stringify(await readCollections(payload, locale))
    expect(text).toContain('Canary shown')
    for (const canary of ['Canary draft', 'Canary takeover', 'Geheimstraat', '50.765', String(price)])
      expect(text).not.toContain(canary)
  }
})

test('a takeover is on every way again once the site shows them', async () => {
  forgetCachedReads()
  await payload.updateGlobal({ slug: 'siteConfig', data: { showTakeovers: true }, context: quiet() })
  const property = get('takeover')
  for (const way of [
    'page',
    'list for sale',
    'map',
    'quick search by number',
    'chosen',
    'sitemap',
    'its project',
  ])
    expect([way, await ways.textOf(way, property, 'fr')]).toEqual([
      way,
      expect.stringContaining(String(property.ref)),
    ])
})
