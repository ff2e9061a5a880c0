import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { resetSecondFactor } from '@/features/sign-in/server/reset-second-factor'
import { sweepSignIn } from '@/features/sign-in/server/challenges'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { testPassword } from '../../support/minimal-document'
import { enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'

const hour = 60 * 60_000

let running: TestPayload
let site: SignInSite
let id: string
let email: string

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
afterEach(() => vi.useRealTimers())
beforeEach(async () => {
  site = openSignInSite(running)
  ;({ id, email } = await site.makeAccount('editor'))
})

const isOpen = async (token: string) =>
  (await running.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user?.id === id

const renew = (token: string) => site.send('users/refresh-token', { body: {}, token })
const at = (moment: number) => vi.useFakeTimers({ toFake: ['Date'], now: moment })

interface Listed {
  id: string
  device: string
  isThis: boolean
}

const list = async (token: string) =>
  (await site.send('users/own-security', { method: 'GET', token })).body.sessions as Listed[]

test('an account sees its sessions and ends one, or all others', async () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const [here, there, elsewhere] = [
    await site.logIn(email),
    await site.logIn(email, { device: phone }),
    await site.logIn(email),
  ]
  const sessions = await list(here.token)
  expect(sessions.map(({ device }) => device).toSorted()).toEqual([
    'Firefox, Linux',
    'Firefox, Linux',
    'Safari, iOS',
  ])
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  const only = sessions.find(({ device }) => device === 'Safari, iOS')?.id
  await site.send('users/sessions/end', { body: { id: only }, token: here.token })
  expect(await Promise.all([here, there, elsewhere].map(({ token }) => isOpen(token)))).toEqual([
    true,
    false,
    true,
  ])
  await site.send('users/sessions/end', { body: { others: true }, token: here.token })
  expect(await Promise.all([here, elsewhere].map(({ token }) => isOpen(token)))).toEqual([true, false])
})

test('nobody ends the session of another account, and anonymous visitors see none', async () => {
  const mine = await site.logIn(email)
  const other = await site.makeAccount('administrator')
  const { token } = await enrolAtLogIn(site, other.email)
  const [session] = await list(mine.token)
  await site.send('users/sessions/end', { body: { id: session?.id }, token })
  expect(await isOpen(mine.token)).toBe(true)
  expect((await site.send('users/own-security', { method: 'GET' })).status).toBe(401)
  expect((await site.send('users/sessions/end', { body: { others: true } })).status).toBe(401)
})

test('a session ends twelve hours after it was last renewed', async () => {
  const began = Date.now()
  const { token } = await site.logIn(email)
  at(began + 12 * hour - 60_000)
  expect(await isOpen(token)).toBe(true)
  at(began + 12 * hour + 60_000)
  expect(await isOpen(token)).toBe(false)
  expect((await renew(token)).status).toBeGreaterThanOrEqual(400)
})

test('a session that is renewed again and again ends after thirty days', async () => {
  const began = Date.now()
  let { token } = await site.logIn(email)
  let passed = 0
  while (passed < 30 * 24 * hour - 11 * hour) {
    passed += 11 * hour
    at(began + passed)
    const renewed = await renew(token)
    expect(renewed.status).toBe(200)
    token = renewed.token
  }
  at(began + 30 * 24 * hour - 60_000)
  const last = await renew(token)
  expect(last.status).toBe(200)
  at(began + 30 * 24 * hour + 1000)
  expect(await isOpen(last.token)).toBe(false)
  expect((await renew(last.token)).status).toBeGreaterThanOrEqual(400)
})

test('an ended session does not return, however many renewals run at that moment', async () => {
  const [mine, other] = [await site.logIn(email), await site.logIn(email)]
  const others = { body: { others: true }, token: other.token }
  await Promise.all([
    renew(mine.token),
    renew(mine.token),
    site.send('users/sessions/end', others),
    renew(mine.token),
  ])
  expect(await isOpen(mine.token)).toBe(false)
  expect(await list(other.token)).toHaveLength(1)
})

test('logging out ends the session on the server', async () => {
  const { token } = await site.logIn(email)
  expect((await site.send('users/logout', { body: {}, token })).status).toBe(200)
  expect(await isOpen(token)).toBe(false)
  expect((await site.send('users/logout', { body: {} })).status).toBe(200)
})

test('a new password ends the other sessions and keeps this one', async () => {
  const [here, there] = [await site.logIn(email), await site.logIn(email)]
  const { user } = await running.payload.auth({
    headers: new Headers({ authorization: `JWT ${here.token}` }),
  })
  await running.payload.update({
    collection: 'users',
    id,
    data: { password: 'violet harbour lantern', currentPassword: testPassword },
    overrideAccess: false,
    user,
  })
  expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false])
})

test('deleting an account leaves no session and no factor', async () => {
  const { token } = await site.logIn(email)
  await running.payload.delete({ collection: 'users', id })
  expect(await isOpen(token)).toBe(false)
  const where = { user: { equals: id } }
  expect(await running.payload.db.count({ collection: 'staffSessions', where })).toEqual({ totalDocs: 0 })
})

test('the command on the server removes a lost factor and ends the sessions', async () => {
  await site.setModes({ editor: 'required' })
  const { token } = await enrolAtLogIn(site, email)
  expect(await resetSecondFactor(running.payload, 'unknown@perron.example')).toBeNull()
  expect(await resetSecondFactor(running.payload, email.toUpperCase())).toBe(1)
  expect(await isOpen(token)).toBe(false)
  expect((await site.logIn(email)).body).toMatchObject({ step: 'enrol' })
  expect(await resetSecondFactor(running.payload, email)).toBe(0)
  await site.setModes({ editor: 'offered' })
})

test('what has expired is swept, and nothing else', async () => {
  const { token } = await site.logIn(email)
  await sweepSignIn(running.payload, new Date())
  expect(await isOpen(token)).toBe(true)
  await sweepSignIn(running.payload, new Date(Date.now() + 13 * hour))
  const where = { user: { equals: id } }
  expect(await running.payload.db.count({ collection: 'staffSessions', where })).toEqual({ totalDocs: 0 })
  expect(await running.payload.db.count({ collection: 'logInChallenges', where: {} })).toEqual({
    totalDocs: 0,
  })
})
