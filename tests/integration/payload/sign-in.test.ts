import { handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

import { answerLinkRequests, requestStaffPassword } from '@/features/accounts/server/link-requests'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, testPassword } from '../../support/minimal-document'
import { hashAsInProduction, hashQuickly } from '../../support/quick-hashes'
import { tokenIn } from '../../rig/http'

let running: TestPayload
let payload: Payload
let email: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const user = await makeMinimal(payload, 'users', { role: 'editor', email: 'editor@perron.example' })
  email = (await payload.findByID({ collection: 'users', id: user.id })).email
})
afterAll(() => running.stop())
afterEach(() => vi.useRealTimers())

const handle = (action: string) => (request: Request) =>
  handleEndpoints({
    config: payload.config,
    path: `/api/users/${action}`,
    payloadInstanceCacheKey: running.cacheKey,
    request,
  })

function makeSite(clientIp = '203.0.113.7') {
  const guard = payloadSignIn(payload, {
    requestPassword: (request) => requestStaffPassword(payload, request),
    later: () => undefined,
    wait: async () => {},
    getClientIp: () => clientIp,
  })
  const post = (action: string, body: object, headers = {}) => {
    const request = new Request(`http://localhost:3000/api/users/${action}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl', ...headers },
      body: JSON.stringify(body),
    })
    return guard(request, ['users', action], handle(action))
  }
  return { post }
}

const me = async (token: string) =>
  (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user

test('the right password signs in for twelve hours, by a cookie that scripts cannot read', async () => {
  const answer = await makeSite().post('login', { email, password: testPassword })
  const token = tokenIn(answer)
  const { exp, ...data } = await answer.json()
  expect(JSON.stringify(data)).not.toContain(token.slice(0, 20))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^perron-token=.*HttpOnly/)
  expect(exp - Date.now() / 1000).toBeGreaterThan(43_190)
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(43_201)
  expect((await me(token))?.email).toBe(email)
})

test('a session ends twelve hours after it was last renewed', async () => {
  const token = tokenIn(await makeSite().post('login', { email, password: testPassword }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11.5 * 60 * 60_000 })
  const renewal = await handle('refresh-token')(
    new Request('http://localhost:3000/api/users/refresh-token', {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
    }),
  )
  const refreshedToken = tokenIn(renewal)
  vi.setSystemTime(Date.now() + 11.5 * 60 * 60_000)
  expect(await me(token)).toBeNull()
  expect((await me(refreshedToken))?.email).toBe(email)
  vi.setSystemTime(Date.now() + 31 * 60_000)
  expect(await me(refreshedToken)).toBeNull()
})

test('known and unknown accounts get the same message, in the language of the request', async () => {
  const { post } = makeSite()
  const knownAnswer = await post('login', { email, password: 'wrong password' })
  const unknown = await post('login', { email: 'nobody@perron.example', password: 'wrong password' })
  expect([knownAnswer.status, unknown.status]).toEqual([401, 401])
  const words = await knownAnswer.text()
  expect(await unknown.text()).toBe(words)
  expect(words).toContain('wachtwoord')
})

test('requests for known and unknown accounts take about the same time', async () => {
  hashAsInProduction()
  onTestFinished(hashQuickly)
  // Another client each time: a try beyond the limits would be refused at once.
  const timeOf = async (loginEmail: string, clientIp: string) => {
    const start = performance.now()
    const { status } = await makeSite(clientIp).post('login', {
      email: loginEmail,
      password: 'wrong password',
    })
    expect(status).toBe(401)
    return performance.now() - start
  }
  const times: { knownMs: number; unknown: number }[] = []
  for (let round = 0; round < 5; round += 1)
    times.push({
      knownMs: await timeOf(email, `198.51.100.${round}`),
      unknown: await timeOf('nobody@perron.example', `198.51.100.${round}`),
    })
  // The fastest of each: other work of the machine only adds time. Without the guard an unknown account responds
  // about fifty times faster.
  const ratio =
    Math.min(...times.map(({ unknown }) => unknown)) / Math.min(...times.map(({ knownMs }) => knownMs))
  expect(ratio).toBeGreaterThan(0.2)
  expect(ratio).toBeLessThan(5)
})

test('too many tries are refused in words, before Payload hears of them', async () => {
  const { post } = makeSite()
  for (let round = 0; round < 5; round += 1) await post('login', { email, password: 'wrong password' })
  const refused = await post('login', { email, password: testPassword }, { cookie: 'perron-lng=de' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Zu viele Versuche')
  // Another process of the site counts with this one.
  expect((await makeSite().post('login', { email, password: testPassword })).status).toBe(429)
  // Wrong attempts lock no account: from another IP it is open.
  expect((await makeSite('198.51.100.9').post('login', { email, password: testPassword })).status).toBe(200)
})

test('a user who forgot the password gets an e-mail, and the response does not reveal it', async () => {
  const { post } = makeSite()
  const mail = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
  const knownAnswer = await post('forgot-password', { email })
  const unknown = await post('forgot-password', { email: 'nobody@perron.example' })
  expect([knownAnswer.status, await knownAnswer.text()]).toEqual([unknown.status, await unknown.text()])
  expect(mail).not.toHaveBeenCalled()
  const soon = new Date(Date.now() + 1000)
  await answerLinkRequests(payload, { clock: () => soon })
  expect(mail.mock.calls.map(([{ to }]) => to)).toEqual([email])
  mail.mockRestore()
})
