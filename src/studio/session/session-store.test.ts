import { expect, test, vi } from 'vitest'

import { makeSessionStore } from './session-store'

function ofAccount(id: string | null = 'anna') {
  const session = makeSessionStore()
  session.begin(id)
  return session
}

/** Whether a promise is resolved by now. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let isResolved = false
  void promise.then(() => (isResolved = true))
  await Promise.resolve()
  await Promise.resolve()
  return isResolved
}

test('a session that ended asks, and a new log-in lets go on who waited', async () => {
  const session = ofAccount()
  expect(await isDone(session.whenActive())).toBe(true)
  expect(session.ended(session.mark())).toBe(true)
  expect(session.getSnapshot()).toEqual({ state: 'ended', isAsking: true })
  const waiting = [session.whenActive(), session.whenActive()]
  expect(await Promise.all(waiting.map(isDone))).toEqual([false, false])
  session.resume()
  expect(session.getSnapshot()).toEqual({ state: 'active', isAsking: false })
  expect(await Promise.all(waiting.map(isDone))).toEqual([true, true])
})

test('without an account nothing ends', async () => {
  const session = ofAccount(null)
  expect(session.ended(session.mark())).toBe(false)
  session.noticeEnd()
  expect(session.found(null)).toBe('active')
  expect(session.getSnapshot()).toEqual({ state: 'active', isAsking: false })
})

test('a dialog that was put aside is opened by what the person does, not by what runs by itself', () => {
  const session = ofAccount()
  session.noticeEnd()
  expect(session.getSnapshot().isAsking).toBe(true)
  session.putAside()
  session.noticeEnd()
  expect(session.found(null)).toBe('ended')
  expect(session.getSnapshot()).toEqual({ state: 'ended', isAsking: false })
  session.ended(session.mark())
  expect(session.getSnapshot()).toEqual({ state: 'ended', isAsking: true })
})

test('an answer to what was sent before the dialog was put aside does not open it again', () => {
  const session = ofAccount()
  const early = session.mark()
  session.ended(early)
  session.putAside()
  expect(session.ended(early)).toBe(true)
  expect(session.getSnapshot()).toEqual({ state: 'ended', isAsking: false })
  session.ended(session.mark())
  expect(session.getSnapshot().isAsking).toBe(true)
  session.ended(early)
  expect(session.getSnapshot().isAsking).toBe(true)
  session.resume()
  session.ended(early)
  expect(session.getSnapshot()).toEqual({ state: 'ended', isAsking: true })
})

test('a dialog that closes after the log-in ends nothing', () => {
  const session = ofAccount()
  session.ended(session.mark())
  session.resume()
  session.putAside()
  expect(session.getSnapshot().state).toBe('active')
})

test.each([
  ['the same account, signed in again in another window', 'anna', 'active', true],
  ['another account', 'bert', 'ended', false],
  ['nobody', null, 'ended', false],
] as const)('the server knows %s', async (_, id, state, isWaitOver) => {
  const session = ofAccount()
  session.ended(session.mark())
  const waiting = session.whenActive()
  expect(session.found(id)).toBe(state)
  expect(session.getSnapshot().isAsking).toBe(state === 'ended')
  expect(await isDone(waiting)).toBe(isWaitOver)
})

test('another account that signs in after a log-out gets nothing that waited', async () => {
  const session = ofAccount()
  session.ended(session.mark())
  const waiting = session.whenActive()
  session.begin(null)
  session.begin('bert')
  expect(session.getSnapshot()).toEqual({ state: 'active', isAsking: false })
  session.ended(session.mark())
  session.resume()
  expect(await isDone(waiting)).toBe(false)
})

test('the same account again changes nothing', () => {
  const session = ofAccount()
  session.ended(session.mark())
  session.begin('anna')
  expect(session.getSnapshot().state).toBe('ended')
})

test('listeners hear of each change until they leave', () => {
  const session = ofAccount()
  const listener = vi.fn()
  const leave = session.subscribe(listener)
  session.ended(session.mark())
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  session.resume()
  expect(listener).toHaveBeenCalledTimes(1)
})
