import fc from 'fast-check'
import { expect, test } from 'vitest'

import { SeenVisits, type VisitorTraits } from './seen-visits'

const noon = new Date('2026-11-25T12:00:00Z')
const one: VisitorTraits = { client: '192.0.2.7', userAgent: 'Firefox', ref: 4310 }

const count = (seen: SeenVisits, visitor: VisitorTraits, now = noon) =>
  seen.add(seen.hashOf(visitor, now), now)

test('a visitor counts once for each property on a day', () => {
  const seen = new SeenVisits('secret')
  expect(count(seen, one)).toBe(true)
  expect(count(seen, one, new Date('2026-11-25T22:59:59Z'))).toBe(false)
  expect(count(seen, { ...one, ref: 4311 })).toBe(true)
  expect(count(seen, { ...one, client: '192.0.2.8' })).toBe(true)
  expect(count(seen, { ...one, userAgent: 'Chrome' })).toBe(true)
  expect(seen.size).toBe(4)
})

/** Midnight in Belgium, in winter, in summer and after both changes of the clock. */
test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25T23:00:00Z'],
  ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z'],
  ['2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
  ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
])('between %s and %s a new day begins and all hashes are dropped', (before, after) => {
  const seen = new SeenVisits('secret')
  const hash = seen.hashOf(one, new Date(before))
  seen.add(hash, new Date(before))
  count(seen, { ...one, ref: 1 }, new Date(before))
  expect(seen.hashOf(one, new Date(after))).not.toBe(hash)
  expect(seen.size).toBe(0)
  expect(count(seen, one, new Date(after))).toBe(true)
})

test('processes of one site have the same hashes, those of another site do not', () => {
  const hash = new SeenVisits('secret').hashOf(one, noon)
  expect(new SeenVisits('secret').hashOf(one, noon)).toBe(hash)
  expect(new SeenVisits('other').hashOf(one, noon)).not.toBe(hash)
})

test('a visit that another process tells of counts as seen, also before the first own one of the day', () => {
  const [first, other] = [new SeenVisits('secret'), new SeenVisits('secret')]
  other.add(first.hashOf(one, noon), noon)
  expect(count(other, one)).toBe(false)
})

test('any visitors in any order count as often as there are different ones', () => {
  const visitor = fc.record({
    client: fc.constantFrom('a', 'b', 'c'),
    userAgent: fc.constantFrom('a', 'b', 'ab', ''),
    ref: fc.nat(3),
  })
  fc.assert(
    fc.property(fc.array(visitor), (visitors) => {
      const seen = new SeenVisits('secret')
      const counted = visitors.filter((each) => count(seen, each)).length
      expect(counted).toBe(new Set(visitors.map((each) => JSON.stringify(each))).size)
    }),
  )
})

test('the memory is bounded', () => {
  const seen = new SeenVisits('secret', 100)
  for (let ref = 0; ref < 1000; ref += 1) count(seen, { ...one, ref })
  expect(seen.size).toBe(100)
  expect(count(seen, { ...one, ref: 999 })).toBe(false)
})
