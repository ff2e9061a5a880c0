import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { codeOf, enrolAtLogIn, openSignInSite, type SignInSite } from '../../support/sign-in-site'

let running: TestPayload
let site: SignInSite
let email: string
let secret: string
let recoveryCodes: string[]

beforeAll(async () => {
  running = await makePayload()
})
afterAll(() => running.stop())
beforeEach(async () => {
  // Counters of their own for each test.
  site = openSignInSite(running)
  email = (await site.makeAccount('administrator')).email
  ;({ secret, recoveryCodes } = await enrolAtLogIn(site, email))
})

const second = (body: Record<string, unknown>) => site.send('users/second-factor', { body })
const challengeOf = async () => (await site.logIn(email)).body.challenge

/** A moment in the next step of the app, whose code was not used yet. */
const later = () => Date.now() + 30_000

test('the password alone gives a challenge and no session', async () => {
  const answer = await site.logIn(email)
  expect(answer).toMatchObject({ status: 202, token: '', body: { step: 'verify', hasApp: true } })
  expect(answer.body).not.toHaveProperty('user')
  const { docs } = await running.payload.db.find({ collection: 'logInChallenges', pagination: false })
  expect(JSON.stringify(docs)).not.toContain(String(answer.body.challenge))
})

test('a code of the app gives the session, and one code only one', async () => {
  const challenges = await Promise.all([challengeOf(), challengeOf(), challengeOf()])
  const code = await codeOf(secret, later())
  const answers = await Promise.all(challenges.map((challenge) => second({ challenge, code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect(answers.filter(({ token }) => token !== '')).toHaveLength(1)
  expect(await second({ challenge: await challengeOf(), code })).toMatchObject({ status: 401, token: '' })
})

test('one challenge gives one session, also to several right answers at the same moment', async () => {
  const challenge = await challengeOf()
  const answers = await Promise.all(recoveryCodes.slice(0, 5).map((code) => second({ challenge, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ token }) => token !== '')).toHaveLength(1)
})

test('a recovery code works once, however it is typed', async () => {
  const challenges = await Promise.all([challengeOf(), challengeOf(), challengeOf()])
  const code = ` ${recoveryCodes[0]?.toLowerCase().replace('-', ' ')}`
  const answers = await Promise.all(challenges.map((challenge) => second({ challenge, code })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  const token = answers.find((answer) => answer.token)?.token ?? ''
  const security = await site.send('users/own-security', { method: 'GET', token })
  expect(security.body).toMatchObject({ recoveryCodes: 9 })
})

test('five wrong codes end a challenge, and the right one comes too late', async () => {
  const challenge = await challengeOf()
  for (let round = 0; round < 5; round += 1)
    expect(await second({ challenge, code: '000000' })).toMatchObject({
      status: 401,
      body: { isOver: false },
    })
  const code = await codeOf(secret, later())
  expect(await second({ challenge, code })).toMatchObject({ status: 401, token: '', body: { isOver: true } })
})

test('a challenge ends after five minutes', async () => {
  const challenge = await challengeOf()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
  const answer = await second({ challenge, code: await codeOf(secret) })
  vi.useRealTimers()
  expect(answer).toMatchObject({ status: 401, body: { isOver: true } })
})

test('the challenge of one account takes no code of another', async () => {
  const other = await site.makeAccount('administrator')
  const { secret: othersSecret } = await enrolAtLogIn(site, other.email)
  const code = await codeOf(othersSecret, later())
  expect(await second({ challenge: await challengeOf(), code })).toMatchObject({ status: 401, token: '' })
})

test('guesses over many challenges are limited for the account, and a recovery code still works', async () => {
  let last = 0
  for (let round = 0; round < 25; round += 1) {
    const clientIp = `198.51.100.${round}`
    const { challenge } = (await site.logIn(email, { clientIp })).body
    const sent = { body: { challenge, code: '000000' }, clientIp }
    last = (await site.send('users/second-factor', sent)).status
  }
  expect(last).toBe(429)
  expect(await second({ challenge: await challengeOf(), code: recoveryCodes[1] })).toMatchObject({
    status: 200,
  })
})

test('one client IP has ten wrong codes in a quarter of an hour', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 11; round += 1)
    statuses.push((await second({ challenge: 'made up', code: '000000' })).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses[10]).toBe(429)
})

test.each([{}, { challenge: 7 }, { challenge: 'x', code: {} }, { challenge: 'x'.repeat(500) }])(
  'a malformed second step %j is refused',
  async (body) => {
    const answer = await second(body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  },
)

test('a passkey that is none is refused', async () => {
  const passkey = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '%' } }
  expect(await second({ challenge: await challengeOf(), passkey })).toMatchObject({ status: 401, token: '' })
  expect(await second({ challenge: await challengeOf(), passkey: null })).toMatchObject({ status: 401 })
})
