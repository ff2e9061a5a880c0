import { expect, test } from 'vitest'

import { emptyHistory, record } from '@/features/undo/model/history'
import { findChangesBack } from '@/features/undo/model/form-changes'
import { exampleForm, typed } from '@/features/undo/model/form.fixture'

import { keepHistory, takeHistory } from './left-forms'

const before = exampleForm('Home', [{ id: 'a', heading: 'Hero' }])
const after = typed(before, 'title', 'House')
const history = record(emptyHistory, findChangesBack(before, after), { now: 0, isTyping: true })
/** As the server sends it after a save. */
const stored = exampleForm('House', [{ id: 'a', heading: 'Hero' }])

test('a form that is opened as it was left has its steps, once', () => {
  keepHistory('pages 1 fr', { history, state: after })
  expect(takeHistory('pages 1 nl', stored)).toBe(emptyHistory)
  expect(takeHistory('pages 1 fr', stored)).toBe(history)
  expect(takeHistory('pages 1 fr', stored)).toBe(emptyHistory)
})

test.each([
  ['another title', exampleForm('Other', [{ id: 'a', heading: 'Hero' }])],
  [
    'a block more',
    exampleForm('House', [
      { id: 'a', heading: 'Hero' },
      { id: 'b', heading: 'New' },
    ]),
  ],
  ['a block less', exampleForm('House', [])],
])('a form with %s begins anew', (_, state) => {
  keepHistory('pages 1 fr', { history, state: after })
  expect(takeHistory('pages 1 fr', state)).toBe(emptyHistory)
})

test('few forms are kept', () => {
  for (let form = 0; form < 10; form += 1) keepHistory(`form ${form}`, { history, state: after })
  expect(takeHistory('form 0', stored)).toBe(emptyHistory)
  expect(takeHistory('form 9', stored)).toBe(history)
})

test('what its steps do not change may be another', () => {
  keepHistory('pages 1 fr', { history, state: after })
  expect(takeHistory('pages 1 fr', exampleForm('House', [{ id: 'a', heading: 'Other' }]))).toBe(history)
})
