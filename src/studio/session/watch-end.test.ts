import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchEnd } from './watch-end'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-28T00:30:00.000Z') }))
afterEach(() => void vi.useRealTimers())

const hour = 60 * 60_000

function watch(endsInMs: number, answers: ('active' | 'ended' | 'unreachable')[]) {
  const log: string[] = []
  const stop = watchEnd(Date.now() + endsInMs, {
    check: () => {
      const answer = answers.shift() ?? 'ended'
      log.push(answer)
      return Promise.resolve(answer)
    },
    onGoesOn: () => void log.push('goes on'),
  })
  return { log, stop }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the server is asked once, when the time of an idle page is over', async () => {
  const { log } = watch(12 * hour, ['ended'])
  await pass(12 * hour)
  expect(log).toEqual([])
  await pass(5000)
  expect(log).toEqual(['ended'])
  await pass(hour)
  expect(log).toEqual(['ended'])
})

test('a page that sleeps beyond the end asks when it wakes', async () => {
  const { log } = watch(-3 * hour, ['ended'])
  await pass(5000)
  expect(log).toEqual(['ended'])
})

test('it is asked again while the server is not reached, and after a renewal elsewhere', async () => {
  const { log } = watch(hour, ['unreachable', 'active', 'ended'])
  await pass(hour + 5000)
  expect(log).toEqual(['unreachable'])
  await pass(60_000)
  expect(log).toEqual(['unreachable', 'active', 'goes on'])
  await pass(60_000)
  expect(log).toEqual(['unreachable', 'active', 'goes on', 'ended'])
})

test('nothing is asked once the session was renewed, also not after a running question', async () => {
  const { log, stop } = watch(hour, ['active', 'active'])
  await pass(hour + 5000)
  stop()
  await pass(24 * hour)
  expect(log).toEqual(['active', 'goes on'])
})
