import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { readDashboard } from '@/features/dashboard/studio/read-dashboard'
import { findPublishRefusal } from '@/features/versions/server/find-publish-refusal'
import { reportFailedPublications } from '@/features/versions/server/report-failed-publications'
import type { DocumentPlan } from '@/features/versions/model/document-plan'
import type { TranslatedCollection } from '@/features/translation/model/translated-collections'
import type { Locale } from '@/lib/i18n/locales'
import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'
import { belgianDateTime } from '@/lib/time/belgian-time'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

interface Order {
  collection?: TranslatedCollection
  isPublication?: boolean
  language?: Locale | null
  at?: string
}

const inAnHour = () => belgianDateTime(new Date(Date.now() + 60 * 60_000))

/** Calls an endpoint of the panel beside the form; a refusal is its message. */
async function call(role: Role, id: string, collection: TranslatedCollection, path: string, body: object) {
  const endpoints = payload.collections[collection].config.endpoints || []
  const endpoint = endpoints.find((each) => each.path === `/:id/schedule${path}` && each.method === 'post')
  const req = await createLocalReq({ user: accounts[role] ?? undefined, context: quiet() }, payload)
  req.routeParams = { id, collection }
  req.json = () => Promise.resolve(body)
  try {
    const answer = await endpoint?.handler(req)
    return (await answer?.json()) as { plans?: DocumentPlan[]; error?: string }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const schedule = (role: Role, id: string, { collection = 'pages', ...order }: Order = {}) =>
  call(role, id, collection, '', { at: inAnHour(), isPublication: true, language: null, ...order })

/** Lets the hour pass. */
const makeDue = () =>
  payload.update({
    collection: 'payload-jobs',
    where: { completedAt: { exists: false } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })

async function runDue(): Promise<void> {
  await makeDue()
  await runPayloadJobs(payload, new Date())
}

const findJobs = async () =>
  (await payload.find({ collection: 'payload-jobs', depth: 0, pagination: false, sort: '-createdAt' })).docs

const makeDraft = (data: object = {}) => makeMinimal(payload, 'pages', { _status: 'draft', ...data })

const readStatus = async (id: string) =>
  (await payload.findByID({ collection: 'pages', id, draft: false }))._status

const failures = async (role: Role) => {
  const user = accounts[role]
  if (!user || (role !== 'editor' && role !== 'administrator')) throw new Error(role)
  const { schedule: plans } = await readDashboard(
    { payload, user, role, visible: ['pages', 'properties'], language: 'fr' },
    new Date(),
  )
  return plans?.filter(({ hasFailed }) => hasFailed).map(({ document }) => document)
}

const emptyTitle = (id: string) =>
  payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, context: quiet() })

test('a page that cannot be published is not scheduled, and the answer names the field', async () => {
  const { id } = await makeDraft()
  await emptyTitle(id)
  const answer = await schedule('editor', id)
  expect(answer.error).toContain('Titre')
  expect(await findJobs()).toEqual([])
  expect(await readStatus(id)).toBe('draft')
})

test('a property without its mentions is not scheduled', async () => {
  const { id } = await makeMinimal(payload, 'properties', { _status: 'draft', epcState: null })
  const answer = await schedule('editor', id, { collection: 'properties' })
  expect(answer.error?.split('\n').length).toBeGreaterThan(1)
  expect(await findJobs()).toEqual([])
})

test('a complete page is scheduled, and the check has changed nothing', async () => {
  const { id } = await makeDraft({ title: 'Prête' })
  const read = async () => [
    await payload.findByID({ collection: 'pages', id, draft: true }),
    await payload.findByID({ collection: 'pages', id, draft: false }),
    (await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })).docs,
  ]
  const before = await read()
  expect(await schedule('editor', id)).not.toHaveProperty('error')
  expect(await read()).toEqual(before)
  await runDue()
  expect(await readStatus(id)).toBe('published')
})

const withDrafts = collectionConfigs
  .filter(({ versions }) => typeof versions === 'object' && versions.drafts)
  .map(({ slug }) => slug as CollectionSlug)

test.each(withDrafts)('asking whether one of %s can be published does not publish it', async (slug) => {
  const { id } = await makeMinimal(payload, slug, { _status: 'draft' })
  const req = await createLocalReq({ user: accounts.administrator ?? undefined, context: quiet() }, payload)
  await findPublishRefusal(req, { collection: slug, id, locale: null })
  await findPublishRefusal(req, { collection: slug, id, locale: 'nl' })
  expect(await payload.findByID({ collection: slug, id, draft: false })).toMatchObject({ _status: 'draft' })
  expect(await payload.countVersions({ collection: slug, where: { parent: { equals: id } } })).toEqual({
    totalDocs: 1,
  })
})

test('no translator sets or cancels a plan', async () => {
  const { id } = await makeDraft({ title: 'Fermée' })
  expect(await schedule('translator', id)).toHaveProperty('error')
  const { plans } = await schedule('editor', id)
  const plan = plans?.[0]?.id
  expect(await call('translator', id, 'pages', '/cancel', { plan })).toHaveProperty('error')
  const other = await makeDraft({ title: 'Autre' })
  expect(await call('editor', other.id, 'pages', '/cancel', { plan })).toHaveProperty('error')
  expect(await findJobs()).toHaveLength(1)
  expect(await call('editor', id, 'pages', '/cancel', { plan })).toEqual({ plans: [] })
  expect(await findJobs()).toEqual([])
})

test('a plan keeps the Belgian time that was typed, with its language and author', async () => {
  const { id } = await makeDraft({ title: 'Datée' })
  const { plans } = await schedule('editor', id, { at: '2099-07-01T09:07', language: 'fr' })
  expect(plans).toMatchObject([{ at: '2099-07-01T07:07:00.000Z', language: 'fr', isPublication: true }])
  expect(plans?.[0]?.setBy).toBeTruthy()
  for (const at of ['2020-01-01T10:00', '2099-03-29T02:30', 'demain'])
    expect((await schedule('editor', id, { at })).error).toBeTruthy()
  await call('editor', id, 'pages', '/cancel', { plan: plans?.[0]?.id })
})

test('a language is published and taken offline at its time, and the others stay', async () => {
  const { id } = await makeDraft({ title: 'Par langue' })
  const title = { title: 'Per taal' }
  await payload.update({ collection: 'pages', id, locale: 'nl', data: title, draft: true, context: quiet() })
  const offered = async () => {
    const { _status, publishedIn } = await payload.findByID({ collection: 'pages', id, draft: false })
    return _status === 'published' ? publishedIn : []
  }
  await schedule('editor', id, { language: 'nl' })
  await runDue()
  expect(await offered()).toEqual(['nl'])
  await schedule('editor', id, { language: 'fr' })
  await runDue()
  expect(await offered()).toEqual(['nl', 'fr'])
  await schedule('editor', id, { language: 'nl', isPublication: false })
  await runDue()
  expect(await offered()).toEqual(['fr'])
  await schedule('editor', id, { isPublication: false })
  await runDue()
  expect(await offered()).toEqual([])
})

test('a publication that fails when it is due is told once, by e-mail and on the dashboard', async () => {
  const { id } = await makeDraft({ title: 'Bientôt' })
  await schedule('editor', id)
  await emptyTitle(id)
  await runDue()
  expect(await readStatus(id)).toBe('draft')

  await reportFailedPublications(payload, new Date())
  await reportFailedPublications(payload, new Date())
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { template: { equals: 'failedPublication' } },
  })
  const email = accounts.editor && 'email' in accounts.editor ? accounts.editor.email : ''
  expect(docs).toMatchObject([{ recipient: email }])
  expect(JSON.stringify(docs[0]?.payload)).toContain('Titre')
  expect(JSON.stringify(docs[0]?.payload)).toContain(`/admin/collections/pages/${id}/`)
  expect(await failures('editor')).toEqual([id])
  expect(await failures('administrator')).toEqual([id])

  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Complète', _status: 'published' },
    context: quiet(),
  })
  expect(await failures('editor')).toEqual([])
})
