import { expect, test } from 'vitest'

import { bringBack, findChangedPlace, findRemoval } from './changed-place'
import { applyChanges, findChangesBack } from './form-changes'
import { contentOf, exampleForm, typed } from './form.fixture'

const [hero, text, call] = [
  { id: 'a', heading: 'Hero' },
  { id: 'b', heading: 'Text' },
  { id: 'c', heading: 'Call' },
]
const form = exampleForm('Home', [hero, text, call])

const place = (named: string, shown = named) => ({ named, shown, isRichText: false })

test.each([
  ['a typed value', typed(form, 'blocks.1.heading', 'Other'), place('blocks.1.heading')],
  ['a removed block, which comes back', exampleForm('Home', [hero, call]), place('blocks.1')],
  [
    'an added block, which goes',
    exampleForm('Home', [hero, text, call, { id: 'd', heading: 'New' }]),
    place('blocks', 'blocks.2'),
  ],
  ['a moved block', exampleForm('Home', [text, call, hero]), place('blocks.0')],
])('an undo shows %s', (_, after, expected) => {
  const changes = findChangesBack(form, after)
  expect(findChangedPlace(changes, after, applyChanges(after, changes).state)).toEqual(expected)
})

test('without the rows around it a change has no place', () => {
  const changes = findChangesBack(form, typed(form, 'blocks.1.heading', 'Other'))
  const without = exampleForm('Home', [hero])
  expect(findChangedPlace(changes, without, without)).toBeNull()
  expect(findChangedPlace([], form, form)).toBeNull()
})

test('a removal is one that only removes', () => {
  const removalIn = (after: typeof form) => findRemoval(findChangesBack(form, after), after)?.at ?? null
  expect(removalIn(exampleForm('Home', [hero, call]))).toBe('blocks')
  expect(removalIn(exampleForm('Home', [text, hero, call]))).toBeNull()
  expect(removalIn(exampleForm('Home', [hero, { id: 'd', heading: 'New' }, call]))).toBeNull()
  expect(removalIn(typed(form, 'title', 'House'))).toBeNull()
})

test('what was removed comes back behind its neighbour, whatever has changed since', () => {
  const without = exampleForm('Home', [hero, call])
  const removal = findRemoval(findChangesBack(form, without), without)
  if (!removal) throw new Error('There is a removal')
  const since = exampleForm('House', [call, { id: 'd', heading: 'New' }, hero])
  const { state, inverse } = applyChanges(since, bringBack(removal, since))
  expect(contentOf(state)).toEqual(
    contentOf(exampleForm('House', [call, { id: 'd', heading: 'New' }, hero, text])),
  )
  expect(inverse).toHaveLength(1)
  // It is there already.
  expect(applyChanges(state, bringBack(removal, state)).inverse).toEqual([])
})
