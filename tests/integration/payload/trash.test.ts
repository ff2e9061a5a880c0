import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // The first page is the home page, which has no segment in the path.
  await createPage('Accueil')
})
afterAll(() => running.stop())

const inTheBin = { deletedAt: new Date().toISOString() }

const createPage = (title: string, data: object = {}) =>
  payload.create({
    collection: 'pages',
    data: { title, _status: 'published', publishedIn: ['fr'], ...data },
    locale: 'fr',
    context: quiet(),
  })

const update = (id: string, data: object, options: object = {}) =>
  payload.update({ collection: 'pages', id, data, locale: 'fr', context: quiet(), ...options })

const readAsVisitor = (id: string) =>
  payload.findByID({
    collection: 'pages',
    id,
    overrideAccess: false,
    disableErrors: true,
  })

test('a page in the bin leaves the site and comes back as a draft with its blocks', async () => {
  const page = await createPage('Histoire', {
    slug: 'histoire',
    blocks: [{ blockType: 'callToAction', heading: 'Venez' }],
  })
  expect(await readAsVisitor(page.id)).not.toBeNull()

  const trashed = await update(page.id, inTheBin)
  expect(trashed._status).toBe('draft')
  expect(await readAsVisitor(page.id)).toBeNull()

  const restored = await update(page.id, { deletedAt: null }, { trash: true })
  expect(restored).toMatchObject({ _status: 'draft', title: 'Histoire', path: '/histoire/' })
  expect(restored.blocks?.[0]).toMatchObject({ blockType: 'callToAction', heading: 'Venez' })
  expect(await readAsVisitor(page.id)).toBeNull()

  await update(page.id, { _status: 'published' })
  expect(await readAsVisitor(page.id)).not.toBeNull()
})

test('a page in the bin keeps its path, so that it can be restored', async () => {
  const first = await createPage('Adresse')
  await update(first.id, inTheBin)
  const second = await createPage('Adresse')
  expect(second.path).toBe('/adresse-2/')
  await expect(update(second.id, { slug: 'adresse' })).rejects.toThrow()
})

test('a page with pages below it cannot go into the bin', async () => {
  const parent = await createPage('Parent')
  const child = await createPage('Enfant', { parent: parent.id })
  await expect(update(parent.id, inTheBin)).rejects.toThrow('Déplacez ou supprimez')
  await update(child.id, inTheBin)
  expect((await update(parent.id, inTheBin))._status).toBe('draft')
})

test('the number of a property in the bin is not given away', async () => {
  const type = await payload.create({
    collection: 'propertyTypes',
    data: { webId: 1, name: 'Maison', showOrder: 0 },
    locale: 'fr',
    context: quiet(),
  })
  const create = () =>
    payload.create({
      collection: 'properties',
      data: { type: type.id, goal: 'sale', status: 'active' } as never,
      draft: true,
      context: quiet(),
    })
  const first = await create()
  await payload.update({ collection: 'properties', id: first.id, data: inTheBin, context: quiet() })
  expect((await create()).ref).toBe(Number(first.ref) + 1)
})
