import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { readDashboard } from '@/features/dashboard/studio/read-dashboard'
import { readScheduleBetween } from '@/features/dashboard/studio/read-schedule'
import { findPublishRefusal } from '@/features/versions/server/find-publish-refusal'
import { reportFailedPublications } from '@/features/versions/server/report-failed-publications'
import { studioPathOf } from '@/features/versions/model/planned-publication'
import type { DocumentPlan } from '@/features/versions/model/document-plan'
import { findRefreshesAfter } from '@/lib/cache/cache-events'
import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'
import { belgianDateTime } from '@/lib/time/belgian-time'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi
let seen = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  editor = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

beforeEach(() => payload.delete({ collection: 'payload-jobs', where: {} }))

const inAnHour = () => belgianDateTime(new Date(Date.now() + 60 * 60_000))

interface Answer {
  plans?: DocumentPlan[]
  errors?: { message: string }[]
}

async function plan(slug: string, order: object = {}, studio = editor): Promise<Answer> {
  const body = { at: inAnHour(), isPublication: true, language: null, ...order }
  const answer = await studio.send(`/api/globals/${slug}/schedule`, { method: 'POST', body })
  return (await answer.json()) as Answer
}

const saveDraft = (slug: string, body: object) =>
  editor.send(`/api/globals/${slug}?locale=fr&draft=true`, { method: 'POST', body })

const readOnline = (slug: 'header' | 'footer' | 'popup') =>
  payload.findGlobal({ slug, locale: 'fr', overrideAccess: false })

/** Lets the hour pass; returns what was refreshed. */
async function runDue(): Promise<string[]> {
  await payload.update({
    collection: 'payload-jobs',
    where: { completedAt: { exists: false } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
  const before = await findRefreshesAfter(payload, seen)
  seen = before.at(-1)?.sequence ?? seen
  await runPayloadJobs(payload, new Date())
  return (await findRefreshesAfter(payload, seen)).flatMap(({ tags }) => tags)
}

async function viewer() {
  const user = await payload.findByID({ collection: 'users', id: editor.userId })
  return {
    payload,
    user: { ...user, collection: 'users' as const },
    role: 'editor' as const,
    visible: ['pages', 'header', 'footer', 'popup'],
    language: 'fr',
  }
}

test('the popup is published and taken offline at its time', async () => {
  await saveDraft('popup', { title: 'Portes ouvertes' })
  const { plans } = await plan('popup')
  expect(plans).toMatchObject([{ isPublication: true, language: null, setBy: 'editor' }])
  expect(await readOnline('popup')).toEqual({})
  expect(await runDue()).toContain('settings:popup')
  expect(await readOnline('popup')).toMatchObject({ title: 'Portes ouvertes' })

  expect((await plan('popup', { isPublication: false })).plans).toMatchObject([{ isPublication: false }])
  expect(await runDue()).toContain('settings:popup')
  expect(await readOnline('popup')).toEqual({})
})

test('the footer is published at its time, and an editor who had it open is told', async () => {
  await saveDraft('footer', { copyright: 'Bientôt' })
  const opened = await (await editor.send('/api/globals/footer?draft=true')).json()
  await plan('footer')
  await runDue()
  expect(await readOnline('footer')).toMatchObject({ copyright: 'Bientôt' })
  const { revision } = opened as { revision: number }
  const lateSave = await editor.inNewTab().send('/api/globals/footer?draft=true', {
    method: 'POST',
    body: { copyright: 'x', revision },
  })
  expect(lateSave.status).toBe(409)
})

test('a plan is cancelled; those of other settings stay', async () => {
  const { plans } = await plan('header')
  await plan('footer')
  const cancel = (slug: string) =>
    editor.send(`/api/globals/${slug}/schedule/cancel`, { method: 'POST', body: { plan: plans?.[0]?.id } })
  expect((await cancel('footer')).status).toBe(404)
  expect(await (await cancel('header')).json()).toEqual({ plans: [] })
  expect(await payload.count({ collection: 'payload-jobs' })).toEqual({ totalDocs: 1 })
})

test.each([
  ['a withdrawal of the header', 'header', { isPublication: false }, 'ne peut pas être retiré'],
  ['one language', 'popup', { language: 'nl' }, 'toutes les langues'],
  ['a moment that has passed', 'popup', { at: '2020-01-01T10:00' }, 'passé'],
])('%s is not planned', async (_, slug, order, reason) => {
  const { errors } = await plan(slug, order)
  expect(errors?.[0]?.message).toContain(reason)
  expect(await payload.count({ collection: 'payload-jobs' })).toEqual({ totalDocs: 0 })
})

test('a header that cannot be published is not planned, and asking publishes nothing', async () => {
  const before = await readOnline('header')
  await saveDraft('header', { topBar: { left: [{ label: 'Sans adresse' }] } })
  const { errors } = await plan('header')
  expect(errors?.[0]?.message).toContain('\n')
  await saveDraft('header', { topBar: { left: [] } })
  const { user } = await viewer()
  const req = await createLocalReq({ user }, payload)
  const versions = await payload.countGlobalVersions({ global: 'header' })
  expect(await findPublishRefusal(req, { global: 'header' })).toBeNull()
  expect(await payload.countGlobalVersions({ global: 'header' })).toEqual(versions)
  expect(await readOnline('header')).toEqual(before)
})

test('dashboard and calendar name the settings, and lead to them', async () => {
  await plan('header')
  const { schedule } = await readDashboard(await viewer(), new Date())
  expect(schedule).toMatchObject([{ collection: 'globals', document: 'header', title: 'En-tête' }])
  const [from, to] = [new Date(), new Date(Date.now() + 2 * 60 * 60_000)]
  const [planned] = await readScheduleBetween(await viewer(), from, to)
  expect(planned).toMatchObject({ title: 'En-tête', isPublication: true, hasFailed: false })
  expect(planned && studioPathOf(planned)).toBe('/admin/globals/header/')
  const agent = { ...(await viewer()), visible: ['properties'] }
  expect((await readDashboard(agent, new Date())).schedule).toEqual([])
})

test('a plan has the rights of its author on that day, and its failure is told', async () => {
  await plan('popup')
  await payload.update({
    collection: 'users',
    id: editor.userId,
    data: { role: 'agent' },
    context: { skipRevalidation: true },
  })
  await runDue()
  expect(await readOnline('popup')).toEqual({})
  await reportFailedPublications(payload, new Date())
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { template: { equals: 'failedPublication' } },
  })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs[0]?.payload)).toContain('Fenêtre promotionnelle')
  expect(JSON.stringify(docs[0]?.payload)).toContain('/admin/globals/popup/')
})
