import { expect, test, vi } from 'vitest'

import { sessionEndName } from '@/lib/payload/sign-in/session-end'

import { callInSession } from './call-in-session'
import { makeSessionStore } from './session-store'

const ended = { errors: [{ message: 'Log in', name: sessionEndName }] }
const args = { name: 'form-state', args: {} }
const state = { state: { title: { value: 'Villa' } } }

function surroundings(sessionEnd: 'active' | 'ended' | 'unreachable', account: string | null = 'anna') {
  const session = makeSessionStore()
  session.begin(account)
  return { session, check: vi.fn(async () => sessionEnd) }
}

const untilQuestion = (session: ReturnType<typeof makeSessionStore>) =>
  vi.waitFor(() => expect(session.getSnapshot().isAsking).toBe(true))

test('an answer reaches the studio as it is, without a question to the server', async () => {
  const around = surroundings('ended')
  expect(await callInSession(async () => state, around)(args)).toBe(state)
  expect(around.check).not.toHaveBeenCalled()
  expect(around.session.getSnapshot().state).toBe('active')
})

test.each([
  ['an answer that says so', () => Promise.resolve(ended)],
  ['a refusal before the function', () => Promise.reject(new Error('The session has ended'))],
])('after %s the call waits for the log-in and is made again', async (_, first) => {
  const around = surroundings('ended')
  const call = vi.fn(first as () => Promise<unknown>)
  const answer = callInSession(call, around)(args)
  await untilQuestion(around.session)
  call.mockResolvedValue(state)
  around.session.resume()
  expect(await answer).toBe(state)
  expect(call.mock.calls).toEqual([[args], [args]])
})

test('a session that ends again is asked for again', async () => {
  const around = surroundings('ended')
  const call = vi.fn(async (): Promise<unknown> => ended)
  const answer = callInSession(call, around)(args)
  await untilQuestion(around.session)
  around.session.resume()
  await untilQuestion(around.session)
  call.mockResolvedValue(state)
  around.session.resume()
  expect(await answer).toBe(state)
})

test.each(['active', 'unreachable'] as const)('another failure is passed on: %s', async (sessionEnd) => {
  const around = surroundings(sessionEnd)
  const failure = new Error('fetch failed')
  await expect(callInSession(() => Promise.reject(failure), around)(args)).rejects.toBe(failure)
  expect(around.session.getSnapshot().state).toBe('active')
})

test('where nobody is signed in, nothing is asked', async () => {
  const around = surroundings('ended', null)
  expect(await callInSession(async () => ended, around)(args)).toBe(ended)
})
