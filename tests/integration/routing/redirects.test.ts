import type { Payload, ValidationError } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPropertyParts } from '@/features/routing/server/read-property-parts'
import { redirectsAt } from '@/features/routing/model/redirects'
import { readRouteTable } from '@/features/routing/server/read-route-table'
import { locales, type Locale } from '@/lib/i18n/locales'
import { splitLocale } from '@/features/routing/model/public-path'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'
import { indexRouteTable } from '@/features/routing/model/route-table'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'
import { giveRoles } from '../../support/page-roles'

let running: TestPayload
let payload: Payload

type Data = Record<string, unknown>
type Create = Parameters<Payload['create']>[0]
type Update = Parameters<Payload['update']>[0]

// Other tests check what a property needs to be published.
const context = () => ({ ...quiet(), acceptIncomplete: true })

const create = async (collection: string, data: Data, locale: Locale = 'fr') =>
  (await payload.create({ collection, data, locale, context: context() } as Create)) as unknown as Data & {
    id: string
  }

const update = (collection: string, id: string, data: Data, locale: Locale = 'fr', draft = false) =>
  payload.update({ collection, id, data, locale, draft, context: context() } as Update)

const published = (data: Data): Data => ({ ...data, _status: 'published', publishedIn: [...locales] })

/** The URL at which a visitor who requests a path arrives, some days after the changes of this test. */
async function visit(url: string, days = 2): Promise<string> {
  const table = await readRouteTable(payload)
  const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  const sources = {
    index: indexRouteTable({ ...table, redirects: redirectsAt(table.redirects, now) }),
    languages: { enabled: locales, default: 'fr' as const },
    findParts: (ref: number) => readPropertyParts(payload, ref),
    now,
  }
  const { locale, segments } = splitLocale(url)
  const resolution = await resolvePublicUrl(sources, locale ?? 'fr', segments)
  if (resolution.kind === 'redirect') return `${resolution.permanent ? 301 : 302} ${resolution.to}`
  return resolution.kind === 'notFound' ? '404' : resolution.path
}

async function routeOf(owner: 'page' | 'article', id: string): Promise<string> {
  const { docs } = await payload.find({ collection: 'routes', where: { [owner]: { equals: id } }, depth: 0 })
  return String(docs[0]?.id)
}

async function complaint(writing: Promise<unknown>): Promise<string> {
  const error = await writing.then(
    () => null,
    (reason: ValidationError) => reason,
  )
  const [first] = error?.data.errors ?? []
  return first ? `${first.path}: ${first.message}` : 'no complaint'
}

const redirect = (from: string, to: string) => create('redirects', { from, to, permanent: true })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  for (const [title, slug] of [
    ['Accueil', ''],
    ['À vendre', 'for-sale'],
    ['À louer', 'for-rent'],
    ['Témoignages', 'testimonials'],
  ])
    await create('pages', published({ title, slug }))
  await giveRoles(payload)
})
afterAll(() => running.stop())

test('a changed path of a route and a changed slug of a page leave a redirect for good', async () => {
  const page = await create('pages', published({ title: 'Estimation', slug: 'value' }))
  await update('routes', await routeOf('page', page.id), { path: '/valeur/' })
  expect(await visit('/fr/estimation/')).toBe('301 /fr/valeur/')
  expect(await visit('/fr/ESTIMATION')).toBe('301 /fr/valeur/')
  await update('pages', page.id, { slug: 'worth' })
  expect(await visit('/fr/value/')).toBe('301 /fr/valeur/')
  expect(await visit('/fr/valeur/')).toBe('/fr/valeur/')
})

test('pages below a moved page keep their paths, and their former original paths redirect', async () => {
  const parent = await create('pages', published({ title: 'Quartier', slug: 'area' }))
  const child = await create('pages', published({ title: 'Outremeuse', slug: 'island', parent: parent.id }))
  await update('pages', parent.id, { slug: 'areas' })
  expect(await visit('/fr/quartier/outremeuse/')).toBe('/fr/quartier/outremeuse/')
  expect(await visit('/fr/area/island/')).toBe('301 /fr/quartier/outremeuse/')
  await update('pages', child.id, { parent: null })
  expect(await visit('/fr/areas/island/')).toBe('301 /fr/quartier/outremeuse/')
})

test('the paths of a former slug, category name and parent redirect to an article', async () => {
  const category = await create('articleCategories', { name: 'Conseils' })
  const parent = await create('articles', published({ title: 'Guide', category: category.id }))
  const article = await create(
    'articles',
    published({ title: 'Vendre vite', category: category.id, parent: parent.id }),
  )
  expect(await visit('/fr/conseils/guide/vendre-vite/')).toBe('/fr/conseils/guide/vendre-vite/')
  await update('articles', article.id, { slug: 'vendre-bien' }, 'fr', true)
  expect(await visit('/fr/conseils/guide/vendre-vite/')).toBe('/fr/conseils/guide/vendre-vite/')
  await update('articles', article.id, { slug: 'vendre-bien', _status: 'published' })
  await update('articleCategories', category.id, { slug: 'astuces' })
  await update('articles', parent.id, { slug: 'le-guide', _status: 'published' })
  const now = '/fr/astuces/le-guide/vendre-bien/'
  expect(await visit(now)).toBe(now)
  for (const former of [
    'conseils/guide/vendre-vite',
    'conseils/guide/vendre-bien',
    'astuces/guide/vendre-bien',
  ])
    expect(await visit(`/fr/${former}/`)).toBe(`301 ${now}`)
})

test('a project with a new slug leads there from the former one, also when it was drafted before', async () => {
  const place = await create('localities', { name: 'Liège', zip: '4000', countryId: 1 })
  const project = await create(
    'projects',
    published({ name: 'Les Terrasses', number: 7, locality: place.id }),
  )
  await update('projects', project.id, { slug: 'jardins' }, 'fr', true)
  expect(await visit('/fr/projet/les-terrasses/')).toBe('/fr/projet/les-terrasses/')
  await update('projects', project.id, { slug: 'jardins', _status: 'published' })
  expect(await visit('/fr/projet/les-terrasses/')).toBe('301 /fr/projet/jardins/')
  expect(await visit('/nl/project/les-terrasses/')).toBe('301 /nl/project/jardins/')
  await update('projects', project.id, { slug: 'les-terrasses', _status: 'published' })
  expect(await visit('/fr/projet/jardins/')).toBe('301 /fr/projet/les-terrasses/')
  expect(await visit('/fr/projet/les-terrasses/')).toBe('/fr/projet/les-terrasses/')
})

test('a former slug and a former path of its page redirect to a testimonial', async () => {
  const said = await create('testimonials', {
    name: 'Anne',
    comment: 'Parfait.',
    slug: 'anne',
    _status: 'published',
  })
  await update('testimonials', said.id, { slug: 'anne-de-huy', _status: 'published' })
  expect(await visit('/fr/temoignages/anne/')).toBe('301 /fr/temoignages/anne-de-huy/')
  const { docs } = await payload.find({
    collection: 'routes',
    where: { original: { equals: '/testimonials/' } },
  })
  await update('routes', String(docs[0]?.id), { path: '/avis/' })
  for (const former of ['anne', 'anne-de-huy'])
    expect(await visit(`/fr/temoignages/${former}/`)).toBe('301 /fr/avis/anne-de-huy/')
})

test('all former paths of a property redirect: city, type, title, goal and the path of the list', async () => {
  const [liege, huy] = await Promise.all([
    create('localities', { name: 'Liège', zip: '4001', countryId: 1 }),
    create('localities', { name: 'Huy', zip: '4500', countryId: 1 }),
  ])
  const type = await create('propertyTypes', { name: 'Maison', webId: 1 })
  const property = await create(
    'properties',
    published({ goal: 'sale', type: type.id, locality: liege.id, headline: 'Belle maison' }),
  )
  const { ref } = property
  const first = `/fr/a-vendre/liege/belle-maison/${String(ref)}/`
  expect(await visit(first)).toBe(first)
  await update('properties', property.id, { locality: huy.id, headline: 'Villa', _status: 'published' })
  await update('localities', huy.id, { slug: 'huy-sur-meuse' })
  await update('properties', property.id, { goal: 'rent', _status: 'published' })
  const { docs } = await payload.find({ collection: 'routes', where: { original: { equals: '/for-rent/' } } })
  await update('routes', String(docs[0]?.id), { path: '/location/' })
  const now = `/fr/location/huy-sur-meuse/villa/${String(ref)}/`
  expect(await visit(now)).toBe(now)
  const former = [
    first,
    `/fr/a-vendre/huy/villa/${String(ref)}/`,
    `/fr/a-louer/huy-sur-meuse/villa/${String(ref)}/`,
  ]
  for (const formerUrl of [...former, `/fr/property/${String(ref)}/`])
    expect(await visit(formerUrl)).toBe(`301 ${now}`)
})

test('redirects of editors are shortened, in any order of writing', async () => {
  await redirect('/fr/un', '/fr/deux/')
  await redirect('/fr/Deux/', '/for-sale/')
  expect(await visit('/fr/un/')).toBe('301 /fr/a-vendre/')
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/fr/un/' } } })
  expect(docs[0]?.to).toBe('/fr/a-vendre/')
  await redirect('/fr/zero/', '/fr/un/')
  expect(await visit('/fr/zero/')).toBe('301 /fr/a-vendre/')
})

test('circles, pages in the way and targets elsewhere than the web are refused with words', async () => {
  const first = await redirect('/fr/tour/', '/fr/boucle/')
  expect(await complaint(redirect('/fr/boucle/', '/fr/tour/'))).toMatch(
    /^to: .*\/fr\/boucle\/ → \/fr\/tour\//,
  )
  expect(await complaint(update('redirects', first.id, { to: '/fr/tour' }))).toMatch(/^to: /)
  expect(await complaint(redirect('/fr/a-vendre/', '/fr/'))).toMatch(/^from: /)
  expect(await complaint(redirect('/fr/a-louer/x/1/', '/fr/'))).toBe('no complaint')
  expect(await complaint(redirect('/fr/autre/', 'mailto:a@b.example'))).toMatch(/^to: /)
  expect(await complaint(redirect('/sans-langue/', '/fr/'))).toMatch(/^from: /)
  expect(await complaint(redirect('/fr/ailleurs/', 'https://autre.example/x'))).toBe('no complaint')
})

test('a redirect from an unpublished page works until the page is published again', async () => {
  const page = await create('pages', published({ title: 'Ancienne', slug: 'former' }))
  await update('pages', page.id, { _status: 'draft' })
  await redirect('/fr/ancienne/', '/fr/a-vendre/')
  expect(await visit('/fr/ancienne/')).toBe('301 /fr/a-vendre/')
  await update('pages', page.id, { _status: 'published' })
  expect(await visit('/fr/ancienne/')).toBe('/fr/ancienne/')
})

test('a path of a route is refused with words where something else answers', async () => {
  const page = await create('pages', published({ title: 'Chemin', slug: 'way' }))
  const route = await routeOf('page', page.id)
  const setPath = (path: string) => complaint(update('routes', route, { path }))
  for (const path of ['/a-vendre/', '/projet/les-terrasses/', '/avis/anne-de-huy/', '/nl/x/', '/images/x/'])
    expect(await setPath(path), path).toMatch(/^path: ./)
  for (const path of ['/a-vendre/liege/maison/12/', '/location/12/', '/x.pdf', '/a?b', '/!!!/'])
    expect(await setPath(path), path).toMatch(/^path: ./)
  for (const external of ['/fr/contact/', 'ceci n’est pas', 'javascript:alert(1)'])
    expect(await complaint(update('routes', route, { external })), external).toMatch(/^external: ./)
  expect(await setPath('/le-chemin-12/')).toBe('no complaint')
})
