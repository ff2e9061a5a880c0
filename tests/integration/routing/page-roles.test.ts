import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { indexRouteTable, rolePath } from '@/features/routing/model/route-table'
import { resolvePath } from '@/features/routing/model/resolve-path'
import { readRouteTable } from '@/features/routing/server/read-route-table'
import { locales } from '@/lib/i18n/locales'
import { relatedId } from '@/lib/values/read-value'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
}, 120_000)

afterAll(async () => running.stop())

async function makePage(title: Record<'fr' | 'nl', string>, slug?: string): Promise<string> {
  const data = {
    title: title.fr,
    ...(slug && { slug }),
    _status: 'published' as const,
    publishedIn: [...locales],
  }
  const page = await payload.create({ collection: 'pages', data, locale: 'fr', context: quiet() })
  await payload.update({
    collection: 'pages',
    id: page.id,
    data: { title: title.nl },
    locale: 'nl',
    context: quiet(),
  })
  return page.id
}

const choose = (data: object) => payload.updateGlobal({ slug: 'pageRoles', data, context: quiet() })
const readIndex = async () => indexRouteTable(await readRouteTable(payload))
const storedPath = async (id: string) =>
  (await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })).path

test('the page that an editor chose is the list of properties, whatever its path', async () => {
  await makePage({ fr: 'Accueil', nl: 'Start' })
  const list = await makePage({ fr: 'Nos biens', nl: 'Ons aanbod' }, 'nos-biens')
  expect(rolePath(await readIndex(), 'forSale', 'fr')).toBeNull()
  await choose({ forSale: list })
  const index = await readIndex()
  expect(rolePath(index, 'forSale', 'fr')).toBe('/fr/nos-biens/')
  expect(rolePath(index, 'forSale', 'nl')).toBe('/nl/ons-aanbod/')
  expect(resolvePath(index, 'fr', ['nos-biens', 'spa', 'villa', '12'])).toMatchObject({
    kind: 'property',
    goal: 'sale',
    ref: 12,
  })
  await payload.update({ collection: 'pages', id: list, data: { publishedIn: ['nl'] }, context: quiet() })
  expect(rolePath(await readIndex(), 'forSale', 'fr')).toBeNull()
})

test('a page that thanks for a form is not indexed', async () => {
  const thanks = await makePage({ fr: 'Bien reçu', nl: 'Goed ontvangen' }, 'bien-recu')
  await choose({ thankYou: [{ form: 'siteContact', page: thanks }] })
  const index = await readIndex()
  expect(rolePath(index, 'thankYou:siteContact', 'nl')).toBe('/nl/goed-ontvangen/')
  expect(index.byRole.get('thankYou:siteContact')?.type).toBe('feedback')
  expect(rolePath(index, 'thankYou:contactDemand', 'nl')).toBeNull()
})

test('a form has one page that thanks', async () => {
  const page = await makePage({ fr: 'Encore merci', nl: 'Nogmaals dank' }, 'encore-merci')
  const row = { form: 'siteContact', page }
  await expect(choose({ thankYou: [row, row] })).rejects.toThrow()
})

test('another page becomes the home page; both keep leading somewhere', async () => {
  const { home } = await payload.findGlobal({ slug: 'pageRoles', depth: 0 })
  const former = relatedId(home) ?? ''
  const next = await makePage({ fr: 'Promotion', nl: 'Promotie' }, 'promotion')
  await choose({ home: next })
  expect(relatedId((await payload.findGlobal({ slug: 'pageRoles', depth: 0 })).home)).toBe(next)
  expect([await storedPath(next), await storedPath(former)]).toEqual(['/', '/accueil/'])
  const index = await readIndex()
  expect(index.byPath.fr.get('/')?.target?.id).toBe(next)
  expect(index.byPath.nl.get('/start/')?.target?.id).toBe(former)
  expect(resolvePath(index, 'nl', ['promotie'])).toMatchObject({ kind: 'redirect', to: '/nl/' })
  expect(index.byRole.get('home')?.target?.id).toBe(next)
})

test('a draft of a page that has become the home page is saved and published', async () => {
  const next = await makePage({ fr: 'Printemps', nl: 'Lente' }, 'printemps')
  const write = (data: object, draft: boolean) =>
    payload.update({ collection: 'pages', id: next, data, draft, locale: 'fr', context: quiet() })
  await write({ title: 'Printemps 2027', _status: 'draft' }, true)
  await choose({ home: next })
  // As the form sends it, which was opened before.
  await write({ title: 'Le printemps', slug: 'printemps', _status: 'published' }, false)
  expect(await storedPath(next)).toBe('/')
  expect((await readIndex()).byPath.fr.get('/')?.target?.id).toBe(next)
})

test('a page that was taken away has no role', async () => {
  const contact = await makePage({ fr: 'Nous écrire', nl: 'Schrijf ons' }, 'nous-ecrire')
  await choose({ contact })
  expect(rolePath(await readIndex(), 'contact', 'fr')).toBe('/fr/nous-ecrire/')
  await payload.delete({ collection: 'pages', id: contact, context: quiet() })
  expect(rolePath(await readIndex(), 'contact', 'fr')).toBeNull()
})
