import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ownerEndpoints } from '@/features/accounts/server/owner-endpoints'

import { makeAccounts, roles, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { openOwnerLogin, sessionIn, type TestLogin } from '../../rig/account-login'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let login: TestLogin
let id: string
let email: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())
beforeEach(async () => {
  login = openOwnerLogin(payload)
  ;({ id, email } = await login.makeAccount({ language: 'nl' }))
})

const invite = (role: Role, owner = id) =>
  callEndpoint(payload, ownerEndpoints, '/:id/invite', { user: accounts[role], params: { id: owner } })

const good = 'violet harbour lantern'
const use = async (token: string, now: Date) =>
  sessionIn(await login.send('setPassword', { token, password: good, repeat: good }, { now }))

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * day)

test('administrators and editors invite; the others do not learn whether the account exists', async () => {
  const statuses: Partial<Record<Role, number>> = {}
  for (const role of roles) statuses[role] = (await invite(role)).status
  expect(statuses).toEqual({
    anonymous: 404,
    owner: 404,
    subscriber: 404,
    translator: 404,
    agent: 404,
    editor: 200,
    administrator: 200,
  })
  expect(await login.findMails(email)).toHaveLength(2)
  expect((await invite('editor', 'no-such-owner')).status).toBe(404)
})

test('the invitation is in the language of the owner, works for seven days, and once', async () => {
  await invite('editor')
  const [mail] = await login.findMails(email)
  expect(mail).toMatchObject({ language: 'nl', template: 'owners.invitation' })
  const [token = ''] = await login.findTokens(email)
  expect(await use(token, inDays(7.01))).toBe('')
  expect(await use(token, inDays(6.9))).not.toBe('')
  expect(await use(token, inDays(6.9))).toBe('')
})

test('a second invitation ends the first', async () => {
  await invite('editor')
  await invite('editor')
  const [first = '', second = ''] = await login.findTokens(email)
  expect(await use(first, new Date())).toBe('')
  expect(await use(second, new Date())).not.toBe('')
})

test('the studio shows when an owner was invited and signed in last', async () => {
  const answer = (await (await invite('editor')).json()) as { invitedAt: string }
  const [token = ''] = await login.findTokens(email)
  const now = inDays(1)
  await use(token, now)
  expect(await payload.findByID({ collection: 'owners', id })).toMatchObject({
    invitedAt: answer.invitedAt,
    lastSignInAt: now.toISOString(),
  })
})
