import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runDueJobs } from '@/lib/cms/jobs/run-due-jobs'

import { makePayload, type TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const createDraft = (title: string) =>
  payload.create({
    collection: 'pages',
    data: { title, publishedIn: ['fr'] },
    draft: true,
    locale: 'fr',
    context: quiet(),
  })

const schedule = (id: string, type: 'publish' | 'unpublish', waitUntil: Date) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type, doc: { relationTo: 'pages', value: id } },
    waitUntil,
  })

const statusOf = async (id: string) => (await payload.findByID({ collection: 'pages', id }))._status

const at = (secondsFromNow: number) => new Date(Date.now() + secondsFromNow * 1000)

const findJobs = async (where: Where) =>
  (await payload.find({ collection: 'payload-jobs', where, depth: 0 })).docs

test('a page is published and unpublished when its time has come, and not before', async () => {
  const page = await createDraft('Plus tard')
  await schedule(page.id, 'publish', at(3600))
  await runDueJobs(payload)
  expect(await statusOf(page.id)).toBe('draft')

  await schedule(page.id, 'publish', at(-1))
  await runDueJobs(payload)
  expect(await statusOf(page.id)).toBe('published')

  await schedule(page.id, 'unpublish', at(-1))
  await runDueJobs(payload)
  expect(await statusOf(page.id)).toBe('draft')
})

test('what a process that died had begun is taken up again after ten minutes', async () => {
  const page = await createDraft('Interrompu')
  const { id } = await schedule(page.id, 'publish', at(-1))
  await payload.update({ collection: 'payload-jobs', id, data: { processing: true } })
  await runDueJobs(payload)
  expect(await statusOf(page.id)).toBe('draft')
  await runDueJobs(payload, at(11 * 60))
  expect(await statusOf(page.id)).toBe('published')
})

test('a job that fails says why and stays in the list', async () => {
  const page = await createDraft('')
  const { id } = await schedule(page.id, 'publish', at(-1))
  await runDueJobs(payload)
  expect(await statusOf(page.id)).toBe('draft')
  const [job] = await findJobs({ id: { equals: id } })
  expect(job).toMatchObject({ hasError: true })
  expect(JSON.stringify(job?.error)).toContain('Titre')
})

test('two calls at once do the work once', async () => {
  const page = await createDraft('Une fois')
  await schedule(page.id, 'publish', at(-1))
  await Promise.all([runDueJobs(payload), runDueJobs(payload)])
  const { totalDocs } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page.id } }, { 'version._status': { equals: 'published' } }] },
  })
  expect(totalDocs).toBe(1)
})
