import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { sweepAccountAccess } from '@/features/accounts/server/account-hooks'
import { env } from '@/lib/env'
import { renewSession } from '@/lib/sessions/sessions'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { testPassword } from '../../support/minimal-document'
import { openOwnerLogin, sessionIn, type TestLogin } from '../../rig/account-login'

const minute = 60_000
const begin = new Date('2027-03-28T00:30:00.000Z')
const after = (minutes: number) => new Date(begin.getTime() + minutes * minute)

let running: TestPayload
let login: TestLogin
let id: string
let email: string

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  login = openOwnerLogin(running.payload)
  ;({ id, email } = await login.makeAccount())
})

const ownerOf = async (token: string, now: Date) =>
  (await renewSession(running.payload, ownerAccounts, token, now))?.account ?? null

test('the right password begins a session, with a cookie that no script sees', async () => {
  const answer = await login.send('signIn', { email: ` ${email.toUpperCase()} `, password: testPassword })
  expect(answer).toEqual({
    to: '/fr/login/',
    cookies: [
      expect.stringMatching(
        /^owner_session=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
      ) as string,
    ],
  })
  expect(env.serverUrl).toMatch(/^http:/)
  expect(await ownerOf(sessionIn(answer), new Date())).toBe(id)
  const { docs } = await running.payload.db.find({ collection: 'ownerSessions', where: {} })
  expect(JSON.stringify(docs)).not.toContain(sessionIn(answer))
})

test('an unknown address, a wrong password and an account without one get the same answer', async () => {
  const { email: bare, id: bareId } = await login.makeAccount()
  await running.payload.db.updateOne({ collection: 'owners', id: bareId, data: { hash: null, salt: null } })
  const answers = []
  for (const tried of [email, bare, 'nobody@perron.example'])
    answers.push(await login.send('signIn', { email: tried, password: 'a wrong one' }))
  expect(answers).toEqual(
    [email, bare, 'nobody@perron.example'].map((tried) => ({
      page: '/fr/login/',
      state: { email: tried, problem: 'failed' },
    })),
  )
})

test.each([
  [
    { email: '', password: '' },
    { email: 'required', password: 'required' },
  ],
  [{ email: 'no address', password: 'x' }, { email: 'email' }],
  [{ email: `${'a'.repeat(250)}@b.be`, password: 'x' }, { email: 'email' }],
  [{ email: 'anne@perron.example', password: '' }, { password: 'required' }],
])('%j is refused before an account is looked for', async (fields, errors) => {
  const answer = await login.send('signIn', fields)
  expect(answer).toEqual({ page: '/fr/login/', state: { email: fields.email.slice(0, 254), errors } })
})

test('a try that a locked database leaves undecided does not count', async () => {
  const { payload } = running
  const findOne = () => Promise.reject(new Error('database is locked'))
  const locked = Object.create(payload, {
    db: { value: Object.create(payload.db, { findOne: { value: findOne } }) },
  })
  const fields = { email, password: testPassword }
  for (let tries = 0; tries < 12; tries += 1)
    await expect(login.send('signIn', fields, { payload: locked as Payload })).rejects.toThrow('locked')
  expect(sessionIn(await login.send('signIn', fields))).not.toBe('')
})

test('a session ends half an hour after its last use', async () => {
  const token = await login.logIn(email, { now: begin })
  expect(await ownerOf(token, after(29))).toBe(id)
  expect(await ownerOf(token, after(58))).toBe(id)
  expect(await ownerOf(token, after(89))).toBeNull()
  expect(await ownerOf(token, after(60))).toBe(id)
})

test('a session ends eight hours after the log-in, used or not', async () => {
  const token = await login.logIn(email, { now: begin })
  for (let minutes = 20; minutes < 480; minutes += 20) expect(await ownerOf(token, after(minutes))).toBe(id)
  expect(await ownerOf(token, after(479.9))).toBe(id)
  expect(await ownerOf(token, after(480))).toBeNull()
})

test('the sweep deletes what has ended and nothing else', async () => {
  const [old, young] = [
    await login.logIn(email, { now: begin }),
    await login.logIn(email, { now: after(25) }),
  ]
  await sweepAccountAccess(running.payload, after(40))
  expect([await ownerOf(old, after(10)), await ownerOf(young, after(40))]).toEqual([null, id])
})

test('logging out ends this session alone', async () => {
  const [here, there] = [await login.logIn(email), await login.logIn(email)]
  const answer = await login.send('logOut', {}, { session: here })
  expect(answer).toMatchObject({ cookies: [expect.stringMatching(/^owner_session=; Max-Age=0;/) as string] })
  expect([await ownerOf(here, new Date()), await ownerOf(there, new Date())]).toEqual([null, id])
})

test('a session that ends at the same moment as it is used is not brought back', async () => {
  const token = await login.logIn(email, { now: begin })
  await Promise.all([
    ownerOf(token, after(20)),
    login.send('logOut', {}, { session: token }),
    ownerOf(token, after(20)),
  ])
  expect(await ownerOf(token, after(21))).toBeNull()
})

test('a new password, a new address and a deletion end the sessions', async () => {
  const { payload } = running
  const tokens = [await login.logIn(email), await login.logIn(email)]
  await payload.update({ collection: 'owners', id, data: { name: 'Agnès Delvaux-Claes', email } })
  expect(await ownerOf(tokens[0] ?? '', new Date())).toBe(id)
  await payload.update({ collection: 'owners', id, data: { password: 'violet harbour lantern' } })
  for (const token of tokens) expect(await ownerOf(token, new Date())).toBeNull()
  const next = await login.send('signIn', { email, password: 'violet harbour lantern' })
  await payload.update({ collection: 'owners', id, data: { email: `new-${email}` } })
  expect(await ownerOf(sessionIn(next), new Date())).toBeNull()
  const last = await login.send('signIn', { email: `new-${email}`, password: 'violet harbour lantern' })
  await payload.delete({ collection: 'owners', id })
  expect(await ownerOf(sessionIn(last), new Date())).toBeNull()
})

test('the sixth try of an account and the eleventh of a client wait', async () => {
  const tryOnce = (tried: string, clientIp: string) =>
    login.send('signIn', { email: tried, password: 'a wrong one' }, { clientIp })
  for (let count = 0; count < 5; count += 1)
    expect(await tryOnce('one@perron.example', '198.51.100.1')).toMatchObject({
      state: { problem: 'failed' },
    })
  const refused = await tryOnce('one@perron.example', '198.51.100.1')
  expect(refused).toMatchObject({ state: { problem: 'tooMany', email: 'one@perron.example' } })
  expect(refused).toMatchObject({ retryAfter: expect.any(Number) as number })
  for (let count = 0; count < 5; count += 1) await tryOnce(`n${count}@perron.example`, '198.51.100.1')
  expect(await tryOnce(email, '198.51.100.1')).toMatchObject({ state: { problem: 'tooMany' } })
  expect(await login.logIn(email, { clientIp: '198.51.100.2' })).not.toBe('')
})

test('the time of the last log-in is kept, and is not written back by an editor', async () => {
  await login.logIn(email, { now: begin })
  await running.payload.update({
    collection: 'owners',
    id,
    data: { phone: '0470000099', lastSignInAt: '2020-01-01T00:00:00.000Z' },
  })
  const owner = await running.payload.findByID({ collection: 'owners', id })
  expect(owner).toMatchObject({ lastSignInAt: begin.toISOString(), phone: '0470000099' })
})
