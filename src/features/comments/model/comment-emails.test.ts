import { describe, expect, test } from 'vitest'

import { storedComment } from './comment.fixture'
import { defaultEmailSetting, isMailed, reasonFor, type EmailTime } from './comment-emails'

const first = storedComment()
const answer = storedComment({
  id: 'second',
  thread: 'first',
  author: 'bob',
  mentioned: ['eve'],
  createdAt: '2026-11-30T10:00:00.000Z',
})
const around = { comment: answer, thread: [first, answer], writers: new Set(['writer']) }

test.each([
  ['who is mentioned', 'eve', 'mentions'],
  ['who wrote in the thread', 'ann', 'threads'],
  ['who wrote the document', 'writer', 'threads'],
  ['the author', 'bob', null],
  ['anybody else', 'zoe', null],
])('a comment concerns %s', (_, user, reason) => {
  expect(reasonFor(user, around)).toBe(reason)
})

test('a deleted comment concerns nobody', () => {
  expect(reasonFor('ann', { ...around, comment: { ...answer, text: '' } })).toBeNull()
})

describe('an e-mail', () => {
  const times = (user: string, more: { readAt?: string; setting?: typeof defaultEmailSetting } = {}) =>
    (['now', 'daily'] satisfies EmailTime[]).filter((time) =>
      isMailed(time, { ...around, user, readAt: null, setting: defaultEmailSetting, ...more }),
    )

  test('goes to the mentioned at once, to others with those of the day', () => {
    expect(times('eve')).toEqual(['now'])
    expect(times('ann')).toEqual(['daily'])
    expect(times('bob')).toEqual([])
  })

  test('follows the setting of the account', () => {
    expect(times('eve', { setting: { mentions: 'daily', threads: 'never' } })).toEqual(['daily'])
    expect(times('ann', { setting: { mentions: 'daily', threads: 'never' } })).toEqual([])
  })

  test('is not sent about what was read, or is resolved', () => {
    expect(times('ann', { readAt: '2026-11-30T10:00:01.000Z' })).toEqual([])
    expect(times('ann', { readAt: '2026-11-30T09:59:59.000Z' })).toEqual(['daily'])
    const resolved = { ...first, resolvedAt: '2026-11-30T11:00:00.000Z' }
    const thread = [resolved, answer]
    expect(
      isMailed('daily', { ...around, thread, user: 'ann', readAt: null, setting: defaultEmailSetting }),
    ).toBe(false)
  })
})
