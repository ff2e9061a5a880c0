import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { readDashboard } from '@/features/dashboard/studio/read-dashboard'
import type { PublicationState } from '@/features/translation/model/publication-state'
import {
  isTranslatedCollection,
  titleFields,
  type TranslatedCollection,
} from '@/features/translation/model/translated-collections'
import type { Publication } from '@/features/translation/server/publication-fields'
import { readTranslations } from '@/features/translation/server/read-translations'
import { locales } from '@/lib/i18n/locales'
import { hasDrafts } from '@/features/versions/server/has-drafts'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let started: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  started = await makePayload()
  payload = started.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => started.stop())

const collections = collectionConfigs.filter(hasDrafts).map(({ slug }) => slug)

test('every collection with drafts is in the language overview', () => {
  expect(collections.filter((slug) => !isTranslatedCollection(slug))).toEqual([])
  expect(collections.toSorted()).toEqual(Object.keys(titleFields).toSorted())
})

const editorRequest = (): Promise<PayloadRequest> =>
  createLocalReq({ user: accounts.editor ?? undefined, context: quiet() }, payload)

/** The list of the collection, as the studio reads it. */
async function inList(collection: TranslatedCollection, id: string): Promise<Publication> {
  const { docs } = await payload.find({
    collection,
    draft: true,
    depth: 0,
    limit: 50,
    overrideAccess: false,
    where: { id: { in: [id] } },
    req: await editorRequest(),
  })
  return Reflect.get(docs[0] ?? {}, 'publication') as unknown as Publication
}

async function inApi(collection: TranslatedCollection, id: string): Promise<Publication> {
  const document = await payload.findByID({
    collection,
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req: await editorRequest(),
  })
  return Reflect.get(document, 'publication') as unknown as Publication
}

/** What the panel beside the form, the button and the language overview show. */
async function inPanel(collection: TranslatedCollection, id: string) {
  const endpoints = payload.collections[collection].config.endpoints || []
  const req = await editorRequest()
  req.routeParams = { collection, id }
  const answer = await endpoints.find(({ path }) => path === '/:id/translation')?.handler(req)
  const { document } = (await answer?.json()) as Awaited<{ document: Awaited<ReturnType<typeof inCockpit>> }>
  return document
}

async function inCockpit(collection: TranslatedCollection, id: string) {
  const all = await readTranslations(await editorRequest(), collection)
  const row = all.find((each) => each.id === id)
  if (!row) throw new Error(`${collection} ${id} is not in the language overview`)
  return row
}

/** The state that all places agree on. */
async function stateOf(collection: TranslatedCollection, id: string): Promise<PublicationState> {
  const [list, api, panel, cockpit] = await Promise.all([
    inList(collection, id),
    inApi(collection, id),
    inPanel(collection, id),
    inCockpit(collection, id),
  ])
  expect(panel).toEqual(cockpit)
  const online = locales.filter((locale) => cockpit.languages[locale].isOnline)
  for (const each of [list, api]) {
    expect(each.state).toBe(cockpit.state)
    expect(each.online).toEqual(online)
    for (const locale of locales) expect(each.languages[locale]).toBe(cockpit.languages[locale].state)
  }
  return cockpit.state
}

type Data = Record<string, unknown>

const save = (collection: TranslatedCollection, id: string, data: Data, options: Data = {}) =>
  payload.update({ collection, id, locale: 'fr', data, context: quiet(), ...options })

/** A text of the collection that can be changed without making it invalid. */
const changes: Record<TranslatedCollection, Data> = {
  pages: { title: 'Autre titre' },
  articles: { title: 'Autre titre' },
  modules: { name: 'Autre nom' },
  properties: { headline: 'Autre titre' },
  projects: { name: 'Autre nom' },
  testimonials: { comment: 'Autre texte' },
}

describe.each(collections)('%s', (slug) => {
  const collection = slug as TranslatedCollection

  test('the list, the API, the panel and the language overview name each state alike', async () => {
    const { id } = await makeMinimal(payload, collection, { ...titleOf(collection), _status: 'draft' })
    expect(await stateOf(collection, id)).toBe('draft')
    await save(collection, id, { _status: 'published' })
    expect(await stateOf(collection, id)).toBe('published')
    // An autosave without a change is none.
    await save(collection, id, {}, { draft: true, autosave: true })
    expect(await stateOf(collection, id)).toBe('published')
    await save(collection, id, changes[collection], { draft: true })
    expect(await stateOf(collection, id)).toBe('changed')
    await save(collection, id, { _status: 'published' })
    expect(await stateOf(collection, id)).toBe('published')
    await save(collection, id, { _status: 'draft' }, { unpublishAllLocales: true })
    expect(await stateOf(collection, id)).toBe('draft')
  })
})

let made = 0

function titleOf(collection: TranslatedCollection): Data {
  const title = titleFields[collection]
  return title ? { [title]: `Un titre ${(made += 1)}` } : {}
}

describe('the first page', () => {
  beforeEach(async () => {
    for (const { slug } of collectionConfigs.filter(hasDrafts))
      await payload.delete({ collection: slug as TranslatedCollection, where: {}, context: quiet() })
  })

  const counts = async () => {
    const user = accounts.editor
    if (!user) throw new Error('no editor')
    const viewer = { payload, user, role: 'editor', visible: collections, language: 'fr' } as const
    const { translations } = await readDashboard(viewer, new Date())
    return Object.fromEntries(translations?.map(({ locale, count }) => [locale, count]) ?? [])
  }

  const absent = async () => {
    const req = await editorRequest()
    const titled = (Object.keys(titleFields) as TranslatedCollection[]).filter((slug) => titleFields[slug])
    const all = (await Promise.all(titled.map((slug) => readTranslations(req, slug)))).flat()
    return Object.fromEntries(
      locales.map((locale) => [
        locale,
        all.filter(({ languages }) => languages[locale].state === 'absent').length,
      ]),
    )
  }

  test('counts as absent what the language overview lists as absent', async () => {
    for (const slug of collections) {
      const collection = slug as TranslatedCollection
      await makeMinimal(payload, collection, { ...titleOf(collection), _status: 'draft' })
      const { id } = await makeMinimal(payload, collection, { ...titleOf(collection), _status: 'published' })
      // Online with a title that the draft no longer has.
      const title = titleFields[collection]
      if (title) await save(collection, id, { [title]: '' }, { draft: true })
    }
    await makeMinimal(payload, 'properties', { _status: 'published', headline: null, publishedIn: ['fr'] })
    // A property needs no title where it is offered.
    const untitled = async (publishedIn: string[]) => {
      const data = { _status: 'draft', headline: null, publishedIn }
      const { id } = await makeMinimal(payload, 'properties', data)
      return (await inCockpit('properties', id)).languages
    }
    expect((await untitled(['fr', 'nl'])).fr.state).toBe('draft')
    expect((await untitled(['nl'])).fr.state).toBe('absent')
    const states = await counts()
    expect(states).toEqual(await absent())
    expect(states.fr).toBe(1)
    expect(states.de).toBeGreaterThan(5)
  })
})
