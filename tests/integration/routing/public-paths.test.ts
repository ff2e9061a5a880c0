import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readRoutingSources } from '@/features/routing/server/routing-sources'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** Public paths belong to editors, and the home page keeps its own. */

type Data = Record<string, unknown>

let running: TestPayload
let payload: Payload
let accounts: Record<'translator' | 'agent' | 'editor', Account>
let homePage: string
let homeRoute: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  const publishedIn = ['nl', 'fr', 'en', 'de']
  homePage = (await make('pages', { title: 'Accueil', slug: '', _status: 'published', publishedIn })).id
  const { docs } = await payload.find({ collection: 'routes', where: { original: { equals: '/' } } })
  homeRoute = String(docs[0]?.id)
})
afterAll(() => running.stop())

const make = (collection: CollectionSlug, data: Data) => makeMinimal(payload, collection, data as never)

const as = (user: Account) => ({ user: user ?? undefined, overrideAccess: false, context: quiet() })

const change = (collection: CollectionSlug, id: string, data: Data, more: Data) =>
  payload.update({ collection, id, data, locale: 'fr', context: quiet(), ...more } as Parameters<
    Payload['update']
  >[0])

async function pathsOf(collection: CollectionSlug, id: string): Promise<unknown> {
  const states = [false, true].map(async (draft) => {
    const doc = await payload.findByID({ collection, id, locale: 'all', draft, depth: 0 })
    const { slug, path, original } = doc as unknown as Data
    return { slug, path, original }
  })
  return Promise.all(states)
}

const withPaths = [
  ['localities', { name: 'Liège', slug: 'liege' }],
  ['neighbourhoods', { name: 'Centre', slug: 'centre' }],
  ['propertyTypes', { name: 'Maison', slug: 'maison' }],
  ['articleCategories', { name: 'Conseils', slug: 'conseils' }],
  ['articles', { title: 'Vendre', slug: 'vendre', _status: 'published' }],
  ['pages', { title: 'Contact', slug: 'contact', _status: 'published' }],
  ['projects', { name: 'Rives', slug: 'rives', _status: 'published' }],
  ['testimonials', { name: 'Anne', slug: 'anne', _status: 'published' }],
  ['routes', { original: '/valuation/', path: '/estimation/' }],
] as const

test.each(withPaths)('neither translators nor agents change a path in %s', async (collection, data) => {
  const { id } = await make(collection, data)
  const before = await pathsOf(collection, id)
  const names = { name: 'Ailleurs', title: 'Ailleurs' }
  const wanted = { slug: 'ailleurs', path: '/ailleurs/', original: '/ailleurs/', ...names }
  for (const role of ['translator', 'agent'] as const)
    for (const draft of [false, true])
      await change(collection, id, wanted, { ...as(accounts[role]), draft }).catch(() => undefined)
  expect(await pathsOf(collection, id)).toEqual(before)
})

test('a translator’s drafts change no path of a published article, however many they save', async () => {
  const { id } = await make('articles', { title: 'Louer', slug: 'louer', _status: 'published' })
  const before = await pathsOf('articles', id)
  for (const text of [{ intro: 'Autre' }, { title: 'Ailleurs' }, { title: 'Encore' }])
    await change('articles', id, text, { ...as(accounts.translator), draft: true })
  expect(await pathsOf('articles', id)).toEqual(before)
})

test('an editor changes a path', async () => {
  const { id } = await make('localities', { name: 'Huy', slug: 'huy' })
  await change('localities', id, { slug: 'hoei' }, as(accounts.editor))
  expect(await pathsOf('localities', id)).toMatchObject([{ slug: { fr: 'hoei' } }, {}])
})

test('an unpublished first page may still become another page', async () => {
  const other = await makePayload()
  const create = (data: Data) =>
    other.payload.create({ collection: 'pages', data, draft: true, locale: 'fr', context: quiet() } as never)
  const first = (await create({ title: 'Accueil' })) as unknown as { id: string; path: string }
  expect(first.path).toBe('/')
  const data = { title: 'Contact', slug: 'contact' }
  const moved = await other.payload.update({
    collection: 'pages',
    id: first.id,
    draft: true,
    locale: 'fr',
    data,
    context: quiet(),
  } as Parameters<Payload['update']>[0])
  expect(moved).toMatchObject({ path: '/contact/' })
  await other.stop()
})

async function visit(path: string, days: number): Promise<unknown> {
  const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const [, locale, ...segments] = path.replace(/\/$/, '').split('/')
  const resolution = await resolvePublicUrl(await readRoutingSources(payload, now), locale as 'fr', segments)
  return resolution.kind === 'redirect'
    ? { to: resolution.to, permanent: resolution.permanent }
    : resolution.kind
}

test.each([
  ['another path', { path: '/accueil/' }],
  ['another original path', { original: '/home/' }],
])('the home route gets no %s, whoever asks', async (_what, data) => {
  for (const user of [accounts.translator, accounts.editor])
    await expect(change('routes', homeRoute, data, as(user))).rejects.toThrow()
  await expect(change('routes', homeRoute, data, { overrideAccess: true })).rejects.toMatchObject({
    status: 400,
  })
  expect(await visit('/fr/', 0)).toBe('content')
})

test('no other route gets the path of the home page', async () => {
  const { id } = await make('routes', { original: '/other/', path: '/autre/' })
  await expect(change('routes', id, { path: '/' }, as(accounts.editor))).rejects.toMatchObject({
    status: 400,
  })
  await expect(make('routes', { original: '/third/', path: '/' })).rejects.toMatchObject({ status: 400 })
})

test('the home page gets no slug, published or as a draft', async () => {
  for (const draft of [false, true])
    await expect(
      change('pages', homePage, { slug: 'accueil' }, { ...as(accounts.editor), draft }),
    ).rejects.toMatchObject({
      status: 400,
    })
  await change('pages', homePage, { title: 'Bienvenue' }, as(accounts.editor))
  expect(await pathsOf('pages', homePage)).toMatchObject([{ path: '/' }, { path: '/' }])
  expect(await visit('/fr/', 0)).toBe('content')
})

test('a changed path redirects for a day, then permanently; taken back it leaves no circle', async () => {
  const page = await make('pages', { title: 'Estimer', slug: 'estimer', _status: 'published' })
  const route = await payload.find({ collection: 'routes', where: { page: { equals: page.id } } })
  await change('routes', String(route.docs[0]?.id), { path: '/estimmer/' }, as(accounts.editor))
  expect(await visit('/fr/estimer/', 0)).toEqual({ to: '/fr/estimmer/', permanent: false })
  expect(await visit('/fr/estimer/', 0.99)).toEqual({ to: '/fr/estimmer/', permanent: false })
  expect(await visit('/fr/estimer/', 1.01)).toEqual({ to: '/fr/estimmer/', permanent: true })
  await change('routes', String(route.docs[0]?.id), { path: '/estimer/' }, as(accounts.editor))
  expect(await visit('/fr/estimer/', 0)).toBe('content')
  expect(await visit('/fr/estimmer/', 0)).toEqual({ to: '/fr/estimer/', permanent: false })
})

test('a redirect that an editor wrote is as permanent as the editor wants, at once', async () => {
  await make('pages', { title: 'Vendu', slug: 'vendu', _status: 'published' })
  await make('redirects', { from: '/fr/ancien/', to: '/fr/vendu/', permanent: true })
  expect(await visit('/fr/ancien/', 0)).toEqual({ to: '/fr/vendu/', permanent: true })
})
