import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { ownerStore, subscriberStore, type AccountStore } from '@/features/accounts/server/account-store'
import {
  askForLink,
  askForPassword,
  askForSearchesLink,
  signUp,
} from '@/features/accounts/server/link-actions'
import {
  answerLinkRequests,
  requestStaffPassword,
  sweepLinkRequests,
} from '@/features/accounts/server/link-requests'
import type { LoginAction } from '@/features/accounts/server/login-action'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import { lockDatabase } from '../../support/locked-database'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

/*
 * Whatever a form without a log-in promised is in the database before its answer: these tests run nothing that an answer left
 * for later, as when the process was killed at that moment.
 */

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(() => payload.db.deleteMany({ collection: 'linkRequests', where: {} }))

let clients = 0
/** A form may be sent ten times an hour from one of them. */
const nextClient = () => `203.0.113.${++clients}`

async function send(action: LoginAction, kind: AccountStore, email: string): Promise<void> {
  const fields = new FormData()
  fields.set('email', email)
  await action(fields, {
    payload,
    kind,
    locale: 'fr',
    clientIp: nextClient(),
    session: '',
    later: () => undefined,
    limits: makeSignInLimits(databaseLimiters(async () => payload)),
    now: new Date(),
  })
}

async function forgetPassword(email: string): Promise<void> {
  const guard = payloadSignIn(payload, {
    requestPassword: (request) => requestStaffPassword(payload, request),
    later: () => undefined,
    wait: async () => {},
    getClientIp: nextClient,
  })
  const url = 'http://localhost:3000/api/users/forgot-password/'
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) })
  await guard(request, ['users', 'forgot-password'], (guarded) =>
    handleEndpoints({
      config: payload.config,
      path: '/api/users/forgot-password',
      payloadInstanceCacheKey: running.cacheKey,
      request: guarded,
    }),
  )
}

const soon = () => new Date(Date.now() + 1000)
const answerAll = () => answerLinkRequests(payload, { clock: soon })

const mailsTo = async (email: string) =>
  (await payload.find({ collection: 'outbox', where: { recipient: { equals: email } } })).docs
const findRequests = async () => (await payload.find({ collection: 'linkRequests' })).docs

const requests: [string, (email: string) => Promise<void>][] = [
  ['owner-link', (email) => send(askForLink, ownerStore, email)],
  ['owner-forgotten', (email) => send(askForPassword('owners.newPassword'), ownerStore, email)],
  ['sign-up', (email) => send(signUp, subscriberStore, email)],
  [
    'subscriber-forgotten',
    (email) => send(askForPassword('subscribers.newPassword'), subscriberStore, email),
  ],
  ['searches', (email) => send(askForSearchesLink, subscriberStore, email)],
  ['staff-forgotten', forgetPassword],
]

async function makeKnown(name: string): Promise<string> {
  const email = `${name}@perron.example`
  await makeMinimal(payload, 'users', { role: 'editor', email })
  await makeMinimal(payload, 'owners', { email })
  await makeMinimal(payload, 'demands', { confirmed: true, email })
  if (name !== 'sign-up') await makeMinimal(payload, 'subscribers', { email })
  return email
}

test.each(requests)(
  '%s: the e-mail that an answer promised is sent by the next process, once',
  async (name, ask) => {
    const email = await makeKnown(name)
    await ask(email)
    expect(await mailsTo(email)).toEqual([])
    await answerAll()
    expect(await mailsTo(email)).toHaveLength(1)
    await answerAll()
    expect(await mailsTo(email)).toHaveLength(1)
  },
)

test.each(requests.filter(([name]) => name !== 'sign-up'))(
  '%s: an unknown address is stored alike, and gets nothing',
  async (name, ask) => {
    const email = `unknown-${name}@perron.example`
    await ask(email)
    expect(await findRequests()).toMatchObject([{ email, state: 'pending' }])
    await answerAll()
    expect(await findRequests()).toMatchObject([{ email, state: 'answered' }])
    expect(await mailsTo(email)).toEqual([])
  },
)

test('a worker that ended between the e-mail and its note queues no second one', async () => {
  const email = await makeKnown('twice')
  await send(askForLink, ownerStore, email)
  await answerAll()
  await payload.db.updateMany({
    collection: 'linkRequests',
    where: {},
    data: { state: 'pending', requestNextAttemptAt: new Date(0).toISOString() },
  })
  await answerAll()
  expect(await findRequests()).toMatchObject([{ state: 'answered' }])
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a locked database delays the e-mail, and loses none', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const email = await makeKnown('locked')
  await send(askForLink, ownerStore, email)
  const release = await lockDatabase(running.cacheKey.replace('file:', ''))
  const failed = await answerAll().catch((error: unknown) => error)
  await release()
  expect(failed).toBeInstanceOf(Error)
  expect(await mailsTo(email)).toEqual([])
  await answerLinkRequests(payload, { clock: () => new Date(Date.now() + 10 * 60_000) })
  expect(await mailsTo(email)).toHaveLength(1)
})

test('requests are deleted ten minutes after they were answered, and not before that', async () => {
  await send(askForLink, ownerStore, 'kept@perron.example')
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
  await sweepLinkRequests(payload, inMinutes(60))
  expect(await findRequests()).toHaveLength(1)
  await answerAll()
  await sweepLinkRequests(payload, inMinutes(9))
  expect(await findRequests()).toHaveLength(1)
  await sweepLinkRequests(payload, inMinutes(11))
  expect(await findRequests()).toEqual([])
})
