import { expect, test } from 'vitest'

import type { Page } from '@/payload-types'

import { chosenGoal, remainingPairs } from './remaining-query'

const pageOf = (...blocks: object[]) => ({ blocks }) as Page
const list = { blockType: 'propertyList', mode: 'full', goal: 'sale' }
const registration = { blockType: 'form', form: 'demandRegister' }

test('the goal is that of the quick search only beside its text', () => {
  expect(chosenGoal({ goal: 'rent', q: '' })).toBe('rent')
  expect(chosenGoal({ goal: 'rent' })).toBeNull()
  expect(chosenGoal({ goal: 'both', q: 'x' })).toBeNull()
})

test('a goal that fills in a form stays, also on a page with a list; that of a search is followed', () => {
  for (const page of [pageOf(list, registration), pageOf(list), pageOf(registration)])
    expect(remainingPairs(page, { goal: 'rent' })).toEqual([['goal', 'rent']])
  expect(remainingPairs(pageOf(list), { goal: 'rent', q: '' })).toEqual([])
  expect(remainingPairs(pageOf(registration), { goal: 'rent', q: '' })).toEqual([['goal', 'rent']])
})

test('a page keeps the conditions of a search for its form, and leaves them to its list', () => {
  const query = { type: ['3', '4'], refs: '1', utm: 'x' }
  expect(remainingPairs(pageOf(registration), query)).toEqual([
    ['type', '3'],
    ['type', '4'],
    ['utm', 'x'],
  ])
  // Written twice they would lead from one URL to the next without end.
  expect(remainingPairs(pageOf(list, registration), query)).toEqual([['utm', 'x']])
  expect(remainingPairs(pageOf({ blockType: 'savedProperties' }), query)).toEqual([
    ['refs', '1'],
    ['utm', 'x'],
  ])
})
