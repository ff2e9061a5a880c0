import { inspect } from 'node:util'

import type { Payload } from 'payload'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { controlsOf, exampleOf, postJson, startFormSite } from '../../support/form-site'

import { sendDueMails } from '@/lib/email/send-outbox'
import { openMailServer } from '@/lib/email/mail-server'
import { requestIdHeader } from '@/lib/http/request-id'
import { payloadLogger } from '@/lib/payload/logger'
import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'
import { expandLeads } from '@/features/leads/server/expand-leads'
import { passOnLeads } from '@/features/leads/server/pass-on-leads'

import { setRequestHeaders } from '../../support/doubles/next-headers'
import { startMailServer, type TestMailServer } from '../../support/mail-server'
import type { TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

/** What no line of the log may contain. */
const person = {
  firstName: 'Wilhelmina',
  lastName: 'Vandersteen',
  email: 'w.vandersteen@example.org',
  phone: '+32470123456',
  message: 'My address is Rue Cachée 12',
}
const canaries = /wilhelmina|vandersteen|example\.org|470123456|cachée|203\.0\.113|key-of-the-crm/i

let running: TestPayload
let payload: Payload
let post: TestMailServer
let written = ''

interface Line {
  msg: string
  request?: string
  state?: string
}
const lines = (): Line[] =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  post = await startMailServer()
  const { options, destination } = payloadLogger('info', { write: (line) => void (written += line) })
  payload.logger = pino(options, destination)
  const crm = {
    url: 'https://crm.example.com/key-of-the-crm',
    secret: 'only the CRM and the site know it',
    forms: ['siteContact' as const],
  }
  await payload.updateGlobal({ slug: 'siteConfig', data: { crm }, context: quiet() })
})
afterAll(async () => {
  await post.stop()
  await running.stop()
})
afterEach(async () => {
  await payload.delete({ collection: 'leads', where: {} })
  written = ''
  setRequestHeaders()
})

const sendMails = async () => {
  const server = openMailServer(post.url, { greeting: 5000, silence: 5000, total: 8000 })
  await sendDueMails(payload, { server, breaker: createCircuitBreaker() })
  server.close()
}

/** Sends a form as a visitor in the request with this id. Returns the id of the stored lead. */
async function submit(request: string): Promise<string> {
  const sending = { kind: 'siteContact', locale: 'fr' } as const
  const { model, values } = await exampleOf(sending.kind, sending.locale)
  setRequestHeaders({ [requestIdHeader]: request })
  const headers = { 'x-forwarded-for': '203.0.113.7', cookie: 'perron-token=w.vandersteen' }
  const answer = await postJson(
    { ...sending, headers },
    { ...values, ...person, ...controlsOf(model, sending.locale) },
  )
  expect(answer.status).toBeLessThan(300)
  setRequestHeaders()
  const { docs } = await payload.find({ collection: 'leads', sort: '-createdAt', limit: 1 })
  return docs[0]?.id ?? ''
}

test('one id leads from a request by the lead to each of its e-mails, in the rows and in the log', async () => {
  const lead = await submit('request-1')
  await expandLeads(payload)
  await sendMails()
  const { docs } = await payload.find({ collection: 'outbox', where: { lead: { equals: lead } } })
  expect(docs.length).toBeGreaterThan(0)
  expect(new Set(docs.map(({ state, requestId }) => `${state} ${requestId}`))).toEqual(
    new Set(['sent request-1']),
  )
  const ended = lines().filter(({ state }) => state === 'done')
  expect(ended.map(({ msg, request }) => `${msg} of ${request}`)).toEqual([
    'Queue "lead effects": row ended of request-1',
    ...docs.map(() => 'Queue "outbox": row ended of request-1'),
  ])
  expect(written).not.toMatch(canaries)
})

test('what cannot be sent is logged without data of the person, of the recipient and of the CRM', async () => {
  await submit('request-2')
  post.refuse({ code: 550, text: 'No mailbox for w.vandersteen@example.org (Wilhelmina)' })
  await expandLeads(payload)
  await sendMails()
  await passOnLeads(payload, { receiver: { send: () => Promise.reject(new Error('The CRM answered 500')) } })
  post.accept()
  const failed = lines().filter(({ state }) => state === 'failed' || state === 'retry')
  expect(failed.map(({ msg }) => msg)).toContain('Queue "outbox": row ended')
  expect(failed.map(({ msg }) => msg)).toContain('Queue "CRM": row ended')
  expect(new Set(failed.map(({ request }) => request))).toEqual(new Set(['request-2']))
  expect(written).toContain('The CRM answered 500')
  expect(written).not.toMatch(canaries)
})

test('an error of the database has no values, for whatever prints it', async () => {
  const lead = await submit('request-3')
  const broken = { ...person, language: null }
  const failure = payload.db.updateOne({ collection: 'leads', id: lead, data: { ...broken, person: broken } })
  const error = await failure.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(inspect(error, { depth: 9 })).toContain('Failed query')
  expect(inspect(error, { depth: 9 })).not.toMatch(canaries)
})
