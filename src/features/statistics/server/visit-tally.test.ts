import { expect, test } from 'vitest'

import { VisitTally, visitTally, type CountedVisits } from './visit-tally'

const visit: CountedVisits = { day: '2026-11-25', ref: 1, locale: 'fr', source: 'direct', count: 1 }

test('visits of one property, day, language and source are added up', () => {
  const tally = new VisitTally()
  tally.add(visit)
  tally.add({ ...visit, count: 2 })
  tally.add({ ...visit, locale: 'nl' })
  tally.add({ ...visit, source: 'mail' })
  tally.add({ ...visit, day: '2026-11-26' })
  tally.add({ ...visit, ref: 2 })
  expect(tally.take().map(({ count }) => count)).toEqual([3, 1, 1, 1, 1])
  expect(tally.isEmpty).toBe(true)
  expect(tally.take()).toEqual([])
})

test('invented numbers do not fill the memory, and known ones still count', () => {
  const tally = new VisitTally(3)
  expect([1, 2, 3, 4].map((ref) => tally.add({ ...visit, ref }))).toEqual([true, true, true, false])
  expect(tally.add(visit)).toBe(true)
  expect(tally.take()).toHaveLength(3)
})

test('the parts of a process share one tally', () => {
  expect(visitTally()).toBe(visitTally())
})
