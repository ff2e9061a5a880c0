import { createLocalReq, ValidationError, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'
import { checkSave } from '@/lib/payload/check-save'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const published = { _status: 'published' as const }

const requestOf = (role: Role) =>
  createLocalReq({ user: accounts[role] ?? undefined, locale: 'fr', context: quiet() }, payload)

/** What an operation was refused with; null when it was not. */
async function refusalOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ValidationError)
      return error.data?.errors.map(({ path, message }) => ({ path, message }))
    return error instanceof Error ? `${error.name}: ${error.message}` : error
  }
}

interface SaveQuery {
  collection: CollectionSlug
  id: string
  locale?: Locale | null
  role?: Role
}

const check = async ({ collection, id, locale = null, role = 'editor' }: SaveQuery) => {
  const req = await requestOf(role)
  return refusalOf(() => checkSave(req, { collection, id, locale }, published))
}

const publish = async ({ collection, id, locale = null, role = 'editor' }: SaveQuery) => {
  const req = await requestOf(role)
  return refusalOf(() =>
    payload.update({
      collection,
      id,
      // The test is about collections with this status.
      data: published as never,
      overrideAccess: false,
      req,
      ...(locale && { publishSpecificLocale: locale }),
    }),
  )
}

/** The row and its versions with their marks, as the database has them. */
const stored = async (collection: CollectionSlug, id: string) => [
  await payload.db.findOne({ collection, where: { id: { equals: id } }, locale: 'all' }),
  (await payload.db.findVersions({ collection, where: { parent: { equals: id } }, locale: 'all' })).docs,
]

async function draftOf(collection: CollectionSlug, data: object): Promise<string> {
  const { id } = await makeMinimal(payload, collection, { ...data, _status: 'draft' })
  return id
}

const saveDraft = (collection: 'modules' | 'pages', id: string, data: object) =>
  payload.update({ collection, id, locale: 'fr', data, draft: true, context: quiet() })

async function pageWithoutTitle(): Promise<string> {
  const id = await draftOf('pages', { title: 'Sans titre' })
  await saveDraft('pages', id, { title: '' })
  return id
}

async function moduleWithoutBlock(): Promise<string> {
  const id = await draftOf('modules', {})
  await saveDraft('modules', id, { blocks: [] })
  return id
}

async function trashedPage(): Promise<string> {
  const id = await draftOf('pages', { title: 'Jetée' })
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'pages', id, data, context: quiet() })
  return id
}

const propertyWith = (data: object) => () => draftOf('properties', data)

test.each<[string, CollectionSlug, () => Promise<string>, Partial<SaveQuery>]>([
  ['a page', 'pages', () => draftOf('pages', { title: 'Prête' }), {}],
  ['a page in one language', 'pages', () => draftOf('pages', { title: 'Prête' }), { locale: 'fr' }],
  ['a page without a title', 'pages', pageWithoutTitle, {}],
  ['a page without a title in that language', 'pages', pageWithoutTitle, { locale: 'nl' }],
  ['a page in the trash', 'pages', trashedPage, {}],
  ['a page that does not exist', 'pages', async () => 'none', {}],
  ['a page by a translator', 'pages', () => draftOf('pages', { title: 'Traduite' }), { role: 'translator' }],
  ['a page by an owner', 'pages', () => draftOf('pages', { title: 'Privée' }), { role: 'owner' }],
  ['a page by nobody', 'pages', () => draftOf('pages', { title: 'Publique' }), { role: 'anonymous' }],
  ['a property', 'properties', propertyWith({}), {}],
  ['a property without its mentions', 'properties', propertyWith({ epcState: null }), {}],
  ['the same in one language', 'properties', propertyWith({ epcState: null }), { locale: 'de' }],
  [
    'a property with a reason that is too short',
    'properties',
    propertyWith({ epcState: null, complianceOverride: { reason: 'non' } }),
    { role: 'administrator' },
  ],
  ['a testimonial', 'testimonials', () => draftOf('testimonials', { name: 'Ana' }), {}],
  ['a module without a block', 'modules', moduleWithoutBlock, {}],
])(
  '%s: the check refuses what its publication refuses, and writes nothing',
  async (_what, slug, make, args) => {
    const target = { collection: slug, id: await make(), ...args }
    const before = await stored(slug, target.id)
    const checked = await check(target)
    expect(await stored(slug, target.id)).toEqual(before)
    expect(checked).toEqual(await publish(target))
  },
)

test('the cases above include refusals of fields, of rules and of access, and what is accepted', async () => {
  const id = await draftOf('pages', { title: 'Prête' })
  expect(await check({ collection: 'pages', id })).toBeNull()
  expect(await check({ collection: 'pages', id, role: 'translator' })).toContain('Forbidden')
  expect(await check({ collection: 'pages', id: await pageWithoutTitle() })).toMatchObject([
    { path: 'title' },
  ])
  const incomplete = await check({
    collection: 'properties',
    id: await draftOf('properties', { epcState: null }),
  })
  expect(incomplete).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'epcTotal' })]))
})

test.each<[string, Role, object]>([
  ['a whole header', 'editor', { topBar: { left: [] } }],
  ['a header with a link that leads nowhere', 'editor', { topBar: { left: [{ label: 'Vide' }] } }],
  ['a header by an agent', 'agent', { topBar: { left: [] } }],
])('%s: the check refuses what its publication refuses, and writes nothing', async (_what, role, data) => {
  await payload.updateGlobal({ slug: 'header', locale: 'fr', data, draft: true, context: quiet() })
  const read = async () => [
    await payload.db.findGlobal({ slug: 'header', locale: 'all' }),
    (await payload.db.findGlobalVersions({ global: 'header', locale: 'all' })).docs,
  ]
  const before = await read()
  const req = await requestOf(role)
  const checked = await refusalOf(() => checkSave(req, { global: 'header' }, published))
  expect(await read()).toEqual(before)
  const real = await requestOf(role)
  const options = { slug: 'header' as const, data: published, overrideAccess: false, req: real }
  expect(checked).toEqual(await refusalOf(() => payload.updateGlobal(options)))
})

test('a version that is restored as a publication is refused by the same rule', async () => {
  const id = await draftOf('properties', { epcState: null })
  const accept = { ...quiet(), acceptIncomplete: true }
  await payload.update({ collection: 'properties', id, data: published, context: accept })
  const { docs } = await payload.findVersions({
    collection: 'properties',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
  })
  const req = await requestOf('editor')
  const restored = await refusalOf(() =>
    payload.restoreVersion({ collection: 'properties', id: String(docs[0]?.id), overrideAccess: false, req }),
  )
  expect(restored).toEqual(await check({ collection: 'properties', id }))
  expect(restored).toEqual(expect.arrayContaining([expect.objectContaining({ path: 'epcTotal' })]))
})
