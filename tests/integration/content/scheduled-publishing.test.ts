import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runPayloadJobs } from '@/lib/queue/run-payload-jobs'
import { runTask } from '@/lib/queue/run-task'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

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
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('draft')

  await schedule(page.id, 'publish', at(-1))
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('published')

  await schedule(page.id, 'unpublish', at(-1))
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('draft')
})

test('a job that a killed process had begun runs again once the lease of that process is over', async () => {
  const page = await createDraft('Interrompu')
  const { id } = await schedule(page.id, 'publish', at(-1))
  await payload.db.updateOne({ collection: 'payload-jobs', id, data: { processing: true } })
  const hold = async (until: Date) => {
    const data = { holder: 'a killed process', until: until.toISOString() }
    await payload.db.updateOne({ collection: 'leases', where: { task: { equals: 'publishing' } }, data })
  }
  await hold(at(30))
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('draft')
  await hold(at(-1))
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('published')
})

test('a failed job keeps its error and stays in the list', async () => {
  const page = await createDraft('')
  const { id } = await schedule(page.id, 'publish', at(-1))
  await runPayloadJobs(payload, new Date())
  expect(await statusOf(page.id)).toBe('draft')
  const [job] = await findJobs({ id: { equals: id } })
  expect(job).toMatchObject({ hasError: true })
  expect(JSON.stringify(job?.error)).toContain('Titre')
})

test.each([
  ['two runs in one process', (run: () => Promise<void>) => runTask(payload, { name: 'publishing', run })],
  ['two processes', (run: () => Promise<void>) => run()],
])('%s at once publish once', async (_, start) => {
  const page = await createDraft('Une fois')
  await schedule(page.id, 'publish', at(-1))
  const run = () => runPayloadJobs(payload, new Date())
  await Promise.all([start(run), start(run)])
  const { totalDocs } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: page.id } }, { 'version._status': { equals: 'published' } }] },
  })
  expect(totalDocs).toBe(1)
})
