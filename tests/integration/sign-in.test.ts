import { handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { payloadSignIn } from '@/lib/cms/sign-in/payload-sign-in'

import { makePayload, type TestPayload } from '../support/make-payload'
import { makeMinimal, testPassword } from '../support/minimal-document'

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

/** The file of the database is the key under which Payload keeps the instance. */
const cacheKey = (): string => String(Reflect.get(Reflect.get(payload.db, 'clientConfig') as object, 'url'))

const handle = (action: string) => (request: Request) =>
  handleEndpoints({
    config: payload.config,
    path: `/api/users/${action}`,
    payloadInstanceCacheKey: cacheKey(),
    request,
  })

function makeSite() {
  const later: (() => Promise<unknown>)[] = []
  const guard = payloadSignIn(payload, {
    later: (task) => later.push(task),
    wait: async () => {},
    addressOf: () => '203.0.113.7',
  })
  const post = (action: string, body: object, headers = {}) => {
    const request = new Request(`http://localhost:3000/api/users/${action}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl', ...headers },
      body: JSON.stringify(body),
    })
    return guard(request, ['users', action], handle(action))
  }
  return { post, later }
}

const me = async (token: string) =>
  (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user

test('the right password signs in for two hours', async () => {
  const answer = await makeSite().post('login', { email, password: testPassword })
  const { token, exp } = await answer.json()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toMatch(/^perron-token=.*HttpOnly/)
  expect(exp - Date.now() / 1000).toBeGreaterThan(7190)
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(7201)
  expect((await me(token))?.email).toBe(email)
})

test('a session ends two hours after it was last renewed', async () => {
  const { token } = await (await makeSite().post('login', { email, password: testPassword })).json()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 115 * 60_000 })
  const renewal = await handle('refresh-token')(
    new Request('http://localhost:3000/api/users/refresh-token', {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
    }),
  )
  const { refreshedToken } = await renewal.json()
  vi.setSystemTime(Date.now() + 115 * 60_000)
  expect(await me(token)).toBeNull()
  expect((await me(refreshedToken))?.email).toBe(email)
  vi.setSystemTime(Date.now() + 6 * 60_000)
  expect(await me(refreshedToken)).toBeNull()
})

test('known and unknown accounts get the same words, in the language of whoever asks', async () => {
  const { post } = makeSite()
  const known = await post('login', { email, password: 'wrong password' })
  const unknown = await post('login', { email: 'nobody@perron.example', password: 'wrong password' })
  expect([known.status, unknown.status]).toEqual([401, 401])
  const words = await known.text()
  expect(await unknown.text()).toBe(words)
  expect(words).toContain('wachtwoord')
})

test('known and unknown accounts take the same time', async () => {
  const timeOf = async (address: string) => {
    const start = performance.now()
    await makeSite().post('login', { email: address, password: 'wrong password' })
    return performance.now() - start
  }
  const times: { known: number; unknown: number }[] = []
  for (let round = 0; round < 5; round += 1)
    times.push({ known: await timeOf(email), unknown: await timeOf('nobody@perron.example') })
  // The quickest of each: whatever else the machine does only adds. Without the guard an unknown account answers
  // about fifty times faster.
  const ratio =
    Math.min(...times.map(({ unknown }) => unknown)) / Math.min(...times.map(({ known }) => known))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})

test('too many tries are refused in words, before Payload hears of them', async () => {
  const { post } = makeSite()
  for (let round = 0; round < 5; round += 1) await post('login', { email, password: 'wrong password' })
  const refused = await post('login', { email, password: testPassword }, { cookie: 'perron-lng=de' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Zu viele Versuche')
  // Wrong tries lock nobody out: from elsewhere, and here with fresh counters, the account is open.
  expect((await makeSite().post('login', { email, password: testPassword })).status).toBe(200)
})

test('whoever forgot the password gets a mail, and nobody learns of it', async () => {
  const { post, later } = makeSite()
  const mail = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined)
  const known = await post('forgot-password', { email })
  const unknown = await post('forgot-password', { email: 'nobody@perron.example' })
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  expect(mail).not.toHaveBeenCalled()
  await Promise.all(later.map((task) => task()))
  expect(mail.mock.calls.map(([{ to }]) => to)).toEqual([email])
  mail.mockRestore()
})
