import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { forms } from '@/forms'
import { memoryLimiters } from '@/lib/limits/memory-limiter'

import type { LimitedSubmission } from './create-form-limits'
import { createFormLimits } from './create-form-limits'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

const site = () => createFormLimits(memoryLimiters)
let count = 0
/** A submission that has only the given values in common with others. */
const sent = (facts: Partial<LimitedSubmission>): LimitedSubmission => {
  count += 1
  const { kind = 'contactMe' } = facts
  const { allowance } = forms[kind]
  return { kind, allowance, clientIp: `10.0.0.${count}`, email: `${count}@perron.example`, ...facts }
}

describe('allowed in a time', () => {
  const cases: [string, Partial<LimitedSubmission>, number, number][] = [
    ['any form from one client', { clientIp: 'one' }, 5, 10 * minutes],
    ['one form with one e-mail address', { email: 'a@perron.example' }, 3, hours],
    ['to one friend', { kind: 'sendToFriend', friend: 'b@perron.example' }, 3, days],
    ['past the provider of the captcha from one client', { clientIp: 'one', isFallback: true }, 2, hours],
    ['applications from one client', { kind: 'jobContact', clientIp: 'one' }, 3, hours],
  ]
  test.each(cases)('%s', async (_, facts, allowed, seconds) => {
    const limits = site()
    for (let index = 0; index < allowed; index += 1) expect(await limits.take(sent(facts))).toBe(0)
    expect(await limits.take(sent(facts))).toBe(seconds)
    vi.advanceTimersByTime(seconds * 1000 + 1)
    expect(await limits.take(sent(facts))).toBe(0)
  })

  const overMinutes: [string, Partial<LimitedSubmission>, number][] = [
    ['any form from one client in a day', {}, 30],
    ['to friends from one client in a day', { kind: 'sendToFriend' }, 5],
    ['requests of documents from one client in a day', { kind: 'documentRequest' }, 10],
  ]
  test.each(overMinutes)('%s', async (_, facts, allowed) => {
    const limits = site()
    for (let index = 0; index < allowed; index += 1) {
      expect(await limits.take(sent({ clientIp: 'one', ...facts }))).toBe(0)
      vi.advanceTimersByTime(10 * minutes * 1000)
    }
    expect(await limits.take(sent({ clientIp: 'one', ...facts }))).toBeGreaterThan(hours)
  })

  test('five bookings an hour from one client', async () => {
    const limits = site()
    const book = () => limits.take(sent({ kind: 'contactAppointment', clientIp: 'one' }))
    for (let index = 0; index < 5; index += 1) expect(await book()).toBe(0)
    vi.advanceTimersByTime(11 * minutes * 1000)
    expect(await book()).toBe(49 * minutes)
  })
})

test('other spellings of an e-mail address share one limit', async () => {
  const limits = site()
  for (const email of ['a@perron.example', ' A@perron.example', 'a@PERRON.example '])
    expect(await limits.take(sent({ email }))).toBe(0)
  expect(await limits.take(sent({ email: 'a@perron.example' }))).toBe(hours)
  expect(await limits.take(sent({ email: 'a@perron.example', kind: 'visitRequest' }))).toBe(0)
})

test('a submission refused by one limit is not counted by the others', async () => {
  const limits = site()
  for (let index = 0; index < 3; index += 1) await limits.take(sent({ email: 'a@perron.example' }))
  for (let index = 0; index < 20; index += 1)
    expect(await limits.take(sent({ email: 'a@perron.example', clientIp: 'one' }))).toBe(hours)
  for (let index = 0; index < 5; index += 1) expect(await limits.take(sent({ clientIp: 'one' }))).toBe(0)
  expect(await limits.take(sent({ clientIp: 'one' }))).toBe(10 * minutes)
})

test('the count of a submission that was not stored is taken back', async () => {
  const limits = site()
  const booking = sent({ kind: 'contactAppointment', clientIp: 'one' })
  for (let index = 0; index < 20; index += 1) {
    expect(await limits.take(booking)).toBe(0)
    await limits.giveBack(booking)
  }
})

test('exactly five of forty concurrent submissions of one client are accepted', async () => {
  const limits = site()
  const answers = await Promise.all(Array.from({ length: 40 }, () => limits.take(sent({ clientIp: 'one' }))))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5)
})

test('invalid submissions have a separate, wider limit', async () => {
  const limits = site()
  for (let index = 0; index < 30; index += 1) {
    expect(await limits.waitOf('one')).toBe(0)
    expect(await limits.consumeRefused('one')).toBe(0)
  }
  expect(await limits.consumeRefused('one')).toBe(10 * minutes)
  expect(await limits.waitOf('one')).toBe(10 * minutes)
  expect(await limits.waitOf('another')).toBe(0)
  expect(await limits.take(sent({ clientIp: 'one' }))).toBe(0)
})
