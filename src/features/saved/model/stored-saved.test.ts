import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptySaved, savedLimits, type Saved } from './saved'
import { parseSaved, serialiseSaved } from './stored-saved'

const ref = fc.integer({ min: 1, max: 999_999_999 })

const anySaved: fc.Arbitrary<Saved> = fc.record({
  favourites: fc.uniqueArray(ref, { maxLength: savedLimits.favourites }),
  hidden: fc.uniqueArray(fc.record({ ref, title: fc.string({ maxLength: savedLimits.title }) }), {
    selector: (entry) => entry.ref,
    maxLength: 20,
  }),
  notes: fc
    .uniqueArray(fc.tuple(ref, fc.string({ minLength: 1, maxLength: 50 })), { selector: ([key]) => key })
    .map((entries) => Object.fromEntries(entries.filter(([, text]) => text.trim() !== ''))),
})

test('what is written is read back the same', () => {
  fc.assert(
    fc.property(anySaved, (saved) => {
      expect(parseSaved(serialiseSaved(saved))).toEqual(saved)
    }),
  )
})

test('for any stored text the result is within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSaved(text)).toEqual(emptySaved)
    }),
  )
})

test('for any stored JSON the result has the right shape', () => {
  const part = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(ref, fc.record({ ref, title: fc.jsonValue() }))))
  const entry = fc.record({ version: fc.constant(1), favourites: part, hidden: part, notes: part })
  fc.assert(
    fc.property(entry, (stored) => {
      const { favourites, hidden, notes } = parseSaved(JSON.stringify(stored))
      for (const each of [
        ...favourites,
        ...hidden.map((entry) => entry.ref),
        ...Object.keys(notes).map(Number),
      ])
        expect(each).toBeGreaterThan(0)
      for (const { title } of hidden) expect(typeof title).toBe('string')
      for (const note of Object.values(notes)) expect(note.trim()).not.toBe('')
      expect(new Set(favourites).size).toBe(favourites.length)
    }),
  )
})

test.each([
  ['nothing', null],
  ['half a text', '{"version":1,"favourites":[43'],
  ['a later version', '{"version":2,"favourites":[4310]}'],
  ['a list', '[4310]'],
])('%s counts as empty', (_, text) => {
  expect(parseSaved(text)).toEqual(emptySaved)
})

test('a damaged part is dropped, the rest is used', () => {
  const text =
    '{"version":1,"favourites":[4310,"4311",-1,1.5,4310,4312],"hidden":7,"notes":{"4310":"yes","x":"no","5":3}}'
  expect(parseSaved(text)).toEqual({ favourites: [4310, 4312], hidden: [], notes: { 4310: 'yes' } })
})

test('entries above the limits are dropped', () => {
  const many = Array.from({ length: 500 }, (_, at) => at + 1)
  const notes = Object.fromEntries(many.map((each) => [each, 'n'.repeat(3000)]))
  const hidden = many.map((each) => ({ ref: each, title: 't'.repeat(400) }))
  const read = parseSaved(JSON.stringify({ version: 1, favourites: many, hidden, notes }))
  expect(read.favourites).toHaveLength(100)
  expect(read.hidden).toHaveLength(300)
  expect(read.hidden[0]?.title).toHaveLength(120)
  expect(Object.keys(read.notes)).toHaveLength(100)
  expect(read.notes[1]).toHaveLength(1000)
})
