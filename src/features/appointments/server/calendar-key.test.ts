import { describe, expect, test } from 'vitest'

import { isProof, makeCalendarKey, readCalendarKey } from './calendar-key'

const user = 'f3a1b2c4-0000-4000-8000-000000000001'

describe('the key of a calendar', () => {
  const key = makeCalendarKey(user, 'seed', 'secret')

  test('opens the calendar it was made for', () => {
    const read = readCalendarKey(key)
    expect(read?.user).toBe(user)
    expect(read && isProof(read.proof, user, 'seed', 'secret')).toBe(true)
  })

  test.each([
    ['after a new seed', user, 'other', 'secret'],
    ['for another user', 'f3a1', 'seed', 'secret'],
    ['under another secret', user, 'seed', 'another'],
    ['without a seed', user, null, 'secret'],
    ['with an empty seed', user, '', 'secret'],
  ])('does not open it %s', (_, whom, seed, secret) => {
    const read = readCalendarKey(key)
    expect(read && isProof(read.proof, whom, seed, secret)).toBe(false)
  })

  test.each(['', 'x', `${user}.short`, `${key}x`, `../${key}`, key.replace('.', '/')])(
    '%j is none',
    (wrong) => {
      expect(readCalendarKey(wrong)).toBeNull()
    },
  )

  test('an empty seed is invalid, even signed', () => {
    const read = readCalendarKey(makeCalendarKey(user, '', 'secret'))
    expect(read && isProof(read.proof, user, '', 'secret')).toBe(false)
  })
})
