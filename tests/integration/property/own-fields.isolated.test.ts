import { randomUUID } from 'node:crypto'

import { createLocalReq, restoreVersionOperation, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'
import { parseListingQuery } from '@/features/listings/model/search-params'
import { findListing } from '@/features/listings/server/find-listing'
import { ownFilterTexts } from '@/features/listings/model/own-filter-texts'
import { indexProperties } from '@/features/listings/server/search-index/index-properties'
import { flattenProperty } from '@/features/import/model/flatten-property'
import { describeDemand } from '@/features/subscriptions/server/describe-demand'
import { findPropertiesOf } from '@/features/subscriptions/server/demand-index/find-properties'
import { indexDemands } from '@/features/subscriptions/server/demand-index/index-demands'
import { readOtherConditions } from '@/features/submissions/model/search-prefill'
import { findTarget } from '@/features/import/model/targets'
import { toWrites } from '@/features/import/server/property-data'
import { saveProperty } from '@/features/import/server/save-property'
import { describeStoredProperty } from '@/features/property-page/server/get-property'
import { locales } from '@/lib/i18n/locales'

import { findChanges } from '@/features/translation/model/find-changes'
import type { TranslationSheet } from '@/features/translation/model/translation-sheet'
import { makeAccounts } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Properties of an agency with fields of its own, which the tables of the database do not know. */

const labels = vi.hoisted((): Record<string, string> => {
  // What the setup of tests has loaded knows no own field.
  vi.resetModules()
  return {
    'parkingType.label': 'Stationnement',
    'parkingType.options.covered.label': 'couvert',
    'parkingType.options.open.label': 'en plein air',
    'cellars.label': 'Caves',
    'beams.label': 'Poutres',
    'charm.label': 'Charme',
    'renovatedOn.label': 'Rénové le',
  }
})

vi.mock('@site/fields', () => ({
  fields: [
    { name: 'parkingType', kind: 'choice', options: ['covered', 'open'], section: 'comfort', isFilter: true },
    { name: 'cellars', kind: 'number', section: 'comfort', isFilter: true },
    { name: 'beams', kind: 'flag', section: 'comfort', isFilter: true },
    { name: 'charm', kind: 'text', isLocalized: true, section: 'general' },
    { name: 'renovatedOn', kind: 'date', section: 'general' },
  ],
}))

/** The texts of these fields, as `site/messages` would have them. */
vi.mock('@/lib/i18n/schema-messages', async (original) => {
  const real = await original<typeof import('@/lib/i18n/schema-messages')>()
  const { localized } = await import('@/lib/i18n/locales')
  const ownText = ([place, ...path]: readonly string[]) => {
    const label = place === 'propertyFields' ? labels[path.join('.')] : undefined
    return label === undefined ? undefined : localized(() => label)
  }
  return {
    findSchemaText: (path: readonly string[]) => ownText(path) ?? real.findSchemaText(path),
    schemaText: (...path: string[]) => ownText(path) ?? real.schemaText(...path),
  }
})

let running: TestPayload
let payload: Payload
let ids: string[] = []

const values = [
  { parkingType: 'covered', cellars: 2, beams: 'yes' },
  { parkingType: 'open', cellars: 1, beams: 'no' },
  {},
]

/** As a visitor reads it. */
const read = (id: string, locale: 'fr' | 'nl' | 'all') =>
  payload.findByID({
    collection: 'properties',
    id,
    locale: locale as 'fr',
    fallbackLocale: false,
    depth: 1,
    overrideAccess: false,
  }) as unknown as Promise<Record<string, unknown>>

const update = (id: string, data: Record<string, unknown>, locale: 'fr' | 'nl' = 'fr') =>
  payload.update({ collection: 'properties', id, data, locale, context: quiet() })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const locality = await makeMinimal(payload, 'localities', { name: 'Montplain', zip: '6002' })
  const made = await Promise.all(
    values.map((ownValues, index) =>
      makeMinimal(payload, 'properties', {
        ref: 11 + index,
        goal: 'sale',
        status: 'active',
        _status: 'published',
        publishedIn: [...locales],
        locality: locality.id,
        ...ownValues,
      }),
    ),
  )
  ids = made.map(({ id }) => id)
})
afterAll(() => running.stop())

const [first, second, third] = [0, 1, 2].map((at) => () => ids[at] ?? '') as [
  () => string,
  () => string,
  () => string,
]

test('they are read under their names, a text in its language', async () => {
  await update(first(), { charm: 'Poutres de 1780', renovatedOn: '2020-05-04T12:00:00.000Z' })
  await update(first(), { charm: 'Balken van 1780' }, 'nl')
  expect(await read(first(), 'fr')).toMatchObject({ ...values[0], charm: 'Poutres de 1780' })
  expect(await read(first(), 'nl')).toMatchObject({ ...values[0], charm: 'Balken van 1780' })
  expect(await read(first(), 'all')).toMatchObject({
    charm: { fr: 'Poutres de 1780', nl: 'Balken van 1780' },
  })
  expect(await read(third(), 'fr')).toMatchObject({ parkingType: null, charm: null })
})

test('a save answers with them, so that the form of the studio keeps them', async () => {
  const saved = await update(first(), { bedrooms: 3 })
  expect(saved).toMatchObject({ bedrooms: 3, parkingType: 'covered', charm: 'Poutres de 1780' })
})

test('what an option list does not have is refused, under the name of the field', async () => {
  const wrong = update(first(), { parkingType: 'underground' })
  await expect(wrong).rejects.toMatchObject({ data: { errors: [{ path: 'parkingType' }] } })
})

test('the page of the property shows them in their sections', async () => {
  const property = await payload.findByID({
    collection: 'properties',
    id: first(),
    locale: 'fr',
    depth: 1,
    overrideAccess: false,
  })
  const { sections } = await describeStoredProperty(property, 'fr')
  const shown = sections.flatMap(({ section, facts }) =>
    facts.map(({ label, value }) => `${section}: ${label} ${value}`),
  )
  expect(shown).toEqual(
    expect.arrayContaining([
      'comfort: Stationnement couvert',
      'comfort: Caves 2',
      'general: Charme Poutres de 1780',
      'general: Rénové le 4 mai 2020',
    ]),
  )
})

test('lists filter by them', async () => {
  await indexProperties(payload, ids)
  const refsOf = async (query: string) => {
    const { properties } = await findListing(parseListingQuery(query, 'sale'), 'fr')
    return properties.map(({ ref }) => ref).sort()
  }
  expect(await refsOf('parkingType=covered')).toEqual([11])
  expect(await refsOf('cellars=1')).toEqual([11, 12])
  expect(await refsOf('cellars=2&parkingType=open')).toEqual([])
  expect(await refsOf('beams=1')).toEqual([11])
  expect((await findListing(unfilteredListing('sale'), 'fr')).total).toBe(3)
  expect(ownFilterTexts('fr')).toMatchObject([
    { name: 'parkingType', label: 'Stationnement', options: [{ value: 'covered', label: 'couvert' }, {}] },
    { name: 'cellars', steps: [1, 2, 3, 4, 5] },
    { name: 'beams', kind: 'flag' },
  ])
})

test('a registered search keeps what it asks of them, and finds by it', async () => {
  const searching = async (search: string) => {
    const email = `${randomUUID()}@example.org`
    const { id } = await makeMinimal(payload, 'demands', { goal: 'sale', confirmed: true, search, email })
    return payload.findByID({ collection: 'demands', id, depth: 0 })
  }
  const findsOf = async (search: string) => {
    const kept = readOtherConditions(search, 'sale')
    const demand = await searching(kept)
    await indexDemands(payload, [demand.id])
    const matches = await findPropertiesOf(payload, demand)
    return matches?.map((id) => ids.indexOf(id)).sort()
  }
  expect(await findsOf('parkingType=covered')).toEqual([0])
  expect(await findsOf('cellars=1&parkingType=open')).toEqual([1])
  expect(await findsOf('beams=1&cellars=3')).toEqual([])
  expect(await findsOf('nothing=1')).toEqual([0, 1, 2])
  const demand = await searching('cellars=2&beams=1')
  expect(await describeDemand(payload, demand, 'fr')).toContainEqual(
    expect.objectContaining({ value: expect.stringMatching(/Caves.:.2\+, Poutres/) }),
  )
})

test('feeds write them by name, in several languages at once, and the export has them', async () => {
  expect(findTarget('charm')).toMatchObject({ kind: 'localizedText', label: { fr: 'Charme' } })
  const writes = toWrites({ parkingType: 'open', 'charm:fr': 'Vue', 'charm:nl': 'Uitzicht' })
  const req = await createLocalReq({}, payload)
  const save = { id: second(), writes, wantsPublished: true, hasEditorDraft: false }
  expect(await saveProperty(req, save)).toBe('published')
  const stored = await read(second(), 'all')
  expect(flattenProperty(stored)).toMatchObject({
    parkingType: 'open',
    cellars: 1,
    'charm:fr': 'Vue',
    'charm:nl': 'Uitzicht',
  })
})

test('a translator finds their texts, and is told of one that changed', async () => {
  const { translator } = await makeAccounts(payload)
  const { endpoints } = payload.collections.properties.config
  const ask = (method: 'get' | 'post', options: { query?: Record<string, string>; body?: object }) =>
    callEndpoint(
      payload,
      (endpoints || []).filter((each) => each.method === method),
      '/:id/translation/texts',
      {
        ...options,
        user: translator ?? null,
        params: { id: third(), collection: 'properties' },
      },
    )
  const charmIn = async () => {
    const answer = await ask('get', { query: { language: 'nl' } })
    const { sheet } = (await answer.json()) as { sheet: TranslationSheet }
    return sheet.texts.find(({ path }) => path === 'charm')
  }
  await update(third(), { charm: 'Cour pavée' })
  const missing = await charmIn()
  expect(missing).toMatchObject({ state: 'missing', label: expect.stringMatching(/Charme$/) })
  const body = { language: 'nl', path: 'charm', basis: missing?.basis, segments: ['Geplaveide koer'] }
  expect((await ask('post', { body })).status).toBe(200)
  expect(await read(third(), 'all')).toMatchObject({ charm: { fr: 'Cour pavée' } })
  expect(await charmIn()).toMatchObject({ state: 'done', segments: [{ target: 'Geplaveide koer' }] })
  await update(third(), { charm: 'Cour fermée' })
  expect(await charmIn()).toMatchObject({ state: 'stale' })
})

test('what was not published yet says the own fields that differ', async () => {
  const { docs } = await payload.db.queryDrafts<Record<string, unknown>>({
    collection: 'properties',
    where: { parent: { equals: first() } },
    locale: 'all',
  })
  const { fields } = payload.collections.properties.config
  const [stored = {}] = docs
  const changed = {
    ...stored,
    ownValues: { ...(stored.ownValues as object), cellars: 5, charm: { fr: 'Neuf' } },
  }
  const changes = findChanges(fields, stored, changed, { language: 'fr', findBlock: () => undefined })
  expect(changes.map(({ label, languages }) => `${label} ${languages.join()}`)).toEqual([
    expect.stringMatching(/Caves $/),
    expect.stringMatching(/Charme nl,fr$/),
  ])
})

test('an older version brings its values back', async () => {
  const { docs } = await payload.findVersions({
    collection: 'properties',
    where: { parent: { equals: second() } },
    sort: '-updatedAt',
    limit: 2,
  })
  const former = docs.find(({ version }) => !(version as { charm?: unknown }).charm)
  const { editor } = await makeAccounts(payload)
  await restoreVersionOperation({
    id: former?.id ?? '',
    collection: payload.collections.properties,
    overrideAccess: false,
    req: await createLocalReq({ ...(editor && { user: editor }), context: quiet() }, payload),
  })
  expect(await read(second(), 'all')).toMatchObject({ cellars: 1, charm: null })
})

test('a sold property shows none of them', async () => {
  await update(first(), { status: 'sold', soldAt: new Date().toISOString() })
  expect((await read(first(), 'fr')).parkingType ?? null).toBeNull()
})
