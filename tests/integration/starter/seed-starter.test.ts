import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findableCollections } from '@/features/studio-search/server/findable-collections'
import { findIndex } from '@/features/studio-search/server/index-documents'
import { pageRoles } from '@/features/routing/model/page-roles'
import { segmentsOf } from '@/features/routing/model/public-path'
import { resolvePath } from '@/features/routing/model/resolve-path'
import { indexRouteTable, rolePath } from '@/features/routing/model/route-table'
import { findBrokenLinks } from '@/features/routing/server/find-broken-links'
import { readRouteTable } from '@/features/routing/server/read-route-table'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { locales } from '@/lib/i18n/locales'
import { shownToVisitors } from '@/lib/payload/agency-texts'

import { skipDiskSync } from '../../../scripts/content/database'
import { makeStore, type Store } from '../../../scripts/content/store'
import { seedStarter, type StarterAgency } from '../../../scripts/starter/seed-starter'
import { makeAccounts } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'

const day = '2026-11-20'

const agency: StarterAgency = {
  name: 'Immo Exemple',
  legalName: 'Immo Exemple SRL',
  email: 'info@immo-exemple.example',
  telephone: '081 00 00 00',
  licence: '500.001',
  centre: { name: 'Exempleville', latitude: 50.4674, longitude: 4.8718 },
  colour: '#1f6f5c',
  accent: '#b98a2f',
  languages: ['fr', 'nl'],
  defaultLanguage: 'nl',
}

let running: TestPayload
let payload: Payload
let store: Store

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await skipDiskSync(payload)
  store = makeStore(payload)
  await seedStarter(store, agency, day)
})
afterAll(() => running.stop())

const readIndex = async () => indexRouteTable(await readRouteTable(payload))

test('every path of the route table leads to its page, in every language', async () => {
  const index = await readIndex()
  expect(index.entries).toHaveLength(33)
  for (const entry of index.entries)
    for (const locale of locales) {
      const path = entry.paths[locale] ?? ''
      expect(resolvePath(index, locale, segmentsOf(path))).toMatchObject({ kind: 'entry', entry })
    }
})

test('original paths of the specification lead to where the pages are now', async () => {
  const index = await readIndex()
  expect(resolvePath(index, 'fr', ['contact-demand'])).toMatchObject({
    kind: 'redirect',
    to: '/fr/estimation-gratuite/',
  })
  expect(resolvePath(index, 'nl', ['demand-register'])).toMatchObject({
    kind: 'redirect',
    to: '/nl/ik-zoek/',
  })
})

test('every role and every form has a page that visitors can open', async () => {
  const index = await readIndex()
  const roles = [
    ...pageRoles,
    ...formKinds.map((kind) => `thankYou:${kind}` as const),
    'thankYou:documentsNotReady' as const,
  ]
  for (const locale of locales) expect(roles.filter((role) => !rolePath(index, role, locale))).toEqual([])
})

test('pages are published in every language, with the agency in their texts', async () => {
  for (const locale of locales) {
    const { docs } = await payload.find({
      collection: 'pages',
      locale,
      fallbackLocale: false,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      ...shownToVisitors,
    })
    expect(docs).toHaveLength(33)
    expect(docs.filter(({ title }) => !title)).toEqual([])
    const contact = JSON.stringify(docs.find(({ path }) => path === '/contact/'))
    expect(contact).toContain('Immo Exemple, Exempleville')
    expect(contact).not.toMatch(/\{(?:agency|phone|email|address)\}/)
  }
})

test('the settings have the agency, its languages and colours', async () => {
  const config = await payload.findGlobal({
    slug: 'siteConfig',
    locale: 'nl',
    depth: 0,
    overrideAccess: false,
  })
  expect(config).toMatchObject({
    agency: {
      name: 'Immo Exemple',
      companyName: 'Immo Exemple SRL',
      licenceNumber: '500.001',
      city: 'Exempleville',
    },
    brand: { primaryColour: '#1f6f5c', accentColour: '#b98a2f' },
    languageDefault: 'nl',
    seoDefaults: { titleSuffix: 'Immo Exemple' },
  })
  const used = (config.languageUse ?? []).flatMap(({ code, use }) => (use ? [code] : []))
  expect(used.toSorted()).toEqual(['fr', 'nl'])
  const { rules } = await payload.findGlobal({ slug: 'compliance', depth: 0 })
  expect(rules?.length).toBeGreaterThan(20)
  const { slots } = await payload.findGlobal({ slug: 'appointmentConfig', depth: 0 })
  expect(slots).toHaveLength(3)
  expect(await payload.findGlobal({ slug: 'popup', overrideAccess: false })).toEqual({})
})

test('the larger places around the agency are there, in every language', async () => {
  const { docs } = await payload.find({
    collection: 'localities',
    locale: 'nl',
    where: { zip: { equals: '5000' } },
  })
  expect(docs).toMatchObject([{ name: 'Namen', slug: 'namen', latitude: 50.467 }])
  // The names by which editors find it.
  expect(docs[0]?.studioTitle).toBe('5000 Namen · Namur')
})

test('nobody and nothing of an agency is stored', async () => {
  for (const collection of ['users', 'media', 'properties', 'agents', 'articles'] as const)
    expect((await payload.count({ collection, overrideAccess: true })).totalDocs).toBe(0)
})

test('the search of the studio knows every document', async () => {
  const all = { now: new Date(), last: undefined }
  for (const { slug } of findableCollections(payload))
    expect(await findIndex.findOutdated(payload, slug, all)).toEqual([])
})

test('a second seed refuses', async () => {
  await expect(seedStarter(store, { ...agency, name: 'Other' }, day)).rejects.toThrow('empty one only')
  const { agency: stored } = await payload.findGlobal({ slug: 'siteConfig', depth: 0 })
  expect(stored?.name).toBe('Immo Exemple')
})

test('the report of broken links is empty', async () => {
  const { editor } = await makeAccounts(payload)
  const req = await createLocalReq({ user: editor ?? undefined, locale: 'fr' }, payload)
  expect((await findBrokenLinks(req)).links).toEqual([])
})
