import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { workerTasks } from '@/composition/worker-tasks'
import { env } from '@/lib/env'
import { handleWorkerRequest } from '@/lib/queue/handle-worker-request'
import { workerKey, workerKeyHeader } from '@/lib/queue/worker-key'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

/** A request of the scheduler or of `triggerWorker`, answered with the tasks of the product. */
async function request(name?: string): Promise<number> {
  const url = `http://localhost/api/run-worker/${name === undefined ? '' : `?task=${encodeURIComponent(name)}`}`
  const headers = { [workerKeyHeader]: workerKey(env.payloadSecret) }
  const response = await handleWorkerRequest(new Request(url, { method: 'POST', headers }), {
    tasks: workerTasks,
    getPayload: async () => payload,
  })
  return response.status
}

test('names are unique, because requests find a task by its name', () => {
  const names = workerTasks.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(workerTasks.map(({ name }) => name))(
  'the task "%s" runs when there is nothing to do',
  async (name) => {
    expect(await request(name)).toBe(204)
  },
)

test('one request of triggerWorker turns a stored lead into queued e-mails', async () => {
  const { id } = await makeMinimal(payload, 'leads', {
    form: 'siteContact',
    language: 'nl',
    person: { firstName: 'Zoë', lastName: 'Peeters', email: 'zoe@example.org' },
    answers: { message: 'Bel me.' },
    effects: 'pending',
  })
  expect(await request()).toBe(204)
  expect(await payload.findByID({ collection: 'leads', id, depth: 0 })).toMatchObject({ effects: 'done' })
  const { docs } = await payload.find({ collection: 'outbox', where: { lead: { equals: id } } })
  expect(docs.map(({ template }) => template)).toContain('siteContact.visitor')
})

test('the task "publishing" runs scheduled publications', async () => {
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Plus tard', publishedIn: ['fr'] },
    draft: true,
    locale: 'fr',
    context: quiet(),
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: page.id } },
    waitUntil: new Date(Date.now() - 1000),
  })
  expect(await request('publishing')).toBe(204)
  expect((await payload.findByID({ collection: 'pages', id: page.id }))._status).toBe('published')
})
