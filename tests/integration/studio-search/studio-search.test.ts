import { createPayloadRequest, type Payload, type PayloadRequest, type Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { SearchAnswer } from '@/features/studio-search/model/search-answer'
import { findEndpoints } from '@/features/studio-search/server/find-endpoints'
import { findIndex } from '@/features/studio-search/server/index-documents'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let property: string
let owner: string
let locality: string

const context = () => ({ ...quiet(), acceptIncomplete: true })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  locality = (await makeMinimal(payload, 'localities', { name: 'Liège', slug: 'liege', zip: '4000' })).id
  await makeMinimal(payload, 'localities', { name: 'Flémalle', slug: 'flemalle', zip: '4400' })
  const type = (await makeMinimal(payload, 'propertyTypes', { name: 'Maison', slug: 'maison', webId: 1 })).id
  owner = (await makeMinimal(payload, 'owners', { name: 'Odette Vanderbeken', email: 'odette@example.org' }))
    .id
  const agent = accounts.agent as unknown as { agent: string }
  const commonData = { locality, type, furtherTypes: [], goal: 'sale', _status: 'draft', owners: [owner] }
  property = (
    await makeMinimal(payload, 'properties', {
      ...commonData,
      ref: 2231,
      reference: 'AB-12',
      street: 'Rue du Bac',
      houseNumber: '12',
      headline: 'Fermette rénovée',
      agent: agent.agent,
    })
  ).id
  const other = await makeMinimal(payload, 'properties', {
    ...commonData,
    ref: 2232,
    street: 'Quai Marnette',
  })
  await makeMinimal(payload, 'leads', {
    subject: 'Visite',
    property,
    person: { firstName: 'Zoé', lastName: 'Lambrechts' },
  })
  await makeMinimal(payload, 'leads', {
    subject: 'Visite',
    property: other.id,
    person: { firstName: 'Zoé', lastName: 'Peeters' },
  })
  await makeMinimal(payload, 'pages', { title: 'Estimation gratuite' })
  await makeMinimal(payload, 'media', { alt: 'Façade en pierre' })
})
afterAll(() => running.stop())

async function requestOf(user: Account, query: Record<string, string>): Promise<PayloadRequest> {
  const request = new Request(`http://localhost/api/found/?${new URLSearchParams(query)}`, {
    headers: { 'accept-language': 'fr' },
  })
  const req = await createPayloadRequest({ config: payload.config, request })
  return Object.assign(req, { payload, user })
}

async function ask(role: Role, query: Record<string, string>): Promise<SearchAnswer> {
  const [endpoint] = findEndpoints
  const response = await endpoint!.handler(await requestOf(accounts[role], query))
  return (await response.json()) as SearchAnswer
}

const titlesOf = ({ groups }: SearchAnswer, kind: string) =>
  groups.filter((group) => group.kind === kind).flatMap(({ hits }) => hits.map(({ title }) => title))

const titlesFor = async (role: Role, text: string, kind: string) => titlesOf(await ask(role, { text }), kind)

describe('the search of the studio finds', () => {
  test.each([
    ['a property by its number', '2231', 'properties'],
    ['a property by its reference', 'ab12', 'properties'],
    ['a property by its street', 'rue du bac', 'properties'],
    ['a property by its owner', 'vanderbeken', 'properties'],
    ['a property without accents', 'fermette renovee', 'properties'],
    ['a property with a mistake', 'fermete renove', 'properties'],
    ['a lead by name, with a mistake', 'lambrecht', 'leads'],
    ['a page', 'estimation', 'pages'],
    ['a picture by its alternative text', 'facade pierre', 'media'],
    ['an owner by e-mail address', 'odette@example.org', 'owners'],
    ['a locality by its postal code', '4400', 'localities'],
    ['a setting', 'captcha', 'places'],
    ['an action', 'nouveau bien', 'actions'],
    ['help by a word of its text', 'HEIC', 'help'],
    ['help by its title, with a mistake', 'sauvegrades', 'help'],
  ])('%s', async (_, text, kind) => {
    expect(await titlesFor('administrator', text, kind)).not.toEqual([])
  })
})

test('a property comes before the pictures that are named after it', async () => {
  await makeMinimal(payload, 'media', { alt: 'Fermette' })
  const { groups } = await ask('editor', { text: 'fermette' })
  expect(groups.map(({ kind }) => kind)).toEqual(['properties', 'media'])
})

test('a found picture has another URL after each change', async () => {
  const pictureOf = async () => (await ask('editor', { text: 'facade pierre' })).groups[0]?.hits[0]?.picture
  const before = await pictureOf()
  expect(before).toMatch(/^\/api\/media\/file\/[\w.-]+\?v=[a-z0-9]+$/)
  const where = { alt: { equals: 'Façade en pierre' } }
  await payload.update({ collection: 'media', where, data: { credit: 'Léa' }, context: quiet() })
  expect(await pictureOf()).not.toBe(before)
})

test('a text with a mistake says what was searched for', async () => {
  expect((await ask('editor', { text: 'fermete' })).corrected).toBe('fermette')
  expect((await ask('editor', { text: 'fermette' })).corrected).toBeNull()
})

test('a mistake is corrected by no word of documents that the role may not read', async () => {
  expect((await ask('editor', { text: 'lambrechst' })).corrected).toBe('lambrechts')
  expect((await ask('translator', { text: 'lambrechst' })).corrected).toBeNull()
  expect((await ask('translator', { text: 'vanderbekn' })).corrected).toBeNull()
  expect((await ask('agent', { text: 'peetters' })).corrected).toBeNull()
})

describe('a role finds what it may read:', () => {
  test.each<[Role, string, string, number]>([
    ['administrator', 'zoé', 'leads', 2],
    ['editor', 'zoé', 'leads', 2],
    // Only the lead about the own property.
    ['agent', 'zoé', 'leads', 1],
    ['translator', 'zoé', 'leads', 0],
    ['translator', 'vanderbeken', 'owners', 0],
    ['translator', 'vanderbeken', 'properties', 0],
    ['translator', 'marnette', 'properties', 1],
    ['agent', 'vanderbeken', 'properties', 2],
    ['agent', 'captcha', 'places', 0],
    ['translator', 'nouveau bien', 'actions', 0],
    ['agent', 'nouveau bien', 'actions', 1],
    ['editor', 'codes de secours', 'help', 1],
    ['editor', 'état du site et sauvegardes', 'help', 0],
    ['administrator', 'état du site et sauvegardes', 'help', 1],
  ])('%s, “%s”, %s', async (role, text, kind, count) => {
    expect(await titlesFor(role, text, kind)).toHaveLength(count)
  })

  test.each<Role>(['anonymous', 'owner', 'subscriber'])('%s finds nothing at all', async (role) => {
    const [endpoint] = findEndpoints
    const response = await endpoint!.handler(await requestOf(accounts[role], { text: '2231' }))
    expect(response.status).toBe(404)
  })
})

test('without a text come the last choices that may still be read, and actions', async () => {
  const recent = `properties:${property},owners:${owner},places:globals/siteConfig/,properties:gone`
  const all = await ask('administrator', { recent })
  expect(all.groups.map(({ kind }) => kind)).toEqual(['recent', 'actions'])
  expect(titlesOf(all, 'recent')).toHaveLength(3)
  expect(titlesOf(await ask('translator', { recent }), 'recent')).toHaveLength(1)
  expect(titlesOf(await ask('translator', { recent: 'help:help/pages/' }), 'recent')).toEqual([
    'Pages et blocs',
  ])
})

/** As the list of the studio and its pickers ask. */
const listed = async (
  collection: 'properties' | 'localities' | 'media' | 'owners',
  title: string,
  text: string,
) => {
  const { docs } = await payload.find({
    collection,
    where: { or: [{ [title]: { like: text } }, { id: { like: text } }] },
    draft: true,
    depth: 0,
    overrideAccess: false,
    user: accounts.editor,
    req: await requestOf(accounts.editor, {}),
  })
  return docs.length
}

test.each([
  ['localities', 'studioTitle', '4400', 1],
  ['localities', 'studioTitle', 'liege', 1],
  ['localities', 'studioTitle', 'flemale', 1],
  ['properties', 'studioTitle', 'marnette', 1],
  ['properties', 'studioTitle', 'ab 12', 1],
  ['properties', 'studioTitle', 'vanderbeken', 2],
  ['media', 'filename', 'facade', 1],
  ['owners', 'name', 'odette@example.org', 1],
  ['owners', 'name', 'xyzxyz', 0],
] as const)('the list of %s, asked for a %s like %s, has %i', async (collection, title, text, count) => {
  expect(await listed(collection, title, text)).toBe(count)
})

test('the API answers a list of the studio the same', async () => {
  const { send } = await openStudioApi(running, 'editor')
  const response = await send('/api/localities?depth=0&where[studioTitle][like]=4400')
  const { docs } = (await response.json()) as { docs: { name: string }[] }
  expect(docs.map(({ name }) => name)).toEqual(['Flémalle'])
})

test('a search keeps the other conditions of a list', async () => {
  const where: Where = {
    and: [{ ref: { equals: 2232 } }, { or: [{ studioTitle: { like: 'vanderbeken' } }] }],
  }
  const { docs } = await payload.find({
    collection: 'properties',
    where,
    draft: true,
    overrideAccess: false,
    user: accounts.editor,
  })
  expect(docs.map(({ ref }) => ref)).toEqual([2232])
})

describe('the rows follow', () => {
  test('a draft that is not published', async () => {
    const data = { street: 'Chaussée Brunehault' }
    await payload.update({ collection: 'properties', id: property, data, draft: true, context: context() })
    expect(await titlesFor('editor', 'brunehault', 'properties')).toHaveLength(1)
  })

  test('a name that properties are found by', async () => {
    await payload.update({
      collection: 'owners',
      id: owner,
      data: { name: 'Odette Kempeneers' },
      context: context(),
    })
    await expect.poll(() => titlesFor('editor', 'kempeneers', 'properties')).toHaveLength(2)
  })

  test('a deletion', async () => {
    const gone = await makeMinimal(payload, 'agents', { name: 'Wolfgang Kirchner' })
    expect(await titlesFor('editor', 'kirchner', 'agents')).toHaveLength(1)
    await payload.delete({ collection: 'agents', id: gone.id, context: context() })
    expect(
      await payload.db.count({ collection: 'studioSearchRows', where: { document: { equals: gone.id } } }),
    ).toEqual({
      totalDocs: 0,
    })
  })

  test('the worker, where a row is missing', async () => {
    await payload.db.deleteMany({ collection: 'studioSearchRows', where: { kind: { equals: 'pages' } } })
    expect(await titlesFor('editor', 'estimation', 'pages')).toEqual([])
    await findIndex.repair(payload, new Date())
    expect(await titlesFor('editor', 'estimation', 'pages')).toHaveLength(1)
  })
})

test('the title of a place holds its postal code and its names, by which a picker offers it', async () => {
  const title = async () =>
    (await payload.findByID({ collection: 'localities', id: locality, overrideAccess: true })).studioTitle
  expect(await title()).toBe('4000 Liège')
  const change = { collection: 'localities', id: locality, overrideAccess: true } as const
  await payload.update({ ...change, locale: 'nl', data: { name: 'Luik' } })
  expect(await title()).toBe('4000 Luik · Liège')
  await payload.update({ ...change, locale: 'fr', data: { zip: '4020' } })
  expect(await title()).toBe('4020 Luik · Liège')
  await payload.update({ ...change, locale: 'fr', data: { zip: '4000' } })
})
