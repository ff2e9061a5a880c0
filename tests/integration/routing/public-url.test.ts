import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublicUrl } from '@/features/routing/model/public-url'
import { readRoutingSources } from '@/features/routing/server/routing-sources'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'
import { giveRoles } from '../../support/page-roles'

/** The field "public address" of pages, articles, projects and properties, as the studio uses it. */

type Data = Record<string, unknown>

let running: TestPayload
let payload: Payload
let editor: StudioApi
let translator: StudioApi
let home: string

const publishedIn = ['nl', 'fr', 'en', 'de']

const make = (collection: CollectionSlug, data: Data) =>
  makeMinimal(payload, collection, { publishedIn, _status: 'published', ...data })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation?.unshift(({ args, req }) => {
      req.context.skipRevalidation = true
      return args
    })
  editor = await openStudioApi(running, 'editor')
  translator = await openStudioApi(running, 'translator')
  home = (await make('pages', { title: 'Accueil', slug: '' })).id
  for (const [title, slug] of [
    ['À vendre', 'for-sale'],
    ['À louer', 'for-rent'],
  ])
    await make('pages', { title, slug })
  await giveRoles(payload)
})
afterAll(() => running.stop())

const urlOf = async (api: StudioApi, collection: string, id: string) =>
  (await (await api.send(`/api/${collection}/${id}/public-url`)).json()) as PublicUrl

const patch = (api: StudioApi, path: string, body: Data) =>
  api.send(`/api/${path}?locale=fr&depth=0`, { method: 'PATCH', body })

async function visit(path: string, days = 0): Promise<unknown> {
  const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const [, , ...segments] = path.replace(/\/$/, '').split('/')
  const resolution = await resolvePublicUrl(await readRoutingSources(payload, now), 'fr', segments)
  return resolution.kind === 'redirect'
    ? { to: resolution.to, permanent: resolution.permanent }
    : resolution.kind
}

/** The message at a field in the answer to a refused save. */
async function messageAt(answer: Response): Promise<Data[]> {
  const body = (await answer.json()) as { errors: { data: { errors: Data[] } }[] }
  return body.errors[0]?.data.errors ?? []
}

test.each([
  ['pages', { title: 'Estimer', slug: 'estimer' }, '/fr/estimer/'],
  ['articles', { title: 'Vendre vite' }, '/fr/vendre-vite/'],
] as const)(
  'the address of one of %s changes at once, and the old one redirects',
  async (slug, data, old) => {
    const { id } = await make(slug, data)
    const before = await urlOf(editor, slug, id)
    expect(before).toMatchObject({
      paths: { fr: old },
      openIn: ['fr'],
      route: { isHome: false, mayChange: true },
    })
    const route = `routes/${before.route?.id}`
    const path = `/${slug}-autre/`
    expect((await patch(editor, route, { path })).status).toBe(200)
    expect((await urlOf(editor, slug, id)).paths.fr).toBe(`/fr${path}`)
    expect(await visit(`/fr${path}`)).toBe('content')
    expect(await visit(old)).toEqual({ to: `/fr${path}`, permanent: false })
    expect(await visit(old, 1.01)).toEqual({ to: `/fr${path}`, permanent: true })
    // A later save of the document keeps the address.
    expect((await patch(editor, `${slug}/${id}`, { title: 'Autre titre' })).status).toBe(200)
    expect((await urlOf(editor, slug, id)).paths.fr).toBe(`/fr${path}`)
  },
)

test('a taken or invalid address is refused in words at the field', async () => {
  const { id } = await make('pages', { title: 'Équipe', slug: 'equipe' })
  const { route } = await urlOf(editor, 'pages', id)
  for (const [path, words] of [
    ['/a-vendre/', 'déjà ce chemin'],
    ['/admin/', 'utilisé par le site'],
    ['/a.html', 'point'],
    ['/', 'page d’accueil'],
  ] as const) {
    const refused = await patch(editor, `routes/${route?.id}`, { path })
    expect(refused.status).toBe(400)
    const message = expect.stringContaining(words) as string
    expect(await messageAt(refused)).toMatchObject([{ path: 'path', message }])
  }
})

test('a translator sees the address and does not change it', async () => {
  const { id } = await make('pages', { title: 'Agence', slug: 'agence' })
  const { paths, route } = await urlOf(translator, 'pages', id)
  expect([paths.fr, route?.mayChange]).toEqual(['/fr/agence/', false])
  expect((await patch(translator, `routes/${route?.id}`, { path: '/autre/' })).status).toBe(403)
})

test('the home page keeps its address and route, and editors do not delete it', async () => {
  const { route } = await urlOf(editor, 'pages', home)
  expect(route?.isHome).toBe(true)
  const other = await make('pages', { title: 'Seconde', slug: 'seconde' })
  for (const body of [
    { path: '/accueil/' },
    { page: other.id },
    { page: null },
    { external: 'https://a.example' },
  ])
    expect((await patch(editor, `routes/${route?.id}`, body)).status).toBe(400)
  const refused = await editor.send(`/api/routes/${route?.id}`, { method: 'DELETE' })
  expect(refused.status).toBe(409)
  expect(JSON.stringify(await refused.json())).toContain('ne peut pas être supprimée')
  const bulk = await editor.send(`/api/routes?where[id][in][0]=${route?.id}`, { method: 'DELETE' })
  expect(((await bulk.json()) as { docs: unknown[] }).docs).toEqual([])
  expect(await visit('/fr/')).toBe('content')
})

test('the address of a project changes when it is published, and is free', async () => {
  const [{ id }] = [await make('projects', { name: 'Rives' }), await make('projects', { name: 'Jardins' })]
  expect(await urlOf(editor, 'projects', id)).toMatchObject({
    paths: { fr: '/fr/projet/rives/' },
    openIn: ['fr'],
    route: null,
  })
  const taken = await patch(editor, `projects/${id}`, { slug: 'jardins', _status: 'published' })
  expect(taken.status).toBe(400)
  expect(await messageAt(taken)).toMatchObject([
    { path: 'slug', message: expect.stringContaining('déjà cette adresse') as string },
  ])
  expect((await patch(editor, `projects/${id}`, { slug: 'Les Rives', _status: 'published' })).status).toBe(
    200,
  )
  expect((await urlOf(editor, 'projects', id)).paths.fr).toBe('/fr/projet/les-rives/')
  expect(await visit('/fr/projet/rives/')).toEqual({ to: '/fr/projet/les-rives/', permanent: false })
})

test('the address of a property has the editor’s own part before the number', async () => {
  const { id } = await make('properties', { headline: 'Belle maison', goal: 'sale', ref: 7_001 })
  const old = (await urlOf(editor, 'properties', id)).paths.fr ?? ''
  expect(old).toMatch(/^\/fr\/a-vendre\/.*belle-maison\/7001\/$/)
  const saved = await patch(editor, `properties/${id}`, { slug: 'Maison & jardin', _status: 'published' })
  expect(saved.status).toBe(200)
  const { openIn, paths } = await urlOf(editor, 'properties', id)
  expect(paths.fr).toMatch(/\/maison-jardin\/7001\/$/)
  expect(openIn).toEqual(publishedIn)
  expect(await visit(old)).toMatchObject({ to: paths.fr })
  await patch(translator, `properties/${id}`, { slug: 'ailleurs' })
  expect((await urlOf(editor, 'properties', id)).paths.fr).toBe(paths.fr)
})

test('an unknown document has no address', async () => {
  expect((await editor.send('/api/pages/unknown/public-url')).status).toBe(404)
})
