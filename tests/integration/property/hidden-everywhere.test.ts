import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GET as getOpenHouse } from '@/app/(site)/calendar/open-house/[locale]/[file]/route'
import { GET as getPhotos } from '@/app/(site)/card-photos/[locale]/[ref]/route'
import { GET as getSitemap } from '@/app/(site)/sitemaps/[name]/route'
import { describePropertyForm } from '@/app/(site)/_views/describe-property'
import { loadSitePage } from '@/app/(site)/_views/load-site-page'
import { findDynamicOptions } from '@/composition/find-dynamic-options'
import { exportProperties } from '@/features/import/server/export-properties'
import { storeDocument, storePicture } from '@/features/import/server/files/store-file'
import { getVisitPlace } from '@/features/appointments/server/calendar-of-appointment'
import { propertySubject } from '@/features/leads/server/lead-subject'
import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { findChosenProperties } from '@/features/listings/server/find-chosen-properties'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findComparison } from '@/features/listings/server/find-comparison'
import {
  findLatestProperties,
  findSpotlightProperties,
} from '@/features/listings/server/find-latest-properties'
import { findListing } from '@/features/listings/server/find-listing'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { findNearSearches, findReadings } from '@/features/listings/server/near-words'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { findSimilarProperties } from '@/features/listings/server/find-similar-properties'
import { getListingFacts } from '@/features/listings/server/get-listing-facts'
import { findMapProperties } from '@/features/map/server/find-map-properties'
import { findProjects } from '@/features/projects/server/find-projects'
import { openHouseFilePath } from '@/features/property-page/model/open-house-file'
import { getProject } from '@/features/projects/server/get-project'
import { findSubject } from '@/features/submissions/server/find-subject'
import { sha256 } from '@/lib/values/digest'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import type { Locale } from '@/lib/i18n/locales'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'

/** What is hidden is hidden on every way out: one property per reason to hide, each with its own canary. */

let running: TestPayload
let payload: Payload
let project: { id: string }
let locality: { id: string }

const price = 987_654
const latitude = 50.123456

interface Hidden {
  id: string
  ref: number
}

const openHouse = { start: '2099-12-05T09:00:00.000Z', end: '2099-12-05T11:00:00.000Z' }

const properties = new Map<string, Hidden>()

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
  const shared = {
    headline,
    description: headline,
    pictures: [picture.id],
    project: project.id,
    locality: locality.id,
  }
  const place = { latitude, longitude: 5.5, street: 'Canarystraat', number: '77', publishAddress: true }
  const made = await makeMinimal(payload, 'properties', {
    ...{
      goal: 'sale',
      status: 'active',
      _status: 'published',
      isSpotlight: true,
      price: 123_456,
      publishPrice: true,
    },
    ...shared,
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
      ...{ collection, locale: 'fr', context: quiet() },
      // The fields of two collections.
      data: data as never,
      file: { name, data: content, mimetype: 'application/octet-stream', size: content.length },
    })
  const uploads = [
    await upload('media', `${fileCanary}-1.png`, thinPng(40, 24), { alt: 'Façade' }),
    await upload('media', `${fileCanary}-2.png`, thinPng(41, 24), { alt: 'Plan' }),
  ]
  await upload('documents', `${fileCanary}-3.pdf`, pdf('3'), {
    ...{ title: 'Plan', property: id, kind: 'plan', audience: 'onRequest' },
  })
  const context = { req: await createLocalReq({}, payload), property: id, facts: {} }
  const ofFeed = (field: 'pictures' | 'plans' | 'documents', name: string, content: Buffer) => ({
    ...{ field, entry: `https://feed.test/${fileCanary}-${name}`, index: 0 },
    ...{ content, contentHash: sha256(content) },
  })
  const imported = [
    await storePicture(context, ofFeed('pictures', '4.png', thinPng(42, 24))),
    await storePicture(context, ofFeed('plans', '5.png', thinPng(43, 24))),
  ]
  await payload.update({
    ...{ collection: 'documents', id: await storeDocument(context, ofFeed('documents', '6.pdf', pdf('6'))) },
    ...{ data: { audience: 'onRequest' }, context: quiet() },
  })
  await payload.update({
    ...{ collection: 'properties', id, context: quiet() },
    data: {
      pictures: [uploads[0]?.id ?? '', imported[0] ?? ''],
      plans: [uploads[1]?.id ?? '', imported[1] ?? ''],
    },
  })
}

const get = (name: string): Hidden => properties.get(name) ?? { id: '', ref: 0 }

/** The answer of a route, without what an answer of any route says. */
const answerOf = async (asked: Promise<Response>) => {
  const answer = await asked
  return answer.ok ? answer.text() : answer.status
}

/** Everything that a visitor can ask about a property in a language. */
const ways: Record<string, (property: Hidden, locale: Locale) => Promise<unknown>> = {
  page: async ({ ref }, locale) => {
    const loaded = await loadSitePage(locale, `property/${ref}`)
    if (loaded.kind !== 'property') return loaded
    return [loaded, await describePropertyForm(loaded, locale, {})]
  },
  'structured data': ({ ref }, locale) => getListingFacts(ref, locale),
  'list for sale': (_, locale) => findListing(unfilteredListing('sale'), locale),
  'list to let': (_, locale) => findListing(unfilteredListing('rent'), locale),
  map: (_, locale) => findMapProperties(unfilteredListing('sale'), locale),
  'quick search by number': ({ ref }, locale) => findQuickSearch(String(ref), locale),
  'quick search by words': (_, locale) => findQuickSearch('canar', locale),
  'list by words': (_, locale) => findListing({ ...unfilteredListing('sale'), words: ['canary'] }, locale),
  'near words': (_, locale) =>
    findNearSearches({ ...unfilteredListing('sale'), words: ['canary', 'withdrwan'] }, locale),
  'what a word was taken for': (_, locale) =>
    findReadings({ ...unfilteredListing('sale'), words: ['canary', 'takeovr'] }, locale),
  'quick search, empty': (_, locale) => findQuickSearch('', locale),
  spotlight: (_, locale) => findSpotlightProperties('both', 50, locale),
  latest: (_, locale) => findLatestProperties('both', 50, locale),
  chosen: ({ id }, locale) => findChosenProperties([id], locale),
  favourites: ({ ref }, locale) => findPropertiesByRefs([ref], locale),
  comparison: ({ ref }, locale) => findComparison([ref], locale),
  'similar to another': async (_, locale) =>
    (await findSimilarProperties(get('shown').ref, locale, 50)).properties,
  'similar to it': async ({ ref }, locale) => (await findSimilarProperties(ref, locale, 50)).properties,
  'its project': (_, locale) => getProject(project.id, locale),
  projects: (_, locale) => findProjects(locale),
  places: () => findCityPlaces(),
  'form about it': ({ ref }, locale) =>
    findSubject(payload, { kind: 'contactMe', about: 'property', locale }, String(ref)),
  'documents of it': ({ ref }, locale) => findDynamicOptions('propertyDocuments', locale, ref),
  'e-mail about it': ({ id }, locale) => propertySubject(id, { payload, locale, t: mailTranslator(locale) }),
  'place of a visit': ({ id }, locale) => getVisitPlace(payload, { property: id } as never, locale),
  'pictures of its card': ({ ref }, locale) =>
    answerOf(
      getPhotos(new Request('http://x.test'), { params: Promise.resolve({ locale, ref: String(ref) }) }),
    ),
  'open house as a file': ({ ref }, locale) => {
    const file = openHouseFilePath(ref, openHouse, locale).split('/').at(-1) ?? ''
    return answerOf(getOpenHouse(new Request('http://x.test'), { params: Promise.resolve({ locale, file }) }))
  },
  sitemap: async (_, locale) => {
    const answer = await getSitemap(new Request('http://x.test'), {
      params: Promise.resolve({ name: 'properties-1.xml' }),
    })
    const text = await answer.text()
    // One entry names all languages.
    return [...text.matchAll(/<loc>([^<]*)<\/loc>[\s\S]*?<\/url>/g)].flatMap(([entry, url]) =>
      url?.includes(`/${locale}/`) ? [url, ...(entry.match(/<image:loc>[^<]*/g) ?? [])] : [],
    )
  },
}

const api = async (locale: Locale | 'all') => {
  const slugs = payload.config.collections
    .map(({ slug }) => slug as CollectionSlug)
    .filter((slug) => slug !== 'media')
  const read = { depth: 3, limit: 100, locale, overrideAccess: false, draft: true } as const
  return Promise.all(slugs.map((collection) => payload.find({ collection, ...read }).catch(() => null)))
}

const textOfWay = async (way: string, property: Hidden, locale: Locale): Promise<string> =>
  JSON.stringify((await ways[way]?.(property, locale)) ?? null)

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
  await addFilesOfAddress()
})
afterAll(() => running.stop())

/** Ways on which a property as such is named; the others only exist for it. */
const naming = [
  ...[
    'page',
    'list for sale',
    'list by words',
    'map',
    'quick search by number',
    'quick search, empty',
    'spotlight',
    'latest',
    'chosen',
  ],
  ...[
    'favourites',
    'comparison',
    'its project',
    'e-mail about it',
    'sitemap',
    'form about it',
    'structured data',
    'open house as a file',
  ],
]

test.each(naming)('a property that is shown is found on the way "%s"', async (way) => {
  const property = get('shown')
  const text = (await textOfWay(way, property, 'fr')).toLowerCase()
  if (way === 'structured data') expect(text).toContain('canarystraat')
  else expect(text).toContain(way === 'quick search, empty' ? 'canary' : String(property.ref))
})

test('a card gets the pictures of a property that is shown', async () => {
  const text = await textOfWay('pictures of its card', get('shown'), 'fr')
  expect(text).toMatch(/picture-[0-9a-f]{12}/)
})

const hidden = [
  ['draft', 'fr'],
  ['takeover', 'fr'],
  ['withdrawn', 'fr'],
  ['language', 'de'],
] as const

/** What people who deal with the agency already may still be told of a property that left the site. */
const forThoseConcerned = [
  'withdrawn e-mail about it',
  'withdrawn place of a visit',
  'language place of a visit',
]
/** Answers with the number alone; the page of the form leads to a language in which the property is published. */
const numberOnly = ['language form about it']

test.each(hidden.flatMap(([name, locale]) => Object.keys(ways).map((way) => [name, locale, way] as const)))(
  'hidden by %s (%s): not on the way "%s"',
  async (name, locale, way) => {
    if ([...forThoseConcerned, ...numberOnly].includes(`${name} ${way}`)) return
    const property = get(name)
    const text = (await textOfWay(way, property, locale)).toLowerCase()
    // A redirect to a language in which it is published names the path.
    if (name === 'language' && /^\{"kind":"redirect","to":"\/(?:nl|fr)\//.test(text)) return
    expect(text).not.toContain(`canary ${name}`)
    expect(text).not.toContain(`canary-${name}`)
    if (!text.includes('"query"')) expect(text).not.toContain(String(property.ref))
    if (way === 'structured data' && name !== 'withdrawn' && name !== 'language') expect(text).toBe('null')
  },
)

test.each(Object.keys(ways))('a hidden price and a hidden address are not on the way "%s"', async (way) => {
  for (const name of ['price', 'address']) {
    const text = await textOfWay(way, get(name), 'fr')
    expect(text).not.toMatch(/987[.\s\u00a0\u202f]?654/)
    expect(text).not.toContain('Geheimstraat')
    expect(text).not.toContain('50.765')
  }
})

test('names of files that tell a hidden street are on no way out, and the office finds the files by them', async () => {
  const property = get('address')
  const name = new RegExp(`${property.ref}-[0-9a-f]{12}\\.png`)
  expect(await textOfWay('page', property, 'fr')).toMatch(name)
  expect(await textOfWay('documents of it', property, 'fr')).toMatch(/Document 1.*Plan/)
  for (const locale of ['nl', 'fr', 'en', 'de'] as const)
    for (const way of Object.keys(ways))
      expect([way, await textOfWay(way, property, locale)]).toEqual([
        way,
        expect.not.stringMatching(/canaris/i),
      ])
  const media = { collection: 'media', limit: 100, locale: 'all', overrideAccess: false } as const
  const asked = await payload.find(media)
  expect(asked.totalDocs).toBeGreaterThan(4)
  for (const answer of [
    asked,
    await api('all'),
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
    const text = JSON.stringify(await api(locale))
    expect(text).toContain('Canary shown')
    for (const canary of ['Canary draft', 'Canary takeover', 'Geheimstraat', '50.765', String(price)])
      expect(text).not.toContain(canary)
  }
})

test('a takeover is on every way again once the site shows them', async () => {
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
    expect([way, await textOfWay(way, property, 'fr')]).toEqual([
      way,
      expect.stringContaining(String(property.ref)),
    ])
})
