import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergeSaved, missingIn } from './merge-saved'
import { emptySaved, savedLimits, type Saved } from './saved'

const ref = fc.integer({ min: 1, max: 30 })
const saved: fc.Arbitrary<Saved> = fc.record({
  favourites: fc.uniqueArray(ref),
  hidden: fc.uniqueArray(fc.record({ ref, title: fc.constant('A home') }), { selector: (each) => each.ref }),
  notes: fc.dictionary(ref.map(String), fc.stringMatching(/^[a-z]{1,12}$/)),
})

test('what either side has is in both after a merge, and a second merge adds nothing', () => {
  fc.assert(
    fc.property(saved, saved, (one, other) => {
      const both = mergeSaved(one, other)
      if (both === 'full') throw new Error('There is room')
      expect(missingIn(both, one)).toEqual([])
      expect(missingIn(both, other)).toEqual([])
      expect(mergeSaved(both, other)).toEqual(both)
    }),
  )
})

test('two notes about a home are both kept, one that has the other is enough', () => {
  const one = { ...emptySaved, notes: { 7: 'Dark kitchen' } }
  const other = { ...emptySaved, notes: { 7: 'Ask about the roof' } }
  expect(mergeSaved(one, other)).toMatchObject({ notes: { 7: 'Dark kitchen\n\nAsk about the roof' } })
  const longer = { ...emptySaved, notes: { 7: 'Dark kitchen, garden' } }
  expect(mergeSaved(one, longer)).toMatchObject({ notes: { 7: 'Dark kitchen, garden' } })
  expect([missingIn(longer, one), missingIn(one, longer)]).toEqual([[], [7]])
})

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)
const hide = (refs: number[]) => refs.map((each) => ({ ref: each, title: '' }))

test.each<[string, Partial<Saved>, Partial<Saved>]>([
  ['favourites', { favourites: range(1, 60) }, { favourites: range(100, savedLimits.favourites - 59) }],
  ['hidden homes', { hidden: hide(range(1, 200)) }, { hidden: hide(range(500, savedLimits.hidden - 199)) }],
  ['a note', { notes: { 7: 'a'.repeat(600) } }, { notes: { 7: 'b'.repeat(600) } }],
])('without room for all %s nothing is merged', (_, one, other) => {
  expect(mergeSaved({ ...emptySaved, ...one }, { ...emptySaved, ...other })).toBe('full')
})
