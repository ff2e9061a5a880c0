import fc from 'fast-check'
import { expect, test } from 'vitest'

import { feedNumberOfGoal, goalFromFeedNumber, isPropertyGoal, propertyGoals } from './goal'

test.each([
  [0, 'sale'],
  ['0', 'sale'],
  [1, 'rent'],
  [2, 'takeover'],
  ['2', 'takeover'],
  [3, 'rent'],
  [-1, 'rent'],
] as const)('feed number %s means %s', (value, goal) => {
  expect(goalFromFeedNumber(value)).toBe(goal)
})

test.each([null, undefined, '', '  ', '-', 'sale', Number.NaN])('%s is no goal', (value) => {
  expect(goalFromFeedNumber(value)).toBeNull()
})

test('every goal is the same after conversion to a feed number and back', () => {
  for (const goal of propertyGoals) expect(goalFromFeedNumber(feedNumberOfGoal(goal))).toBe(goal)
})

test('any number but 0 and 2 counts as rent', () => {
  fc.assert(
    fc.property(
      fc.integer().filter((value) => value !== 0 && value !== 2),
      (value) => goalFromFeedNumber(value) === 'rent',
    ),
  )
})

test('only the three goals are valid', () => {
  expect(propertyGoals.every(isPropertyGoal)).toBe(true)
  expect(isPropertyGoal('lease')).toBe(false)
})
