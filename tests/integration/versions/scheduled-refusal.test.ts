import { createLocalReq, type CollectionSlug, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { readDashboard } from '@/features/dashboard/studio/read-dashboard'
import { findPublishRefusal } from '@/features/versions/server/find-publish-refusal'
import { reportFailedPublications } from '@/features/versions/server/report-failed-publications'
import { schedulePublication } from '@/features/versions/server/schedule-publication'
import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'

import { makeAccounts, type Account, type Role } from '../../support/accounts'
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

const at = (secondsFromNow: number) => new Date(Date.now() + secondsFromNow * 1000)

type Scheduling = Parameters<typeof schedulePublication>[0]

/** Sets or deletes a schedule like the studio's drawer. */
const schedule = async (role: Role, args: Partial<Scheduling>) =>
  schedulePublication({
    type: 'publish',
    date: at(-1),
    ...args,
    req: await createLocalReq({ user: accounts[role] ?? undefined, context: quiet() }, payload),
  } as Scheduling)

const doc = (relationTo: string, value: string) => ({ doc: { relationTo, value } }) as Partial<Scheduling>

const findJobs = async () =>
  (await payload.find({ collection: 'payload-jobs', depth: 0, pagination: false, sort: '-createdAt' })).docs

const makeDraft = (data: object = {}) => makeMinimal(payload, 'pages', { _status: 'draft', ...data })

const readStatus = async (id: string) =>
  (await payload.findByID({ collection: 'pages', id, draft: false }))._status

const failures = async (role: Role) => {
  const user = accounts[role]
  if (!user || (role !== 'editor' && role !== 'administrator')) throw new Error(role)
  const { schedule: plans } = await readDashboard(
    { payload, user, role, visible: ['pages', 'properties'] },
    new Date(),
  )
  return plans?.filter(({ hasFailed }) => hasFailed).map(({ title }) => title)
}

const emptyTitle = (id: string) =>
  payload.update({ collection: 'pages', id, data: { title: '' }, draft: true, context: quiet() })

test('a page that cannot be published is not scheduled, and the answer names the field', async () => {
  const { id } = await makeDraft()
  await emptyTitle(id)
  const answer = await schedule('editor', doc('pages', id))
  expect(answer.error).toContain('Titre')
  expect(await findJobs()).toEqual([])
  expect(await readStatus(id)).toBe('draft')
})

test('a property without its mentions is not scheduled', async () => {
  const { id } = await makeMinimal(payload, 'properties', { _status: 'draft', epcState: null })
  const answer = await schedule('editor', doc('properties', id))
  expect(answer.error?.split('\n').length).toBeGreaterThan(1)
  expect(await findJobs()).toEqual([])
})

test('a complete page is scheduled, and the rehearsal has changed nothing', async () => {
  const { id } = await makeDraft({ title: 'Prête' })
  const read = async () => [
    await payload.findByID({ collection: 'pages', id, draft: true }),
    await payload.findByID({ collection: 'pages', id, draft: false }),
    (await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })).docs,
  ]
  const before = await read()
  expect(await schedule('editor', doc('pages', id))).not.toHaveProperty('error')
  expect(await read()).toEqual(before)
  await runPayloadJobs(payload, new Date())
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

test('no translator sets or deletes a schedule', async () => {
  const { id } = await makeDraft({ title: 'Fermée' })
  expect(await schedule('translator', doc('pages', id))).toHaveProperty('error')
  await schedule('editor', { ...doc('pages', id), date: at(3600) })
  const [job] = await findJobs()
  expect(await schedule('translator', { deleteID: job?.id })).toHaveProperty('error')
  expect(await findJobs()).toHaveLength(1)
  expect(await schedule('editor', { deleteID: job?.id })).not.toHaveProperty('error')
  expect(await findJobs()).toEqual([])
})

test('a publication that fails when it is due is told once, by e-mail and on the dashboard', async () => {
  const { id } = await makeDraft({ title: 'Bientôt' })
  await schedule('editor', doc('pages', id))
  await emptyTitle(id)
  await runPayloadJobs(payload, new Date())
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
