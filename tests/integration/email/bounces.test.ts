import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { answerMailEvents } from '@/lib/email/bounces/answer-mail-events'
import { readBounces } from '@/lib/email/bounces/read-mailbox'
import { readMailboxState } from '@/lib/email/bounces/read-mailbox-state'
import { exampleEmail } from '@/lib/email/email-message.fixture'
import { openMailServer } from '@/lib/email/mail-server'
import { queueEmail } from '@/lib/email/queue-email'
import { sendDueMails } from '@/lib/email/send-outbox'
import { createWebhook } from '@/lib/http/webhook-secret'
import { MemoryLimiter } from '@/lib/limits/memory-limiter'
import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'

import { imapServerMissing, startImapServer, type ImapServer } from '../../support/imap-server'
import { startMailServer, type TestMailServer } from '../../support/mail-server'
import { deliveryReport, feedbackReport } from '../../support/mail-reports'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
let post: TestMailServer
let imap: ImapServer | null

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  post = await startMailServer()
  imap = await startImapServer()
})
afterAll(async () => {
  await imap?.stop()
  await post.stop()
  await running.stop()
})
beforeEach(async () => {
  for (const collection of ['outbox', 'mailEvents', 'suppressedEmails'] as const)
    await payload.delete({ collection, where: {} })
  post.accept()
})

const now = new Date('2027-01-15T10:00:00Z')
const secret = 'a-secret-of-more-than-thirty-two-characters'

const suppressed = async () =>
  (await payload.find({ collection: 'suppressedEmails', pagination: false })).docs
    .map(({ email, reason }) => `${email} ${reason}`)
    .toSorted()

/** Sends an e-mail through a real mail server. @returns its Message-ID */
async function send(recipient: string, bounceAddress?: string): Promise<string> {
  await queueEmail(
    payload,
    { key: recipient, template: 'test', language: 'fr', recipient, message: exampleEmail },
    now,
  )
  const server = openMailServer(post.url, undefined, {
    dkim: undefined,
    stagingMail: undefined,
    bounceAddress,
  })
  await sendDueMails(payload, { server, breaker: createCircuitBreaker(), clock: () => now })
  server.close()
  return post.mails.findLast(({ recipients }) => recipients.includes(recipient))?.messageId ?? ''
}

const makeLimiter = () => new MemoryLimiter({ points: 3, seconds: 60 })

function request(body: string, headers: Record<string, string> = {}, refusals = makeLimiter()) {
  const sent = new Request('http://perron.example/api/mail-events/', { method: 'POST', headers, body })
  return answerMailEvents(sent, { secret, refusals, getPayload: async () => payload, now })
}

const complaint = JSON.stringify({ events: [{ id: '1', type: 'complaint', email: 'Marie@example.org' }] })

const signature = (body: string, at = new Date()) => ({
  'webhook-id': 'one',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': createWebhook(secret).sign('one', at, body),
})

test.each<[string, Record<string, string>]>([
  ['a key', { authorization: `Bearer ${secret}` }],
  ['a password in the URL', { authorization: `Basic ${Buffer.from(`sns:${secret}`).toString('base64')}` }],
  ['a signature', signature(complaint)],
])('a provider with %s reports a complaint, as often as it likes', async (_, headers) => {
  for (let count = 0; count < 3; count += 1) expect((await request(complaint, headers)).status).toBe(200)
  expect(await suppressed()).toEqual(['marie@example.org complaint'])
  expect((await payload.count({ collection: 'mailEvents' })).totalDocs).toBe(1)
})

test.each<[string, string, Record<string, string>, number]>([
  ['no key', complaint, {}, 401],
  ['a wrong key', complaint, { authorization: `Bearer ${secret}x` }, 401],
  ['a signature of another body', complaint, signature('{}'), 401],
  ['an old signature', complaint, signature(complaint, new Date(Date.now() - 3_600_000)), 401],
  ['no JSON', '{', { authorization: `Bearer ${secret}` }, 400],
  ['another form', '{"a":1}', { authorization: `Bearer ${secret}` }, 422],
  ['a body that is too large', 'x'.repeat(600_000), { authorization: `Bearer ${secret}` }, 413],
])('%s is refused', async (_, body, headers, status) => {
  expect((await request(body, headers)).status).toBe(status)
  expect(await suppressed()).toEqual([])
})

test.each<[string, object[]]>([
  ['an e-mail address that cannot be stored', [{ id: '1', type: 'bounce', email: 'a..b@example.org' }]],
  [
    'a detail of any length',
    [{ id: '1', type: 'soft-bounce', email: 'a@example.org', detail: 'x'.repeat(9000) }],
  ],
])('%s does not keep the other events of a request from counting', async (_, odd) => {
  const events = [...odd, { id: '2', type: 'bounce', email: 'gone@example.org' }]
  const answer = await request(JSON.stringify({ events }), { authorization: `Bearer ${secret}` })
  expect(answer.status).toBe(200)
  expect(await suppressed()).toEqual(['gone@example.org bounce'])
})

test('a client that guesses keys has to wait', async () => {
  const refusals = makeLimiter()
  for (let count = 0; count < 3; count += 1) expect((await request(complaint, {}, refusals)).status).toBe(401)
  const answer = await request(complaint, { authorization: `Bearer ${secret}` }, refusals)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['an unknown user is suppressed', '5.1.1 User unknown', ['nobody@example.org bounce']],
  ['a blocked sender is not the address', '5.7.1 Your IP is blocked', []],
])('a mail server that refuses: %s', async (_, text, expected) => {
  post.refuse({ code: 550, text, to: /^nobody@/ })
  await send('nobody@example.org')
  expect(await suppressed()).toEqual(expected)
})

test('the real IMAP server is there where it is required', () => {
  if (imap) return
  console.log(imapServerMissing)
  expect(process.env.REQUIRE_IMAP).toBeUndefined()
})

test('reports in the mailbox suppress who the e-mail went to; messages are read and kept', async () => {
  if (!imap) return
  const ids = await Promise.all(
    ['hard@example.org', 'full@example.org', 'spam@example.org'].map((to) => send(to)),
  )
  const [hard = '', full = '', spam = ''] = ids
  await imap.deliver(deliveryReport(hard, '5.1.1', '550 5.1.1 User unknown'))
  await imap.deliver(deliveryReport(full, '5.2.2', '552 5.2.2 Mailbox full'))
  await imap.deliver(feedbackReport(spam))
  // A report about an e-mail that this site did not send suppresses no one.
  await imap.deliver(deliveryReport('<forged@perron.example>', '5.1.1', '550 5.1.1 User unknown'))
  await imap.deliver('From: a@example.org\r\nSubject: Out of office\r\n\r\nBack on Monday')
  await readBounces(payload, now, imap.url)
  expect(await readMailboxState(payload)).toEqual({ readAt: now.toISOString(), error: null })
  expect(await suppressed()).toEqual(['hard@example.org bounce', 'spam@example.org complaint'])
  expect((await payload.count({ collection: 'mailEvents' })).totalDocs).toBe(3)
  expect(await imap.flags()).toEqual(Array.from({ length: 5 }, () => ['S']))
  await readBounces(payload, now, imap.url)
  expect((await payload.count({ collection: 'mailEvents' })).totalDocs).toBe(3)
})

test('a mailbox that is away, or refuses the password, is written to the state and read when it returns', async () => {
  if (!imap) return
  await imap.end()
  await readBounces(payload, now, imap.url)
  expect((await readMailboxState(payload)).error).toMatch(/ECONNREFUSED/)
  await imap.start()
  await readBounces(payload, now, imap.url.replace('perron-test', 'wrong-password'))
  const { error } = await readMailboxState(payload)
  expect(error).toBeTruthy()
  expect(error).not.toContain('wrong-password')
  await readBounces(payload, now, imap.url)
  expect((await readMailboxState(payload)).error).toBeNull()
})

test('the envelope sender is the address of bounces, the sender that people see stays', async () => {
  await send('marie@example.org', 'bounces@perron.example')
  const mail = post.mails.at(-1)
  expect(mail?.returnPath).toBe('bounces@perron.example')
  expect(mail?.from?.address).not.toBe('bounces@perron.example')
})
