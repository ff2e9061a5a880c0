import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { memoryLimiters } from '@/lib/limits/memory-limiter'

import { makeSignInGuard, type Surroundings } from './sign-in-guard'
import { makeSignInLimits } from './sign-in-limits'

const minuteMs = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.clearAllMocks())
afterEach(() => vi.useRealTimers())

vi.mock('./hash-time', () => ({ spendHashTime: vi.fn() }))

type Body = Record<string, unknown>

/** `half` is the right password of an account with a second step. */
const statusOf: Record<string, number> = { right: 200, half: 202, locked: 503 }

/** A site with the account `known@perron.example` and the password `right`; the client IP of a request is a header. */
function makeSite(changes: Partial<Surroundings> = {}) {
  const waits: number[] = []
  const received: Body[] = []
  const requests: Body[] = []
  const guard = makeSignInGuard({
    limits: makeSignInLimits(memoryLimiters),
    getClientIp: (headers) => headers.get('x-test-client-ip') ?? '',
    languageOf: () => 'fr',
    accountExists: async (_, email) => email === 'known@perron.example',
    requestPassword: async (request) => requests.push(request),
    later: () => undefined,
    wait: async (ms) => waits.push(ms),
    ...changes,
  })
  const handle = async (request: Request) => {
    const body = (await request.json()) as Body
    received.push(body)
    const status = statusOf[String(body.password)] ?? 401
    return Response.json({}, { status })
  }
  const send = (segments: string[], init: RequestInit, clientIp = '203.0.113.7') => {
    const headers = new Headers(init.headers)
    headers.set('x-test-client-ip', clientIp)
    const request = new Request('http://perron.example/api/', { method: 'POST', ...init, headers })
    return guard(request, segments, handle)
  }
  const post = (action: string, body: Body, clientIp?: string) =>
    send(
      ['users', action],
      { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
      clientIp,
    )
  const login = (email: string, password: string, clientIp?: string) =>
    post('login', { email, password }, clientIp)
  return { send, post, login, waits, received, requests }
}

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

describe('signing in', () => {
  test('the sixth wrong password for an account is refused for a quarter of an hour, in words', async () => {
    const { login } = makeSite()
    expect(await statuses(times(5, () => login('known@perron.example', 'wrong')))).toEqual(
      times(5, () => 401),
    )
    const refused = await login('known@perron.example', 'right')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await refused.json()).toEqual({
      errors: [{ message: 'Trop de tentatives. Réessayez dans 15\u00a0min.' }],
    })
    vi.advanceTimersByTime(16 * minuteMs)
    expect((await login('known@perron.example', 'right')).status).toBe(200)
  })

  test('tries while the database is locked do not count, and those before them still do', async () => {
    const { login } = makeSite()
    for (let tries = 0; tries < 4; tries += 1) await login('known@perron.example', 'wrong')
    for (let tries = 0; tries < 12; tries += 1)
      expect((await login('known@perron.example', 'locked')).status).toBe(503)
    expect((await login('known@perron.example', 'wrong')).status).toBe(401)
    expect((await login('known@perron.example', 'right')).status).toBe(429)
  })

  test('writing the path differently gives no further tries: Payload takes it in any letter case', async () => {
    const { post, received } = makeSite()
    const body = { email: 'known@perron.example', password: 'wrong' }
    const answers = ['login', 'Login', 'LOGIN', 'logIn', 'lOgin', 'Login'].map((action) => post(action, body))
    expect(await statuses(answers)).toEqual([...times(5, () => 401), 429])
    expect(received).toHaveLength(5)
  })

  test('writing an account differently gives no further tries', async () => {
    const { login } = makeSite()
    const spellings = ['known@perron.example', 'KNOWN@perron.example', ' known@perron.example ']
    await Promise.all([...spellings, ...spellings].map((email) => login(email, 'wrong')))
    expect((await login('known@perron.example', 'right')).status).toBe(429)
  })

  test('one IP has ten tries for all accounts together', async () => {
    const { login } = makeSite()
    const answers = times(11, (index) => login(`${index}@perron.example`, 'wrong'))
    expect(await statuses(answers)).toEqual([...times(10, () => 401), 429])
    expect((await login('known@perron.example', 'right')).status).toBe(429)
    expect((await login('known@perron.example', 'right', '198.51.100.1')).status).toBe(200)
  })

  test('a log-in that stops before its second step counts as a try', async () => {
    const { login } = makeSite()
    const answers = times(6, () => login('known@perron.example', 'half'))
    expect(await statuses(answers)).toEqual([...times(5, () => 202), 429])
  })

  test('successful sign-ins do not count', async () => {
    const { login } = makeSite()
    for (let round = 0; round < 30; round += 1) {
      expect((await login('known@perron.example', 'right')).status).toBe(200)
    }
  })

  test('strangers can slow an account down, but not lock its owner out', async () => {
    const { login, waits } = makeSite()
    for (let index = 0; index < 12; index += 1)
      await login('known@perron.example', 'wrong', `10.0.0.${index}`)
    expect(waits).toEqual([0, 0, 0, 0, 0, 500, 1000, 2000, 4000, 5000, 5000, 5000])
    expect((await login('known@perron.example', 'right', '198.51.100.1')).status).toBe(200)
    await login('known@perron.example', 'right', '198.51.100.1')
    expect(waits.at(-1)).toBe(0)
  })

  test('an unknown account takes the time of a password check', async () => {
    const { spendHashTime } = await import('./hash-time')
    const { login } = makeSite()
    await login('known@perron.example', 'wrong')
    expect(spendHashTime).not.toHaveBeenCalled()
    await login('unknown@perron.example', 'wrong')
    expect(spendHashTime).toHaveBeenCalledOnce()
  })

  test('the form of the studio counts like JSON, and Payload gets the counted account', async () => {
    const { send, login, received } = makeSite()
    const form = () => {
      const body = new FormData()
      body.set('_payload', JSON.stringify({ email: 'known@perron.example', password: 'wrong', token: 7 }))
      body.set('email', 'other@perron.example')
      return body
    }
    for (let round = 0; round < 5; round += 1) await send(['users', 'login'], { body: form() })
    expect(received[0]).toEqual({ email: 'known@perron.example', password: 'wrong' })
    expect((await login('known@perron.example', 'right')).status).toBe(429)
  })
})

describe('a forgotten password', () => {
  test('is stored before the answer, the same for everybody, and looked for by the worker', async () => {
    const { post, requests, received } = makeSite()
    const knownAnswer = await post('forgot-password', { email: 'known@perron.example' })
    const unknown = await post('forgot-password', { email: 'unknown@perron.example' })
    expect([knownAnswer.status, await knownAnswer.text()]).toEqual([unknown.status, await unknown.text()])
    expect(received).toEqual([])
    expect(requests).toEqual([
      { collection: 'users', email: 'known@perron.example' },
      { collection: 'users', email: 'unknown@perron.example' },
    ])
  })

  test('can be requested three times an hour for an account, ten times from an IP', async () => {
    const { post } = makeSite()
    const ask = (email: string, clientIp?: string) => post('forgot-password', { email }, clientIp)
    expect(await statuses(times(4, () => ask('unknown@perron.example')))).toEqual([200, 200, 200, 429])
    const others = times(7, (index) => ask(`${index}@perron.example`))
    expect(await statuses(others)).toEqual([...times(6, () => 200), 429])
    expect((await ask('another@perron.example', '198.51.100.1')).status).toBe(200)
  })
})

test('new passwords can be set ten times in a quarter of an hour', async () => {
  const { post, received } = makeSite()
  const answers = times(11, () => post('reset-password', { token: 'x', password: 'wrong' }))
  expect((await statuses(answers)).at(-1)).toBe(429)
  expect(received[0]).toEqual({ token: 'x', password: 'wrong' })
})

test('requests that are too large or unreadable never reach Payload', async () => {
  const { send, received } = makeSite()
  const answer = async (body: string, type = 'application/json') =>
    (await send(['users', 'login'], { body, headers: { 'content-type': type } })).status
  expect(await answer('x'.repeat(20_000))).toBe(413)
  expect(await answer('{')).toBe(400)
  expect(await answer('[]')).toBe(401)
  expect(await answer('{"email":{"$ne":""},"password":["right"]}')).toBe(401)
  expect(received.at(-1)).toEqual({ email: '', password: '' })
  const right = '{"email":"known@perron.example","password":"right"}'
  expect(await answer(right, 'text/plain')).toBe(415)
  expect(await answer(right, 'application/x-www-form-urlencoded')).toBe(415)
})

test.each([['users'], ['users', 'me'], ['users', 'login', 'more'], ['pages', '1']])(
  '/api/%s/%s is left alone',
  async (...segments) => {
    const { send, received } = makeSite()
    await send(segments, { body: '{"untouched":1}' })
    expect(received).toEqual([{ untouched: 1 }])
  },
)
