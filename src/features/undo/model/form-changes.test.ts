import type { FormState } from 'payload'
import { expect, test } from 'vitest'

import { applyChanges, findChangesBack, nameByIds, pathByIds } from './form-changes'
import { contentOf, exampleForm, typed } from './form.fixture'

const [hero, text, call] = [
  {
    id: 'a',
    heading: 'Hero',
    links: [
      { id: 'l1', label: 'One' },
      { id: 'l2', label: 'Two' },
    ],
  },
  { id: 'b', heading: 'Text' },
  { id: 'c', heading: 'Call' },
]
const before = exampleForm('Home', [hero, text, call])

test.each([
  ['title', 'title'],
  ['blocks', 'blocks'],
  ['blocks.1', 'blocks.#b'],
  ['blocks.0.links.1.label', 'blocks.#a.links.#l2.label'],
])('the field %s is named %s', (path, name) => {
  expect(nameByIds(before, path)).toBe(name)
  expect(pathByIds(before, name)).toBe(path)
})

test('a row that the form does not list has no name, and a name of a row that is gone no path', () => {
  expect(nameByIds(before, 'blocks.3.heading')).toBeNull()
  expect(pathByIds(before, 'blocks.#z.heading')).toBeNull()
})

const oneLink = { ...hero, links: hero.links.slice(0, 1) }

test.each<[string, FormState]>([
  ['a typed value', typed(before, 'title', 'House')],
  ['a typed value in a row', typed(before, 'blocks.0.links.1.label', '2')],
  ['a removed block', exampleForm('Home', [text, call])],
  ['a removed row of a block', exampleForm('Home', [{ ...hero, links: hero.links.slice(1) }, text, call])],
  ['all blocks removed', exampleForm('Home', [])],
  ['an added block', exampleForm('Home', [hero, { id: 'd', heading: 'New' }, text, call])],
  ['a moved block', exampleForm('Home', [text, call, hero])],
  [
    'blocks in another order, one of them changed',
    typed(exampleForm('Home', [call, oneLink, text]), 'blocks.1.links.0.label', 'First'),
  ],
])('%s goes and comes back', (_, after) => {
  const { state, inverse } = applyChanges(after, findChangesBack(before, after))
  expect(contentOf(state)).toEqual(contentOf(before))
  expect(contentOf(applyChanges(state, inverse).state)).toEqual(contentOf(after))
})

test('a change is small: a moved block names the order alone', () => {
  const changes = findChangesBack(before, exampleForm('Home', [text, call, hero]))
  expect(changes.map(({ kind, at }) => [kind, at])).toEqual([['rows', 'blocks']])
  expect(changes[0]?.kind === 'rows' && changes[0].fields.size).toBe(0)
})

test('what a save brings is no change of the editor, but one of the form', () => {
  const after = { ...before, title: { ...before.title, value: 'Saved', initialValue: 'Saved' } }
  expect(findChangesBack(before, after)).toEqual([])
  expect(findChangesBack(before, after, { includesServer: true })).toHaveLength(1)
  const typedMeanwhile = typed(after, 'title', 'Saved and typed')
  expect(findChangesBack(before, typedMeanwhile)).toHaveLength(1)
})

test('the revision, the moment and the state of a document are none of the editor either', () => {
  const stored = { ...before, revision: { value: 3 }, _status: { value: 'draft' } }
  const after = { ...stored, revision: { value: 4 }, _status: { value: 'published' } }
  expect(findChangesBack(stored, after, { includesServer: true })).toEqual([])
})

test('rows that stay keep how they are shown now, and none is shown that is gone', () => {
  const after = exampleForm('Home', [text, call])
  const changes = findChangesBack(before, after)
  const [first, second] = after.blocks?.rows ?? []
  if (!first || !second) throw new Error('The example has two blocks')
  after.blocks = { ...after.blocks, rows: [{ ...first, collapsed: true }, second] }
  const { state } = applyChanges(after, changes)
  expect(state.blocks?.rows?.map(({ id, collapsed }) => [id, collapsed])).toEqual([
    ['a', undefined],
    ['b', true],
    ['c', undefined],
  ])
  // Without the fields of the removed block there is nothing to bring back.
  const gone = changes.map((change) => (change.kind === 'rows' ? { ...change, fields: new Map() } : change))
  expect(applyChanges(after, gone).inverse).toEqual([])
})

test('fields that are left of a row that is gone do not come back', () => {
  const after = exampleForm('Home', [hero, text])
  const withRest = { ...after, 'blocks.2.heading': { value: 'A late answer' } }
  const { state } = applyChanges(withRest, findChangesBack(exampleForm('Home', [hero]), after))
  expect(Object.keys(state).filter((path) => /^blocks\.[12]/.test(path))).toEqual([])
})

test('an undone value counts as typed and is validated anew', () => {
  const wrong = typed(before, 'title', '')
  wrong.title = { ...wrong.title, valid: false, errorMessage: 'Required' }
  const { state } = applyChanges(wrong, findChangesBack(before, wrong))
  expect(state.title).toEqual({ ...before.title, isModified: true, valid: true })
})

test('a rich text gets a new initial value, also an empty one', () => {
  const words = { root: { children: [{ text: 'Words' }] } }
  const empty = { ...before, body: { value: null, initialValue: null } }
  const after = typed(empty, 'body', words)
  const { state, inverse } = applyChanges(after, findChangesBack(empty, after))
  expect(state.body?.value).toBeNull()
  expect(state.body?.initialValue).not.toBeNull()
  const again = applyChanges(state, inverse).state.body
  expect(again?.value).toBe(words)
  expect(again?.initialValue).toEqual(words)
  expect(again?.initialValue).not.toBe(words)
})

test('a field whose row is gone is left alone', () => {
  const changes = findChangesBack(before, typed(before, 'blocks.1.heading', 'Other'))
  const without = exampleForm('Home', [hero, call])
  expect(applyChanges(without, changes)).toEqual({ state: without, inverse: [] })
})
