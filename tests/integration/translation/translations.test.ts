import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentLanguages } from '@/features/translation/model/describe-languages'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'

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

type Collection = TranslatedCollection
type Data = Record<string, unknown>

interface TranslationCall {
  as?: Role
  collection?: Collection
  body?: unknown
}

/** Calls an endpoint of the studio without a server. */
async function ask(
  id: string,
  path: string,
  { as = 'editor', collection = 'pages', body }: TranslationCall = {},
) {
  const endpoints = payload.collections[collection].config.endpoints || []
  const endpoint = endpoints.find((each) => each.path === `/:id/translation${path}`)
  const req = await createLocalReq({ user: accounts[as] ?? undefined, context: quiet() }, payload)
  req.routeParams = { id, collection }
  req.json = () => (body === undefined ? Promise.reject(new Error('no body')) : Promise.resolve(body))
  const answer = await endpoint?.handler(req)
  return (await answer?.json()) as { document: DocumentLanguages; count?: number }
}

const states = async (id: string, collection: Collection = 'pages') => {
  const { document } = await ask(id, '', { collection })
  const { nl, fr, en, de } = document.languages
  return { nl: nl.state, fr: fr.state, en: en.state, de: de.state }
}

const stale = async (id: string, locale: Locale = 'nl') =>
  (await ask(id, '')).document.languages[locale].stale.map(({ at }) => at)

/** Saves a document like the studio. */
const save = (id: string, locale: Locale, data: Data, options: Data = {}) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    data,
    context: quiet(),
    overrideAccess: false,
    user: accounts.editor ?? undefined,
    ...options,
  })

const draft = { draft: true }
const autosave = { draft: true, autosave: true }

/** A published page in French and Dutch with one block. */
async function makePage(): Promise<{ id: string; blocks: Data[] }> {
  const { id } = await makeMinimal(payload, 'pages', {
    title: 'Vendre',
    publishedIn: ['fr', 'nl'],
    _status: 'published',
    blocks: [
      { blockType: 'callToAction', heading: 'Bonjour' },
      { blockType: 'callToAction', heading: 'Au revoir' },
    ],
  })
  const { blocks } = await payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0 })
  const dutch = ['Dag', 'Tot ziens'].map((heading, index) => ({ ...blocks?.[index], heading }))
  await save(id, 'nl', { title: 'Verkopen', blocks: dutch, _status: 'published' })
  return { id, blocks: blocks as unknown as Data[] }
}

const withHeading = (blocks: Data[], index: number, heading: string) =>
  blocks.map((block, at) => (at === index ? { ...block, heading } : block))

test('a language is online, written with texts missing, or absent', async () => {
  const { id, blocks } = await makePage()
  expect(await states(id)).toEqual({ nl: 'published', fr: 'published', en: 'absent', de: 'absent' })
  await save(
    id,
    'en',
    {
      title: 'Sell',
      blocks: withHeading(blocks, 0, 'Hello').map((block, at) =>
        at === 1 ? { ...block, heading: null } : block,
      ),
    },
    draft,
  )
  const { document } = await ask(id, '')
  expect(document.languages.en).toMatchObject({
    state: 'draft',
    missing: [{ at: 'blocks.1.heading', tab: 0, excerpt: 'Au revoir' }],
  })
})

test('an autosaved change of a source text makes its translation stale until it is translated', async () => {
  const { id, blocks } = await makePage()
  await save(id, 'fr', { blocks: withHeading(blocks, 1, 'À b') }, autosave)
  await save(id, 'fr', { blocks: withHeading(blocks, 1, 'À bientôt') }, autosave)
  expect(await stale(id)).toEqual(['blocks.1.heading'])
  expect(await states(id)).toMatchObject({ nl: 'review', fr: 'changed' })
  const { blocks: dutch } = await payload.findByID({
    collection: 'pages',
    id,
    locale: 'nl',
    draft: true,
    depth: 0,
  })
  await save(id, 'nl', { blocks: withHeading(dutch as unknown as Data[], 1, 'Tot straks') }, autosave)
  expect(await states(id)).toMatchObject({ nl: 'changed' })
})

test('the note follows its block when blocks change places, and goes with it', async () => {
  const { id, blocks } = await makePage()
  await save(id, 'fr', { blocks: withHeading(blocks, 1, 'À bientôt').toReversed() }, draft)
  expect(await stale(id)).toEqual(['blocks.0.heading'])
  await save(id, 'fr', { blocks: blocks.slice(0, 1) }, draft)
  expect(await stale(id)).toEqual([])
})

test('undoing the change clears the note', async () => {
  const { id } = await makePage()
  await save(id, 'fr', { title: 'Vendez' }, draft)
  expect(await stale(id)).toEqual(['title'])
  await save(id, 'fr', { title: 'Vendre' }, draft)
  expect(await stale(id)).toEqual([])
})

test('publishing keeps the note; an older version comes back with its own', async () => {
  const { id } = await makePage()
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
  })
  await save(id, 'fr', { title: 'Vendez', _status: 'published' })
  expect(await stale(id)).toEqual(['title'])
  await payload.restoreVersion({ collection: 'pages', id: String(docs[0]?.id), context: quiet() })
  expect(await states(id)).toMatchObject({ nl: 'published' })
})

test('a duplicated page is as stale as the page itself', async () => {
  const { id, blocks } = await makePage()
  await save(id, 'fr', { title: 'Vendez', blocks: withHeading(blocks, 1, 'À bientôt') }, draft)
  const copy = await payload.duplicate({ collection: 'pages', id, context: quiet() })
  expect(await stale(copy.id)).toEqual(['title', 'blocks.1.heading'])
})

test('no account can write or read the notes', async () => {
  const { id } = await makePage()
  const saved = await save(id, 'fr', { staleTexts: { nl: { title: { hash: 'x', at: 'title' } } } }, draft)
  expect(saved).not.toHaveProperty('staleTexts')
  expect(await stale(id)).toEqual([])
})

test('a translator marks a language as reviewed; published stays published, and a draft stays a draft', async () => {
  const { id } = await makePage()
  await save(id, 'fr', { title: 'Vendez', _status: 'published' })
  const reviewed = await ask(id, '/review', { as: 'translator', body: { language: 'nl' } })
  expect(reviewed.document).toMatchObject({ status: 'published', languages: { nl: { state: 'published' } } })
  await save(id, 'fr', { title: 'À vendre' }, draft)
  const { document } = await ask(id, '/review', { as: 'translator', body: { language: 'nl' } })
  expect(document).toMatchObject({ status: 'draft', languages: { nl: { state: 'published' } } })
  const live = await payload.findByID({ collection: 'pages', id, locale: 'fr' })
  expect(live).toMatchObject({ title: 'Vendez', _status: 'published' })
})

test('a translator copies a language: empty texts are filled and wait for their translation', async () => {
  const { id } = await makePage()
  await save(id, 'en', { title: 'Sell' }, draft)
  const { document, count } = await ask(id, '/copy', { as: 'translator', body: { from: 'fr', to: 'en' } })
  expect(count).toBe(2)
  expect(document.languages.en).toMatchObject({
    state: 'review',
    stale: [{ at: 'blocks.0.heading' }, { at: 'blocks.1.heading' }],
  })
  const read = (locale: Locale) =>
    payload.findByID({ collection: 'pages', id, locale, draft: true, depth: 0 })
  expect(await read('en')).toMatchObject({
    title: 'Sell',
    blocks: [{ heading: 'Bonjour' }, { heading: 'Au revoir' }],
  })
  expect(await read('nl')).toMatchObject({
    title: 'Verkopen',
    blocks: [{ heading: 'Dag' }, { heading: 'Tot ziens' }],
  })
})

test('a copy replaces texts only on request', async () => {
  const { id } = await makePage()
  expect(await ask(id, '/copy', { body: { from: 'fr', to: 'nl' } })).toMatchObject({ count: 0 })
  expect(await ask(id, '/copy', { body: { from: 'fr', to: 'nl', isReplacing: true } })).toMatchObject({
    count: 3,
  })
})

const publish = (id: string, language: Locale | null, request: TranslationCall = {}) =>
  ask(id, '/publish', { ...request, body: { language, isPublished: true } })
const withdraw = (id: string, language: Locale | null, request: TranslationCall = {}) =>
  ask(id, '/publish', { ...request, body: { language, isPublished: false } })

/** What visitors read in a language; null when the document is not online in it. */
async function online(id: string, locale: Locale): Promise<string | null> {
  const page = await payload.findByID({ collection: 'pages', id, locale, fallbackLocale: false, depth: 0 })
  const isShown = page._status === 'published' && page.publishedIn.includes(locale)
  return isShown ? page.title : null
}

const inDraft = async (id: string, locale: Locale) =>
  (
    await payload.findByID({
      collection: 'pages',
      id,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
    })
  ).title

test('a published page is taken offline and put online in a language at once', async () => {
  const { id } = await makePage()
  const { document } = await withdraw(id, 'nl')
  expect(document).toMatchObject({
    publishedIn: ['fr'],
    status: 'published',
    languages: { nl: { state: 'draft' } },
  })
  expect(await online(id, 'nl')).toBeNull()
  expect((await publish(id, 'nl')).document.languages.nl.state).toBe('published')
  expect(await online(id, 'nl')).toBe('Verkopen')
  await expect(publish(id, 'de')).rejects.toMatchObject({ status: 400 })
})

test('the first language of a draft goes online alone', async () => {
  const { id } = await makePage()
  await withdraw(id, null)
  expect(await states(id)).toMatchObject({ nl: 'draft', fr: 'draft' })
  const { document } = await publish(id, 'fr')
  expect(document).toMatchObject({ state: 'published', languages: { fr: { state: 'published' } } })
  expect(await states(id)).toMatchObject({ nl: 'draft', fr: 'published' })
  expect((await withdraw(id, 'fr')).document.state).toBe('draft')
  expect(await online(id, 'fr')).toBeNull()
})

test('publishing a language leaves the unpublished changes of others in the draft', async () => {
  const { id } = await makePage()
  await save(id, 'fr', { title: 'Vendez' }, draft)
  await save(id, 'nl', { title: 'Verkoop' }, draft)
  expect(await states(id)).toMatchObject({ fr: 'changed' })
  await publish(id, 'nl')
  expect([await online(id, 'nl'), await online(id, 'fr')]).toEqual(['Verkoop', 'Vendre'])
  expect(await inDraft(id, 'fr')).toBe('Vendez')
  expect(await states(id)).toMatchObject({ nl: 'published', fr: 'changed' })
  await publish(id, 'fr')
  expect(await online(id, 'fr')).toBe('Vendez')
  expect((await ask(id, '')).document).toMatchObject({ state: 'published', status: 'published' })
})

test('a language is taken offline beside unpublished changes, which stay in the draft', async () => {
  const { id, blocks } = await makePage()
  await save(id, 'fr', { title: 'Vendez', blocks: withHeading(blocks, 0, 'Salut').toReversed() }, draft)
  await save(id, 'nl', { title: 'Verkoop' }, draft)
  await withdraw(id, 'nl')
  expect([await online(id, 'nl'), await online(id, 'fr')]).toEqual([null, 'Vendre'])
  expect([await inDraft(id, 'nl'), await inDraft(id, 'fr')]).toEqual(['Verkoop', 'Vendez'])
  const shown = async (locale: Locale, isDraft: boolean) =>
    (await payload.findByID({ collection: 'pages', id, locale, draft: isDraft, depth: 0 })).blocks?.map(
      (block) => Reflect.get(block, 'heading'),
    )
  expect(await shown('fr', false)).toEqual(['Bonjour', 'Au revoir'])
  expect(await shown('fr', true)).toEqual(['Au revoir', 'Salut'])
  expect(await shown('nl', true)).toEqual(['Tot ziens', 'Dag'])
  expect(await states(id)).toMatchObject({ nl: 'review', fr: 'changed' })
})

test('all languages that are written go online together', async () => {
  const { id } = await makePage()
  await save(id, 'en', { title: 'Sell' }, draft)
  const { document } = await publish(id, null)
  expect(document.publishedIn).toEqual(['nl', 'fr', 'en'])
  expect(await online(id, 'en')).toBe('Sell')
})

test('the gate of mentions refuses a language of an incomplete property, and lets it go offline', async () => {
  const { id } = await makeMinimal(payload, 'properties', {
    headline: 'Maison',
    _status: 'published',
    publishedIn: ['fr'],
    epcState: null,
  })
  const request: TranslationCall = { collection: 'properties' }
  await expect(publish(id, 'nl', request)).rejects.toMatchObject({ name: 'ValidationError' })
  expect((await ask(id, '', request)).document.publishedIn).toEqual(['fr'])
  expect((await withdraw(id, 'fr', request)).document.state).toBe('draft')
})

test('modules are published in all languages together', async () => {
  const { id } = await makeMinimal(payload, 'modules', { _status: 'draft' })
  const request: TranslationCall = { collection: 'modules' }
  await expect(publish(id, 'fr', request)).rejects.toMatchObject({ status: 400 })
  expect((await publish(id, null, request)).document.state).toBe('published')
})

test.each([
  ['translator', 'pages', 403],
  ['agent', 'pages', 403],
  ['translator', 'properties', 403],
  ['owner', 'pages', 404],
  ['anonymous', 'pages', 404],
] as const)('the role %s publishes no language of %s', async (as, collection, status) => {
  const { id } = await makeMinimal(payload, collection)
  const body = { language: 'nl', isPublished: false }
  await expect(ask(id, '/publish', { as, collection, body })).rejects.toMatchObject({ status })
})

test('an agent publishes a language of a property', async () => {
  const { id } = await makeMinimal(payload, 'properties', { headline: 'Belle maison', _status: 'published' })
  const body = { language: 'de', isPublished: false }
  const { document } = await ask(id, '/publish', { as: 'agent', collection: 'properties', body })
  expect(document.publishedIn).toEqual(['nl', 'fr', 'en'])
})

test.each([{}, { from: 'xx', to: 'nl' }, { from: 'fr', to: 'fr' }, undefined])(
  'a copy of %o is refused with a message',
  async (body) => {
    const { id } = await makePage()
    await expect(ask(id, '/copy', { body })).rejects.toMatchObject({ status: 400 })
  },
)

test('a language that is switched off in the settings is off in the studio at once, and on again', async () => {
  const { id } = await makePage()
  const set = (off: readonly Locale[]) =>
    payload.updateGlobal({
      slug: 'siteConfig',
      data: {
        languageUse: locales.map((code) => ({ code, use: !off.includes(code) })),
        languageDefault: 'fr',
      },
      context: quiet(),
    })
  const readLanguages = async () => {
    const { enabled, languages, publishedIn } = (await ask(id, '')).document
    return { enabled, nl: languages.nl.isOnline, fr: languages.fr.isOnline, publishedIn }
  }
  const menu = async () => {
    const { localization } = payload.config
    if (!localization || !localization.filterAvailableLocales) throw new Error('Languages are not filtered.')
    const req = await createLocalReq({}, payload)
    const filtered = await localization.filterAvailableLocales({ locales: localization.locales, req })
    return filtered.map(({ code }) => code)
  }
  await set(['nl'])
  try {
    expect(await readLanguages()).toEqual({
      enabled: ['fr', 'en', 'de'],
      nl: false,
      fr: true,
      publishedIn: ['fr', 'nl'],
    })
    expect(await menu()).toEqual(['fr', 'en', 'de'])
    const refused = await ask(id, '/publish', { body: { language: 'nl', isPublished: true } }).catch(String)
    expect(refused).toContain('Nederlands')
  } finally {
    await set([])
  }
  expect(await readLanguages()).toMatchObject({ enabled: locales, nl: true, fr: true })
  expect(await menu()).toEqual(locales)
})
