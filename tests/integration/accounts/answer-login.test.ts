import { afterAll, beforeAll, expect, test } from 'vitest'

import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { answerLogin, ownerLogin, subscriberLogin, type Login } from '@/features/accounts/server/answer-login'
import { loginStateHeader, readLoginState } from '@/features/accounts/model/login-state'
import { shareDispatch, type InnerRequest } from '@/lib/http/inner-request'
import { resetProcessState } from '@/lib/process-state'
import { createSession } from '@/lib/sessions/sessions'

import { setRequestHeaders } from '../../support/doubles/next-headers'
import { lockDatabase } from '../../support/locked-database'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'

const origin = 'http://localhost:3000'

let running: TestPayload
let requests: InnerRequest[] = []

beforeAll(async () => {
  running = await makePayload()
  // In place of the HTTP server: a page that shows its request.
  shareDispatch(async (request) => {
    requests.push(request)
    return {
      status: 200,
      headers: { 'content-security-policy': "default-src 'self'" },
      body: Buffer.from('page'),
    }
  })
})
afterAll(async () => {
  resetProcessState('inner-request')
  await running.stop()
})

/** What a page was asked to show. */
function stateOf(page: InnerRequest | undefined) {
  const header = page?.headers?.[loginStateHeader]
  return readLoginState(typeof header === 'string' ? header : null)
}

async function send(
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin },
  login: Login = ownerLogin,
) {
  requests = []
  const body = new URLSearchParams(fields)
  const request = new Request(`${origin}/de/login/post/${action}/`, { method: 'POST', body, headers })
  const answer = await answerLogin(login, request, { locale: 'de', action })
  const [page] = requests
  return { answer, page, state: stateOf(page) }
}

test('a refused form is its own page with a true status, and nothing stores it', async () => {
  const { answer, page, state } = await send('sign-in', { email: 'nobody@perron.example', password: 'x' })
  expect(answer.status).toBe(401)
  expect(await answer.text()).toBe('page')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(page?.url).toBe('/de/login/')
  expect(state).toMatchObject({ problem: 'failed', email: 'nobody@perron.example' })
})

test.each([
  ['of another site', { origin: 'https://elsewhere.example' }],
  ['of another server of the domain', { origin, 'sec-fetch-site': 'same-site' }],
  ['without a sender', {}],
])('a form %s is refused unread', async (_, headers) => {
  const { answer, state } = await send('sign-in', { email: 'nobody@perron.example', password: 'x' }, headers)
  expect([answer.status, state.problem, state.email]).toEqual([403, 'foreign', ''])
})

test('a form that is too large is refused', async () => {
  const { answer, state } = await send('sign-in', { email: 'a'.repeat(20_000), password: 'x' })
  expect([answer.status, state.problem]).toEqual([413, 'tooLarge'])
})

test('a refused form behind the log-in is shown to the session that sent it', async () => {
  const { payload } = running
  const { id } = await makeMinimal(payload, 'subscribers', { email: 'marie@perron.example' })
  const session = { account: id, now: new Date() }
  const { token } = await createSession(payload, subscriberAccounts, session)
  const headers = { origin, cookie: `${subscriberAccounts.cookieName}=${token}` }
  setRequestHeaders(headers)
  for (const [action, fields] of [
    ['new-password', {}],
    ['delete', { searches: 'keep' }],
  ] as const) {
    const wrong = { ...fields, current: 'not the password' }
    const { answer, page, state } = await send(action, wrong, headers, subscriberLogin)
    expect([answer.status, state.errors]).toEqual([422, { current: 'wrong' }])
    expect([page?.url, page?.headers?.cookie]).toEqual([`/de/my/account/${action}/`, headers.cookie])
  }
  const foreign = { ...headers, origin: 'https://elsewhere.example' }
  expect((await send('delete', {}, foreign, subscriberLogin)).page?.headers?.cookie).toBeUndefined()
  setRequestHeaders()
})

test('the form for the link to one’s searches is refused beside the log-in', async () => {
  const { answer, page, state } = await send(
    'searches-link',
    { email: 'marie@' },
    { origin },
    subscriberLogin,
  )
  expect([answer.status, page?.url]).toEqual([422, '/de/my/searches/'])
  expect(state).toEqual({ form: 'searchesLink', email: 'marie@', errors: { email: 'email' } })
})

test('an unknown form does not exist', async () => {
  expect((await send('constructor', {})).answer.status).toBe(404)
})

test('while the database cannot be written, every form says so', async () => {
  const problems = { 'sign-in': 'unavailable', link: 'mailNotSent', forgotten: 'mailNotSent' }
  const emailFor = (action: string) => `${action}@perron.example`
  const unlock = await lockDatabase(running.cacheKey.replace('file:', ''))
  // At once: each waits for the lock as long as it does for a visitor.
  const sent = await Promise.all(
    Object.keys(problems).map((action) => send(action, { email: emailFor(action), password: 'x' })),
  )
  await unlock()
  for (const { answer } of sent)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  const states = requests.map(stateOf).map(({ email, problem }) => [email, problem])
  const expected = Object.entries(problems).map(([action, problem]) => [emailFor(action), problem])
  expect(states.toSorted()).toEqual(expected.toSorted())
})
