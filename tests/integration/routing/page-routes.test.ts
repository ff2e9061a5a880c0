import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Locale } from '@/lib/i18n/locales'

import { makeAccounts } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

interface Stored {
  id: string
  original: string
  path: string | Partial<Record<Locale, string>>
  automatic?: boolean
  breadcrumb?: { path?: string }[]
}

const createPage = async (data: Data, { draft = false, locale = 'fr' as Locale } = {}) =>
  (await payload.create({
    collection: 'pages',
    data: draft ? data : { _status: 'published', ...data },
    draft,
    locale,
    context: quiet(),
  } as Parameters<Payload['create']>[0])) as unknown as Stored

const updatePage = async (id: string, data: Data, { draft = false, locale = 'fr' as Locale } = {}) =>
  (await payload.update({
    collection: 'pages',
    id,
    data,
    draft,
    locale,
    context: quiet(),
  } as Parameters<Payload['update']>[0])) as unknown as Stored

/** The route of a page or article, with its path in every language. */
async function routeOf(owner: 'page' | 'article', id: string): Promise<Stored | undefined> {
  const { docs } = await payload.find({
    collection: 'routes',
    where: { [owner]: { equals: id } },
    locale: 'all',
    depth: 0,
  })
  return docs[0] as unknown as Stored | undefined
}

async function redirectFrom(from: string): Promise<unknown> {
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: from } } })
  return docs[0] && { to: docs[0].to, permanent: docs[0].permanent, source: docs[0].source }
}

test('a form that was only opened does not take the address of the home page; the first title does', async () => {
  const opened = await createPage({}, { draft: true })
  expect(opened.path).toMatch(/^\/page-[0-9a-f]{8}\/$/)
  expect(await routeOf('page', opened.id)).toBeUndefined()
  expect((await updatePage(opened.id, { title: '  ' }, { draft: true })).path).toBe(opened.path)
  const other = await createPage({ title: 'Accueil' }, { draft: true })
  expect(other.path).toBe('/')
  expect((await updatePage(opened.id, { title: 'Services' }, { draft: true })).path).toBe('/services/')
  for (const { id } of [opened, other]) await payload.delete({ collection: 'pages', id, context: quiet() })
})

test('a page that was opened first and titled later is the home page of an empty site', async () => {
  const opened = await createPage({}, { draft: true })
  expect((await updatePage(opened.id, { title: 'Acc' }, { draft: true })).path).toBe('/')
  expect((await updatePage(opened.id, { title: 'Accueil' }, { draft: true })).path).toBe('/')
  await payload.delete({ collection: 'pages', id: opened.id, context: quiet() })
})

test('the first page without a slug is the home page, and there is only one', async () => {
  const home = await createPage({ title: 'Accueil', slug: '' })
  expect(home.path).toBe('/')
  expect((await routeOf('page', home.id))?.path).toEqual({ fr: '/' })

  const next = await createPage({ title: 'Contact', slug: '' })
  expect(next.path).toBe('/contact/')
  expect((await updatePage(home.id, { title: 'Bienvenue' })).path).toBe('/')
})

test('a page gets a route with a path in each language that has a title', async () => {
  const services = await createPage({ title: 'Nos Services', slug: 'services' })
  await updatePage(services.id, { title: 'Diensten' }, { locale: 'nl' })
  const route = await routeOf('page', services.id)
  expect(route).toMatchObject({ original: '/services/', automatic: false })
  expect(route?.path).toEqual({ fr: '/nos-services/', nl: '/diensten/' })

  const child = await createPage({ title: 'Photos HDR', parent: services.id })
  const below = await routeOf('page', child.id)
  expect(below).toMatchObject({ original: '/services/photos-hdr/', breadcrumb: [{ path: '/services/' }] })
  expect(below?.path).toEqual({ fr: '/nos-services/photos-hdr/' })
})

test('slug and path of a draft grow with its title, without leaving redirects', async () => {
  const draft = await createPage({}, { draft: true })
  expect(await routeOf('page', draft.id)).toBeUndefined()
  await updatePage(draft.id, { title: 'À pro' }, { draft: true })
  await updatePage(draft.id, { title: 'À propos' }, { draft: true })
  const published = await updatePage(draft.id, { title: 'À propos', _status: 'published' })
  expect(published.path).toBe('/a-propos/')
  expect(await routeOf('page', draft.id)).toMatchObject({
    original: '/a-propos/',
    path: { fr: '/a-propos/' },
    automatic: false,
  })
  expect(await redirectFrom('/fr/a-pro/')).toBeUndefined()

  await updatePage(draft.id, { title: 'Qui sommes-nous', _status: 'published' })
  expect((await routeOf('page', draft.id))?.path).toEqual({ fr: '/a-propos/' })
})

test('a page cannot be below itself, nor use a path that is in use or reserved', async () => {
  const parent = await createPage({ title: 'Parent' })
  const child = await createPage({ title: 'Enfant', parent: parent.id })
  await expect(updatePage(parent.id, { parent: child.id })).rejects.toThrow(/parent/i)
  await expect(createPage({ title: 'Autre', slug: 'parent' })).rejects.toThrow(/slug/i)
  await expect(createPage({ title: 'Admin', slug: 'admin' })).rejects.toThrow(/slug/i)
  expect((await createPage({ title: 'Parent' })).path).toBe('/parent-2/')
})

test('a new slug moves the pages below, and leaves their drafts and texts alone', async () => {
  const parent = await createPage({ title: 'Quartier' })
  const child = await createPage({ title: 'Seraing', parent: parent.id })
  await updatePage(child.id, { title: 'Seraing (brouillon)' }, { draft: true })
  await updatePage(parent.id, { slug: 'quartiers' })
  const stored = await payload.findByID({ collection: 'pages', id: child.id, locale: 'fr' })
  expect(stored).toMatchObject({ path: '/quartiers/seraing/', title: 'Seraing', _status: 'published' })
  expect((await routeOf('page', child.id))?.original).toBe('/quartiers/seraing/')
})

test('a page with pages below it cannot be deleted; deleting a page deletes its route', async () => {
  const parent = await createPage({ title: 'Au-dessus' })
  const child = await createPage({ title: 'En dessous', parent: parent.id })
  const remove = (id: string) => payload.delete({ collection: 'pages', id, context: quiet() })
  await expect(remove(parent.id)).rejects.toThrow()
  const route = await routeOf('page', child.id)
  await remove(child.id)
  // Not by its page: SQLite clears that relation by itself, which would leave a route without a target.
  const where = { id: { equals: route?.id } }
  expect((await payload.count({ collection: 'routes', where })).totalDocs).toBe(0)
})

test('a path changed by hand works at once and leaves redirects without detours', async () => {
  const page = await createPage({ title: 'Estimation' })
  const route = await routeOf('page', page.id)
  const setPath = (path: string) =>
    payload.update({
      collection: 'routes',
      id: route?.id ?? '',
      data: { path },
      locale: 'fr',
      context: quiet(),
    } as Parameters<Payload['update']>[0])
  await setPath('/fr/Estimation gratuite')
  expect((await routeOf('page', page.id))?.path).toEqual({ fr: '/estimation-gratuite/' })
  await setPath('/valeur/')
  const toNew = { to: '/fr/valeur/', permanent: true, source: 'system' }
  expect(await redirectFrom('/fr/estimation/')).toEqual(toNew)
  expect(await redirectFrom('/fr/estimation-gratuite/')).toEqual(toNew)
  await setPath('/estimation/')
  expect(await redirectFrom('/fr/estimation/')).toBeUndefined()
  await expect(setPath('/contact/')).rejects.toThrow(/path/i)
  await expect(setPath('/admin/')).rejects.toThrow(/path/i)
})

test('an article follows the slugs of its category and of itself', async () => {
  const category = await payload.create({
    collection: 'articleCategories',
    data: { name: 'Services', categoryId: 2 },
    locale: 'fr',
    context: quiet(),
  } as Parameters<Payload['create']>[0])
  await payload.update({
    collection: 'articleCategories',
    id: category.id,
    data: { name: 'Onze diensten' },
    locale: 'nl',
    context: quiet(),
  } as Parameters<Payload['update']>[0])
  const article = await payload.create({
    collection: 'articles',
    data: { title: 'Visite virtuelle 360°', category: category.id, _status: 'published' },
    locale: 'fr',
    context: quiet(),
  } as Parameters<Payload['create']>[0])
  const updateArticle = (data: Data, locale: Locale) =>
    payload.update({ collection: 'articles', id: article.id, data, locale, context: quiet() } as Parameters<
      Payload['update']
    >[0])
  await updateArticle({ title: 'Virtueel bezoek' }, 'nl')
  const articleId = String(article.id)
  expect(await routeOf('article', articleId)).toMatchObject({
    original: '/services/visite-virtuelle-360/',
    path: { fr: '/services/visite-virtuelle-360/', nl: '/onze-diensten/virtueel-bezoek/' },
  })

  await updateArticle({ slug: '360' }, 'nl')
  expect(await redirectFrom('/nl/onze-diensten/virtueel-bezoek/')).toMatchObject({
    to: '/nl/onze-diensten/360/',
  })
  await payload.update({
    collection: 'articleCategories',
    id: category.id,
    data: { slug: 'diensten' },
    locale: 'nl',
    context: quiet(),
  } as Parameters<Payload['update']>[0])
  expect((await routeOf('article', articleId))?.path).toMatchObject({ nl: '/diensten/360/' })
})

test('a second article with the same title gets a path of its own, and keeps it', async () => {
  const createArticle = async (locale: Locale) =>
    String(
      (
        await payload.create({
          collection: 'articles',
          data: { title: 'Nos conseils', _status: 'published' },
          locale,
          context: quiet(),
        } as Parameters<Payload['create']>[0])
      ).id,
    )
  const first = await createArticle('fr')
  const second = await createArticle('fr')
  const third = await createArticle('nl')
  expect(await routeOf('article', first)).toMatchObject({ path: { fr: '/nos-conseils/' } })
  const ofSecond = { original: '/nos-conseils-2/', path: { fr: '/nos-conseils-2/' } }
  expect(await routeOf('article', second)).toMatchObject(ofSecond)
  expect(await routeOf('article', third)).toMatchObject({
    original: '/nos-conseils-3/',
    path: { nl: '/nos-conseils/' },
  })
  await payload.update({
    collection: 'articles',
    id: second,
    data: { intro: 'Pour vendre vite.' },
    locale: 'fr',
    context: quiet(),
  } as Parameters<Payload['update']>[0])
  expect(await routeOf('article', second)).toMatchObject(ofSecond)
})

test('an older version is restored with its path, and the newer path redirects to it', async () => {
  const { editor } = await makeAccounts(payload)
  const page = await createPage({ title: 'Ancienne version', slug: 'ancienne-version' })
  await updatePage(page.id, { slug: 'nouvelle-version' })
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: page.id } },
    sort: 'createdAt',
  })
  await payload.restoreVersion({
    collection: 'pages',
    id: String(docs[0]?.id),
    overrideAccess: false,
    user: editor,
    context: quiet(),
  })
  const restored = await payload.findByID({ collection: 'pages', id: page.id })
  expect(restored).toMatchObject({ path: '/ancienne-version/', _status: 'published' })
  expect((await routeOf('page', page.id))?.original).toBe('/ancienne-version/')
})
