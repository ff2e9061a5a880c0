import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { globalConfigs } from '@/collections/registry'
import { getSettings } from '@/features/content/server/get-settings'
import { draftedGlobals, mayBeOffline, type DraftedGlobal } from '@/lib/payload/global-drafts'
import { hasDrafts } from '@/features/versions/server/has-drafts'
import { readVersions } from '@/features/versions/server/read-versions'
import { findRefreshesAfter } from '@/lib/cache/cache-events'
import { asCachedRead } from '@/lib/cache/cached-read'
import type { Tag } from '@/lib/cache/tags'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let anna: StudioApi
let bert: StudioApi
let seen = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  anna = await openStudioApi(running, 'editor')
  bert = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

type Data = Record<string, unknown>

const send = (editor: StudioApi, path: string, body?: Data, query = '') =>
  editor.send(`/api/globals/${path}?locale=fr&fallback-locale=null&depth=0${query}`, {
    ...(body && { method: 'POST', body }),
  })

const answerOf = async (sent: Promise<Response>): Promise<Data> => (await (await sent).json()) as Data

const saveDraft = (slug: string, body: Data, editor = anna) => send(editor, slug, body, '&draft=true')
const publish = (slug: string, body: Data, editor = anna) =>
  send(editor, slug, { ...body, _status: 'published' })
const readLatest = (slug: string) => answerOf(send(anna, slug, undefined, '&draft=true'))
const stateOf = async (slug: string) => (await answerOf(send(anna, `${slug}/state`))).document

/** What was refreshed since the last call. */
async function refreshed(): Promise<string[]> {
  const events = await findRefreshesAfter(payload, seen)
  seen = events.at(-1)?.sequence ?? seen
  return events.flatMap(({ tags }) => tags)
}

/** Every read of a visitor, with and without a draft. */
async function readAsVisitor(slug: DraftedGlobal): Promise<string> {
  const options = { slug, overrideAccess: false, user: null, locale: 'all', depth: 1 } as const
  const reads = [
    payload.findGlobal(options),
    payload.findGlobal({ ...options, draft: true }),
    payload.findGlobal({ ...options, draft: true, select: { title: true, copyright: true } as never }),
    payload.findGlobalVersions(options).catch((error: Error) => error.message),
    ...(['fr', 'nl'] as const).map(async (locale) => ({ ...(await getSettings(locale)), config: null })),
  ]
  return JSON.stringify(await Promise.all(reads))
}

const text = (slug: DraftedGlobal, value: string): Data =>
  ({
    header: { topBar: { left: [{ label: value, url: '/x/' }] } },
    footer: { copyright: value },
    popup: { title: value },
  })[slug]

const labelOf = { header: 'Lien 1', footer: 'Copyright', popup: 'Titre' }

test('the settings with drafts are those of the list', () => {
  expect(globalConfigs.filter(hasDrafts).map(({ slug }) => slug)).toEqual(draftedGlobals)
})

test('before anything is saved visitors get the default values, and no popup', async () => {
  const tags = new Set<Tag>()
  const { header, footer, popup } = await asCachedRead(() => getSettings('fr'), tags)
  // Their first publication refreshes the pages.
  expect([...tags]).toEqual(expect.arrayContaining(draftedGlobals.map((slug) => `settings:${slug}`)))
  expect(header).toMatchObject({ logoPosition: 'left', showFreeEvaluation: true, topBar: { enabled: true } })
  expect(footer).toMatchObject({ globalType: 'footer' })
  expect(popup._status).not.toBe('published')
  for (const slug of draftedGlobals)
    expect(await stateOf(slug)).toEqual({ state: mayBeOffline(slug) ? 'draft' : 'published' })
})

test.each(draftedGlobals)('a draft of %s that was never published reaches no visitor', async (slug) => {
  expect((await saveDraft(slug, text(slug, 'CANARY'))).status).toBe(200)
  expect(await readAsVisitor(slug)).not.toContain('CANARY')
  expect(JSON.stringify(await readLatest(slug))).toContain('CANARY')
  expect(await stateOf(slug)).toEqual({ state: 'draft' })
})

test.each(draftedGlobals)('a draft of %s leaves the site as it is until it is published', async (slug) => {
  expect((await publish(slug, text(slug, 'online'))).status).toBe(200)
  expect(await stateOf(slug)).toEqual({ state: 'published' })
  const before = await readAsVisitor(slug)
  expect(before).toContain('online')
  await refreshed()

  // Values that Payload copies from another language say that they are published.
  expect((await saveDraft(slug, { ...text(slug, 'CANARY'), _status: 'published' })).status).toBe(200)
  expect(await refreshed()).toEqual([])
  expect(await readAsVisitor(slug)).toBe(before)
  expect(await stateOf(slug)).toEqual({ state: 'changed' })
  const unpublished = await answerOf(send(anna, `${slug}/unpublished`))
  expect(unpublished.changes).toContainEqual(expect.objectContaining({ label: labelOf[slug], values: [] }))

  expect((await publish(slug, {})).status).toBe(200)
  expect(await refreshed()).toEqual([`settings:${slug}`])
  expect(await readAsVisitor(slug)).toContain('CANARY')
})

test('publishing takes the drafts of all languages along', async () => {
  const dutch = (body: Data) =>
    anna.send('/api/globals/footer?locale=nl&draft=true', { method: 'POST', body })
  await saveDraft('footer', { copyright: 'français' })
  expect((await dutch({ copyright: 'nederlands' })).status).toBe(200)
  await publish('footer', {})
  const options = { slug: 'footer', overrideAccess: false, locale: 'all' } as const
  expect(await payload.findGlobal(options)).toMatchObject({
    copyright: { fr: 'français', nl: 'nederlands' },
  })
})

test.each(['translator', 'agent'] as const)('a %s saves no draft and publishes nothing', async (role) => {
  const studio = await openStudioApi(running, role)
  const before = await readAsVisitor('popup')
  expect((await saveDraft('popup', { title: 'CANARY 2' }, studio)).status).toBe(403)
  expect((await publish('popup', { title: 'CANARY 2' }, studio)).status).toBe(403)
  const { docs } = await payload.findGlobalVersions({ slug: 'popup', limit: 1 })
  for (const path of ['discard', 'schedule', `versions/${docs[0]?.id}`])
    expect([path, (await send(studio, `popup/${path}`, {})).status]).toEqual([path, 403])
  for (const path of ['versions', 'state', 'unpublished', 'schedule'])
    expect([path, (await send(studio, `popup/${path}`)).status]).toEqual([path, 403])
  expect(await readAsVisitor('popup')).toBe(before)
})

test('header and footer cannot be taken offline, the popup can and its text stays', async () => {
  for (const slug of ['header', 'footer']) {
    const refused = await send(anna, slug, { _status: 'draft' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('ne peut pas être retiré')
    expect(await stateOf(slug)).toEqual({ state: 'published' })
  }
  await publish('popup', { title: 'Portes ouvertes' })
  await refreshed()
  expect((await send(anna, 'popup', { _status: 'draft' })).status).toBe(200)
  expect(await refreshed()).toEqual(['settings:popup'])
  expect(await readAsVisitor('popup')).not.toContain('Portes ouvertes')
  expect(await readLatest('popup')).toMatchObject({ title: 'Portes ouvertes', _status: 'draft' })
})

test('a draft does not overwrite the draft of a colleague, and a publication is a save like any other', async () => {
  const base = Number((await readLatest('footer')).revision)
  expect((await saveDraft('footer', { copyright: 'Anna', revision: base })).status).toBe(200)
  const refused = await saveDraft('footer', { copyright: 'Bert', revision: base }, bert)
  expect(refused.status).toBe(409)
  const comparison = await send(bert, 'footer/compare', { data: { copyright: 'Bert' } })
  expect(await comparison.text()).toContain('"before":"Anna","after":"Bert"')
  expect((await publish('footer', { copyright: 'Bert', revision: base }, bert)).status).toBe(409)
  expect((await publish('footer', { copyright: 'Bert', revision: base + 1 }, bert)).status).toBe(200)
  expect(await readLatest('footer')).toMatchObject({ copyright: 'Bert', revision: base + 2 })
})

test('an earlier version becomes the draft, is discarded, and comes back', async () => {
  await publish('footer', { copyright: 'ancien' })
  await publish('footer', { copyright: 'nouveau' })
  const before = await readAsVisitor('footer')
  const user = await payload.findByID({ collection: 'users', id: anna.userId })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const versions = await readVersions({ req, global: 'footer' })
  expect(versions.slice(0, 2)).toMatchObject([{ kind: 'published', author: 'editor' }, { kind: 'published' }])
  expect(versions[0]?.changes).toMatchObject([{ values: [{ before: 'ancien', after: 'nouveau' }] }])
  await refreshed()

  const open = Number((await readLatest('footer')).revision)
  const restored = await answerOf(send(anna, `footer/versions/${versions[1]?.id}`, {}, '&draft=false'))
  expect(restored.message).toContain('brouillon')
  expect(await readLatest('footer')).toMatchObject({ copyright: 'ancien', _status: 'draft' })
  expect((await saveDraft('footer', { copyright: 'Bert', revision: open }, bert)).status).toBe(409)
  expect(await readAsVisitor('footer')).toBe(before)

  const { undo } = await answerOf(send(anna, 'footer/discard', {}))
  expect(await readLatest('footer')).toMatchObject({ copyright: 'nouveau', _status: 'published' })
  expect(await stateOf('footer')).toEqual({ state: 'published' })
  await send(anna, `footer/versions/${String(undo)}`, {})
  expect(await readLatest('footer')).toMatchObject({ copyright: 'ancien', _status: 'draft' })
  expect(await refreshed()).toEqual([])
  const options = { slug: 'footer', overrideAccess: false, locale: 'fr' } as const
  expect(await payload.findGlobal(options)).toMatchObject({ copyright: 'nouveau' })
})

test('an unknown version is not restored', async () => {
  for (const id of ['999999', 'no-id'])
    expect((await send(anna, `footer/versions/${id}`, {})).status).toBe(404)
})

test('an unfinished draft does not keep the popup online', async () => {
  expect((await publish('popup', { title: 'Portes ouvertes', delay: 5 })).status).toBe(200)
  expect((await saveDraft('popup', { delay: 9999 })).status).toBe(200)
  expect((await send(anna, 'popup', { _status: 'draft' })).status).toBe(200)
  expect(await readAsVisitor('popup')).not.toContain('Portes ouvertes')
  expect(await readLatest('popup')).toMatchObject({ delay: 9999 })
  expect((await publish('popup', { title: 'Portes ouvertes', delay: 5 })).status).toBe(200)
})

test('a save of the popup without an order is a draft, and one language is not published alone', async () => {
  expect((await publish('popup', { title: 'En ligne' })).status).toBe(200)
  expect((await send(anna, 'popup', { title: 'Sans ordre' })).status).toBe(200)
  const seenByVisitors = await readAsVisitor('popup')
  expect(seenByVisitors).toContain('En ligne')
  expect(seenByVisitors).not.toContain('Sans ordre')
  const one = await send(anna, 'popup', { title: 'Seul', _status: 'published' }, '&publishSpecificLocale=fr')
  expect(one.status).toBe(400)
  expect((await send(anna, 'header', {}, '&unpublishAllLocales=true')).status).toBe(400)
})

test('a refused discard leaves the settings open for the next save', async () => {
  expect((await send(anna, 'popup', { _status: 'draft' })).status).toBe(200)
  expect((await saveDraft('popup', { title: 'Brouillon' })).status).toBe(200)
  expect((await send(anna, 'popup/discard', {})).status).toBe(409)
  expect((await saveDraft('popup', { title: 'Encore' })).status).toBe(200)
})

test('a claim of settings whose write never came refuses saves for a minute, and no longer', async () => {
  const base = Number((await readLatest('header')).revision)
  expect((await saveDraft('header', { revision: base })).status).toBe(200)
  const claim = (revisedAt: Date) =>
    payload.db.updateOne({
      collection: 'globalRevisions',
      id: 'header',
      data: { revision: base + 2, revisedAt: revisedAt.toISOString(), revisedBy: 'another', revisedIn: '' },
    })
  await claim(new Date())
  expect((await saveDraft('header', { revision: base + 1 }, bert)).status).toBe(409)
  await claim(new Date(Date.now() - 61_000))
  // What is based on an older text than the newest stays refused.
  expect((await saveDraft('header', { revision: base }, bert)).status).toBe(409)
  expect((await saveDraft('header', { revision: base + 1 }, bert)).status).toBe(200)
  expect(await readLatest('header')).toMatchObject({ revision: base + 3 })
})

test('settings that are written by a program keep the revision of the editors', async () => {
  const base = Number((await readLatest('header')).revision)
  await payload.updateGlobal({
    slug: 'header',
    data: { _status: 'published' },
    context: { skipRevalidation: true },
  })
  expect((await saveDraft('header', { revision: base })).status).toBe(200)
})
