import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findOwnProperties } from '@/features/accounts/server/own-properties'
import { readCommunications, readDocuments, readMedia } from '@/features/accounts/server/read-activity'
import { readViewings } from '@/features/accounts/server/read-viewings'
import { findArticles } from '@/features/content/server/find-articles'
import { findRequestableDocuments } from '@/features/documents/server/api'
import { locales } from '@/lib/i18n/locales'

import { sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openHouse, readCollections, waysOut, type Walked } from '../../support/ways-out'

/** Where a text of an editor comes out, `{phone}` and the like are the agency's details. */

let running: TestPayload
let payload: Payload
let project: { id: string }
let category: { id: string }
let property: Walked
let owner: { id: string }

const phone = '081 66 77 88'
const saveAgency = (stored: string) =>
  payload.updateGlobal({
    slug: 'siteConfig',
    locale: 'fr',
    context: quiet(),
    data: { agency: { name: 'Immo Sablier', phone: stored, email: 'bonjour@sablier.example' } },
  })

const text = 'Maison {agency} {phone} {email} {address}'
const placeholder = /\{(?:agency|phone|email|address)\}/

const ways = waysOut({ payload: () => payload, project: () => project.id, other: () => property.ref })

async function inAllLanguages(collection: 'properties' | 'projects' | 'articles', id: string, data: object) {
  for (const locale of locales)
    await payload.update({ collection, id, locale, data: data as never, context: quiet() })
}

async function makeProperty(): Promise<Walked> {
  const alt = `Façade ${text}`
  const picture = await makeMinimal(payload, 'media', { alt })
  const { id } = await makeMinimal(payload, 'properties', {
    goal: 'sale',
    status: 'active',
    _status: 'published',
    isSpotlight: true,
    price: 311_000,
    publishPrice: true,
    publishAddress: true,
    pictures: [picture.id],
    project: project.id,
    owners: [owner.id],
  })
  await inAllLanguages('properties', id, { headline: text, description: text, openHouses: [openHouse] })
  const { ref } = await payload.findByID({ collection: 'properties', id, depth: 0 })
  return { id, ref }
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await saveAgency(phone)
  project = await makeMinimal(payload, 'projects', { name: text, _status: 'published', status: 'active' })
  await inAllLanguages('projects', project.id, { name: text })
  owner = await makeMinimal(payload, 'owners', {})
  property = await makeProperty()
  const of = { property: property.id }
  await makeMinimal(payload, 'communications', { ...of, visibleToOwner: true, subject: text, comment: text })
  await makeMinimal(payload, 'onlineMedia', { ...of, medium: text })
  for (const kind of ['plan', 'other'])
    await makeMinimal(payload, 'documents', { ...of, title: text, audience: 'onRequest', kind })
  await makeMinimal(payload, 'appointments', { ...of, feedback: text, feedbackReleased: true })
  category = await makeMinimal(payload, 'articleCategories', {})
  const article = await makeMinimal(payload, 'articles', { category: category.id, _status: 'published' })
  await inAllLanguages('articles', article.id, { title: text, intro: text })
  await makeMinimal(payload, 'pages', { title: text, intro: text, _status: 'published' })
})
afterAll(() => running.stop())

test.each(sample(locales, 2))('no way out of a property shows a placeholder in %s', async (locale) => {
  for (const way of ways.names) {
    const shown = await ways.textOf(way, property, locale)
    expect([way, placeholder.exec(shown)?.[0]]).toEqual([way, undefined])
  }
})

test.each([
  'page',
  'list for sale',
  'spotlight',
  'latest',
  'chosen',
  'favourites',
  'its project',
  'projects',
  'documents of it',
  'e-mail about it',
])('the detail is in its place: %s', async (way) => {
  expect(await ways.textOf(way, property, 'de')).toContain(phone)
})

test('nor does an answer of a collection', async () => {
  const read = JSON.stringify(await readCollections(payload, 'fr'))
  expect(read).toContain(phone)
  expect(placeholder.exec(read)).toBeNull()
})

test('cards of articles, and the documents that a visitor may request', async () => {
  const shown = [
    await findArticles(category.id, 'fr', 9),
    await findRequestableDocuments(payload, property.id, 'fr'),
  ]
  for (const each of shown) {
    expect(each).not.toHaveLength(0)
    expect(JSON.stringify(each)).toContain(phone)
    expect(JSON.stringify(each)).not.toMatch(placeholder)
  }
})

test('an owner reads them in the portal', async () => {
  const { id } = property
  const shown = [
    await findOwnProperties(payload, owner.id, 'fr'),
    await readCommunications(payload, id),
    await readMedia(payload, id),
    await readDocuments(payload, id, 'fr'),
    await readViewings(payload, id, new Date('2027-01-01')),
  ]
  for (const each of shown) {
    expect(JSON.stringify(each)).toContain(phone)
    expect(JSON.stringify(each)).not.toMatch(placeholder)
  }
})

test('another telephone is in the cards at once', async () => {
  const other = '0470 11 22 33'
  await saveAgency(other)
  const list = await ways.textOf('list for sale', property, 'fr')
  await saveAgency(phone)
  expect([list.includes(other), list.includes(phone)]).toEqual([true, false])
})
