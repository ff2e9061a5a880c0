import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { outboxEndpoints } from '@/lib/email/outbox-endpoints'
import { resetProcessState } from '@/lib/process-state'
import { beginShutdown } from '@/lib/queue/shutdown'
import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'
import { exampleEmail } from '@/lib/email/email-message.fixture'
import { env } from '@/lib/env'
import { openMailServer, type MailServer } from '@/lib/email/mail-server'
import { redactedEmail } from '@/lib/email/email-address'
import { queueEmail } from '@/lib/email/queue-email'
import { sendAgain } from '@/lib/email/outbox-queue'
import { sendDueMails, sendOutbox } from '@/lib/email/send-outbox'

import { makeAccounts } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { isFullRun } from '../../support/full-run'
import { startMailServer, type TestMailServer } from '../../support/mail-server'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let payload: Payload
let post: TestMailServer
const opened: MailServer[] = []

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  post = await startMailServer()
})
afterAll(async () => {
  await post.stop()
  await running.stop()
})
beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'outbox', where: {} })
  await post.answer()
  post.mails.length = 0
})
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const minute = 60_000
const begin = new Date('2027-01-15T10:00:00Z')

/** A worker with a clock that the test sets. */
function makeWorker(greeting = 5000) {
  const server = openMailServer(post.url, { greeting, silence: 5000, total: 8000 })
  opened.push(server)
  const breaker = createCircuitBreaker()
  let time = begin.getTime()
  return {
    run: () =>
      sendDueMails(payload, { server, breaker, clock: () => new Date(time), pause: () => Promise.resolve() }),
    wait: (ms: number) => {
      time += ms
    },
    server,
  }
}

const queue = (key: string, recipient = 'marie@example.org') =>
  queueEmail(payload, { key, template: 'test', language: 'fr', recipient, message: exampleEmail }, begin)

const rows = async () => (await payload.find({ collection: 'outbox', limit: 0, pagination: false })).docs
const rowOf = async (key: string) => (await rows()).find((row) => row.key === key)
const states = async () => (await rows()).map(({ state }) => state).toSorted()

test('a copy for tries sends to one address, with the one it was meant for in the subject', async () => {
  const server = openMailServer(post.url, undefined, { ...env, stagingMail: 'tries@example.org' })
  opened.push(server)
  await queue('copy')
  await sendDueMails(payload, { server, breaker: createCircuitBreaker(), clock: () => begin })
  expect(post.mails).toMatchObject([
    {
      recipients: ['tries@example.org'],
      to: [{ address: 'tries@example.org' }],
      subject: '[marie@example.org] Votre demande de visite',
    },
  ])
})

test('a message that is queued twice is sent once, as the agency’s mail, and noted with its number', async () => {
  await Promise.all([queue('a'), queue('a'), queue('a')])
  await makeWorker().run()
  expect(post.mails).toHaveLength(1)
  const [mail] = post.mails
  expect(mail).toMatchObject({ recipients: ['marie@example.org'], subject: 'Votre demande de visite' })
  expect(await rowOf('a')).toMatchObject({
    state: 'sent',
    attempts: 1,
    messageId: mail?.messageId,
    sentAt: begin.toISOString(),
  })
})

test('without a mail server the mails stay as they are', async () => {
  await queue('a')
  await sendOutbox(payload)
  expect(await rowOf('a')).toMatchObject({ state: 'pending', attempts: 0 })
})

/** More than two batches of a worker. */
const mailCount = isFullRun ? 200 : 130

test(`two workers send each of ${mailCount} mails once`, async () => {
  const recipients = Array.from({ length: mailCount }, (_, index) => `visitor-${index}@example.org`)
  await Promise.all(recipients.map((recipient) => queue(recipient, recipient)))
  await Promise.all([makeWorker().run(), makeWorker().run()])
  expect(post.mails.flatMap((mail) => mail.recipients).toSorted()).toEqual(recipients.toSorted())
  expect(new Set(await states())).toEqual(new Set(['sent']))
})

test.each(['refuses connections', 'hangs'])(
  'when a server that %s for ten minutes returns, all is out within five',
  async (how) => {
    const worker = makeWorker(300)
    for (let index = 0; index < 12; index += 1) await queue(`m${index}`)
    await (how === 'hangs' ? post.hang() : post.stop())
    for (let second = 0; second < 600; second += 60) {
      await worker.run()
      worker.wait(60_000)
    }
    const tried = (await rows()).reduce((sum, { attempts }) => sum + attempts, 0)
    expect(tried).toBeLessThan(30)
    expect(new Set(await states())).toEqual(new Set(['pending']))
    await post.answer()
    for (let second = 0; second < 300; second += 10) {
      await worker.run()
      worker.wait(10_000)
    }
    expect(post.mails).toHaveLength(12)
    expect(new Set(await states())).toEqual(new Set(['sent']))
  },
)

test('a permanently refused recipient fails with the error of the server; the others get theirs', async () => {
  post.refuse({ code: 550, text: 'No such user here', to: /^nobody@/ })
  await queue('a', 'nobody@example.org')
  await queue('b', 'marie@example.org')
  await makeWorker().run()
  expect(post.mails.map(({ recipients }) => recipients[0])).toEqual(['marie@example.org'])
  const failed = await rowOf('a')
  expect(failed?.state).toBe('failed')
  expect(failed?.lastError).toContain('No such user here')
})

test('a mail that is put off is tried again after 1, 2 and 4 minutes, without holding up others', async () => {
  const worker = makeWorker()
  post.refuse({ code: 451, text: 'Greylisted, try later', to: /^slow@/ })
  await queue('a', 'slow@example.org')
  await queue('b', 'marie@example.org')
  await worker.run()
  expect(await rowOf('b')).toMatchObject({ state: 'sent' })
  const tries: number[] = []
  for (let passed = 0; passed < 8; passed += 1) {
    worker.wait(minute)
    await worker.run()
    tries.push((await rowOf('a'))?.attempts ?? 0)
  }
  expect(tries).toEqual([2, 2, 3, 3, 3, 3, 4, 4])
  post.accept()
  worker.wait(4 * minute)
  await worker.run()
  expect(await rowOf('a')).toMatchObject({ state: 'sent', lastError: null })
})

test('a stopped process with a hanging mail server ends in time and gives its mails back', async () => {
  await post.hang()
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => queue(key)))
  // As in production: the server may take minutes.
  const server = openMailServer(post.url, { greeting: 60_000, silence: 60_000, total: 120_000 })
  opened.push(server)
  const run = sendDueMails(payload, { server, breaker: createCircuitBreaker(), clock: () => begin })
  await expect.poll(states).toContain('sending')
  const started = performance.now()
  try {
    beginShutdown()
    await run
    expect(performance.now() - started).toBeLessThan(20_000)
  } finally {
    // The process is not stopped: other tests go on in it.
    resetProcessState('shutdown')
  }
  const left = await rows()
  expect(left.map(({ state, attempts }) => [state, attempts])).toEqual(left.map(() => ['pending', 0]))
  await post.answer()
  await makeWorker().run()
  expect(post.mails).toHaveLength(5)
})

test('a mail whose worker was killed comes back after a minute, with the same number', async () => {
  await queue('a')
  const killed = makeWorker()
  // The process ends after the server accepted the e-mail and before the outcome is written.
  const { updateOne } = payload.db
  payload.db.updateOne = async (args) => {
    if ((args.data as { state?: string }).state === 'sent') throw new Error('killed')
    return updateOne.call(payload.db, args)
  }
  await expect(killed.run()).rejects.toThrow('killed')
  payload.db.updateOne = updateOne
  expect(await rowOf('a')).toMatchObject({ state: 'sending' })

  const next = makeWorker()
  next.wait(0.9 * minute)
  await next.run()
  expect(post.mails).toHaveLength(1)
  next.wait(0.1 * minute)
  await next.run()
  expect(post.mails).toHaveLength(2)
  expect(post.mails[0]?.messageId).toBe(post.mails[1]?.messageId)
  expect(await rowOf('a')).toMatchObject({ state: 'sent', attempts: 2 })
})

test('a note that fails twice is made all the same, and one that never succeeds holds up none of the others', async () => {
  await queue('a', 'anne@example.org')
  for (const key of ['b', 'c', 'd', 'e']) await queue(key)
  const idOfA = (await rowOf('a'))?.id
  const { updateOne } = payload.db
  const failures = new Map<unknown, number>()
  payload.db.updateOne = async (args) => {
    const id = JSON.stringify((args as { where?: unknown }).where).match(/"id":\{"equals":"([^"]+)"/)?.[1]
    const failed = failures.get(id) ?? 0
    if ((args.data as { state?: string }).state === 'sent' && (id === idOfA || failed < 2)) {
      failures.set(id, failed + 1)
      throw new Error('SQLITE_BUSY')
    }
    return updateOne.call(payload.db, args)
  }
  await expect(makeWorker().run()).rejects.toThrow('SQLITE_BUSY')
  payload.db.updateOne = updateOne
  expect(post.mails).toHaveLength(5)
  expect(await states()).toEqual(['sending', 'sent', 'sent', 'sent', 'sent'])
})

test('after seven days a mail is not sent by itself, but may be sent again by hand, under a new number', async () => {
  await queue('a')
  const worker = makeWorker()
  worker.wait(8 * 24 * 60 * minute)
  await worker.run()
  expect(await rowOf('a')).toMatchObject({ state: 'failed', lastError: 'tooLate' })
  const id = (await rowOf('a'))?.id ?? ''
  expect(await sendAgain(payload, id, new Date(begin.getTime() + 8 * 24 * 60 * minute))).toBe(true)
  await worker.run()
  expect(post.mails).toHaveLength(1)
  const first = (await rowOf('a'))?.messageId
  expect(await sendAgain(payload, id, new Date(begin.getTime() + 8 * 24 * 60 * minute + 1))).toBe(true)
  worker.wait(minute)
  await worker.run()
  expect(post.mails).toHaveLength(2)
  expect((await rowOf('a'))?.messageId).not.toBe(first)
})

test('the e-mail for a forgotten password is queued in the outbox, without waiting for a mail server', async () => {
  await payload.create({
    collection: 'users',
    data: {
      email: 'anne@example.org',
      name: 'Anne',
      password: 'a password of tests',
      role: 'administrator',
      language: 'nl',
    },
  })
  await payload.forgotPassword({ collection: 'users', data: { email: 'anne@example.org' } })
  const [row] = await rows()
  expect(row).toMatchObject({
    template: 'account',
    language: 'nl',
    recipient: 'anne@example.org',
    state: 'pending',
  })
  expect(row?.subject).toBe('Nieuw wachtwoord kiezen')
  expect(JSON.stringify(row?.payload)).toMatch(/\/admin\/reset\/[0-9a-f]{40}\//)
})

test('an emptied e-mail is neither shown nor sent again, and the response has the reason', async () => {
  const emptied = { recipient: redactedEmail, payload: null, state: 'sent' }
  await queue('a')
  const id = (await rowOf('a'))?.id ?? ''
  await payload.db.updateOne({ collection: 'outbox', id, data: emptied })
  const { editor } = await makeAccounts(payload)
  for (const [path, status] of [
    ['/:id/mail', 410],
    ['/:id/send-again', 409],
  ] as const) {
    const answer = await callEndpoint(payload, outboxEndpoints, path, { user: editor, params: { id } })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain('Cet e-mail a été effacé')
  }
  await makeWorker().run()
  expect(post.mails).toEqual([])
})
