import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { subscriberStore } from '@/features/accounts/server/account-store'
import { askForPassword, signUp } from '@/features/accounts/server/link-actions'
import type { LoginAction } from '@/features/accounts/server/login-action'
import { askForSearchesLink } from '@/features/accounts/server/subscriber-actions'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { finishLater } from '@/lib/payload/finish-later'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import { lockDatabase } from '../../support/locked-database'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

type Later = (task: () => Promise<unknown>) => void

async function send(action: LoginAction, email: string, later: Later): Promise<void> {
  const fields = new FormData()
  fields.set('email', email)
  await action(fields, {
    ...{ payload, later, kind: subscriberStore, locale: 'fr', clientIp: '203.0.113.7', session: '' },
    limits: makeSignInLimits(databaseLimiters(async () => payload)),
    now: new Date(),
  })
}

async function forgetPassword(email: string, later: Later): Promise<void> {
  const guard = payloadSignIn(payload, { later, wait: async () => {}, getClientIp: () => '203.0.113.7' })
  const url = 'http://localhost:3000/api/users/forgot-password/'
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify({ email }) })
  await guard(request, ['users', 'forgot-password'], (plain) =>
    handleEndpoints({
      config: payload.config,
      path: '/api/users/forgot-password',
      payloadInstanceCacheKey: running.cacheKey,
      request: plain,
    }),
  )
}

const asked: [string, (email: string, later: Later) => Promise<void>][] = [
  ['sign-up of a subscriber', (email, later) => send(signUp, email, later)],
  [
    'forgotten password of a subscriber',
    (email, later) => send(askForPassword('subscribers.newPassword'), email, later),
  ],
  ['link to searches', (email, later) => send(askForSearchesLink, email, later)],
  ['forgotten password of staff', forgetPassword],
]

test.each(asked)(
  '%s: the e-mail that an answer promised survives a locked database',
  async (name, ask) => {
    const warn = vi.spyOn(payload.logger, 'warn').mockImplementation(() => undefined)
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const email = `${name.replaceAll(' ', '-')}@perron.example`
    await makeMinimal(payload, 'users', { role: 'editor', email })
    await makeMinimal(payload, 'demands', { confirmed: true, email })
    if (name.startsWith('forgotten password of a subscriber'))
      await makeMinimal(payload, 'subscribers', { email })
    const tasks: (() => Promise<unknown>)[] = []
    await ask(email, (task) => tasks.push(task))
    expect(tasks).toHaveLength(1)
    warn.mockClear()
    const release = await lockDatabase(running.cacheKey.replace('file:', ''))
    await finishLater(payload, tasks[0] ?? (async () => undefined), release)
    expect(warn.mock.calls.length).toBeGreaterThan(0)
    const mails = await payload.find({ collection: 'outbox', where: { recipient: { equals: email } } })
    expect(mails.docs.map(({ state }) => state)).toEqual(['pending'])
  },
  40_000,
)
