import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { findRefreshesAfter } from '@/lib/cache/cache-events'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

/** What a save refreshes: exactly what visitors can see changed. */

type Data = Record<string, unknown>

let running: TestPayload
let payload: Payload
let house: Made
let page: Made
let article: Made
let category: Made
let type: Made
let seen = 0

const make = (collection: CollectionSlug, data: Data = {}) => makeMinimal(payload, collection, data as never)

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  type = await make('propertyTypes', { name: 'Maison' })
  house = await make('properties', { headline: 'Maison', price: 200_000, goal: 'sale', type: type.id })
  page = await make('pages', { title: 'Contact', slug: 'contact', publishedIn: ['fr'] })
  category = await make('articleCategories', { name: 'Conseils' })
  article = await make('articles', { title: 'Vendre', category: category.id, publishedIn: ['fr'] })
})
afterAll(() => running.stop())

/** What was refreshed since the last call, one list for each refresh. */
async function refreshed(): Promise<string[][]> {
  const events = await findRefreshesAfter(payload, seen)
  seen = events.at(-1)?.sequence ?? seen
  return events.map(({ tags }) => [...tags].sort())
}

beforeEach(async () => {
  await refreshed()
})

const change = (collection: CollectionSlug, id: string, data: Data, more: Data = {}) =>
  payload.update({
    collection,
    id,
    data,
    locale: 'fr',
    context: { acceptIncomplete: true },
    ...more,
  } as Parameters<Payload['update']>[0])

const saleLists = () => ['list:properties', 'list:properties:sale', `list:properties:sale.${type.id}`]

test('a new price refreshes the property and the lists that can show it', async () => {
  await change('properties', house.id, { price: 190_000 })
  expect(await refreshed()).toEqual([[...saleLists(), `properties:${house.id}`].sort()])
})

test('a property that changes lists refreshes those before and after', async () => {
  const flat = await make('properties', { goal: 'sale', type: type.id })
  await change('properties', flat.id, { goal: 'rent' })
  const [tags] = await refreshed()
  expect(tags).toEqual(
    [
      ...saleLists(),
      'list:properties:rent',
      `list:properties:rent.${type.id}`,
      `properties:${flat.id}`,
    ].sort(),
  )
})

test.each([
  ['an internal note', { notes: 'Called the owner' }],
  ['the same price again', {}],
])('%s refreshes nothing', async (_, data) => {
  await change('properties', house.id, data)
  expect(await refreshed()).toEqual([])
})

test('drafts and autosaves of a published page refresh nothing, publishing them does once', async () => {
  await change('pages', page.id, { title: 'Contactez-nous' }, { draft: true, autosave: true })
  await change('pages', page.id, { title: 'Contactez-nous !' }, { draft: true })
  expect(await refreshed()).toEqual([])
  await change('pages', page.id, { title: 'Contactez-nous !', _status: 'published' })
  const events = await refreshed()
  expect(events).toHaveLength(1)
  expect(events[0]).toEqual(expect.arrayContaining([`pages:${page.id}`, 'routes']))
})

test('a text of a page refreshes this page and no path', async () => {
  await change('pages', page.id, { pageCss: '', blocks: [{ blockType: 'spacer', height: 'large' }] })
  const events = await refreshed()
  expect(events).toHaveLength(1)
  expect(events[0]).toContain(`pages:${page.id}`)
  expect(events[0]).not.toContain('routes')
})

test('what is taken offline, put into the trash or deleted refreshes what showed it', async () => {
  const other = await make('pages', { title: 'Autre', slug: 'autre', publishedIn: ['fr'] })
  await change('pages', other.id, { _status: 'draft' })
  expect((await refreshed()).flat()).toEqual(expect.arrayContaining([`pages:${other.id}`, 'routes']))
  await change('pages', other.id, { _status: 'published' })
  expect((await refreshed()).flat()).toEqual(expect.arrayContaining([`pages:${other.id}`, 'routes']))
  await change('pages', other.id, { deletedAt: new Date().toISOString() })
  expect((await refreshed()).flat()).toEqual(expect.arrayContaining([`pages:${other.id}`, 'routes']))
  await payload.delete({ collection: 'properties', id: (await make('properties', { type: type.id })).id })
  expect((await refreshed()).flat()).toEqual(expect.arrayContaining(saleLists()))
})

test('a new picture refreshes nothing, a changed text of one refreshes that picture alone', async () => {
  const picture = await make('media')
  expect(await refreshed()).toEqual([])
  await change('media', picture.id, { alt: 'Le jardin' })
  expect(await refreshed()).toEqual([[`media:${picture.id}`]])
})

test('an article refreshes its categories', async () => {
  await change('articles', article.id, { intro: 'Nouveau' })
  expect(await refreshed()).toEqual([
    [`articles:${article.id}`, 'list:articles', `list:articles:${category.id}`].sort(),
  ])
})

test('a setting refreshes what reads this global, saving it unchanged nothing', async () => {
  const save = (data: Data) =>
    payload.updateGlobal({ slug: 'popup', data, locale: 'fr' } as Parameters<Payload['updateGlobal']>[0])
  await save({ title: 'Portes ouvertes', _status: 'published' })
  expect(await refreshed()).toEqual([['settings:popup']])
  await save({ title: 'Portes ouvertes', _status: 'published' })
  expect(await refreshed()).toEqual([])
})

test('a change of many documents refreshes once, at its end', async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(async () => (await make('properties', {})).id))
  await refreshed()
  await payload.update({
    collection: 'properties',
    where: { id: { in: ids } },
    data: { price: 123_000 },
    context: { acceptIncomplete: true },
  })
  const events = await refreshed()
  expect(events).toHaveLength(1)
  expect(events[0]).toEqual(expect.arrayContaining(ids.map((id) => `properties:${id}`)))
})

test('what is inside a failing operation is refreshed all the same', async () => {
  await change('properties', house.id, { price: -1 }).catch(() => undefined)
  expect(await refreshed()).toEqual([])
  await change('properties', house.id, { price: 180_000 })
  expect(await refreshed()).toHaveLength(1)
})

test('seeds refresh nothing', async () => {
  await change(
    'properties',
    house.id,
    { price: 170_000 },
    { context: { ...quiet(), acceptIncomplete: true } },
  )
  expect(await refreshed()).toEqual([])
})
