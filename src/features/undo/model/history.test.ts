import fc from 'fast-check'
import type { FormState } from 'payload'
import { expect, test } from 'vitest'

import { applyChanges, findChangesBack } from './form-changes'
import { contentOf, exampleForm, typed, type ExampleBlock } from './form.fixture'
import {
  addToLast,
  emptyHistory,
  endStep,
  maxSteps,
  pauseMs,
  record,
  recordLate,
  stepTo,
  type History,
} from './history'
import type { Direction } from '@/lib/values/undo-keys'

const start = exampleForm('Home', [{ id: 'a', heading: 'Hero' }])

/** A form with its history, as an editor uses them. */
class Editor {
  history: History = emptyHistory
  now = 0

  constructor(public state: FormState) {}

  change(next: FormState, isTyping = false): this {
    this.history = record(this.history, findChangesBack(this.state, next), { now: this.now, isTyping })
    this.state = next
    return this
  }

  type(path: string, text: string, afterMs = 0): this {
    this.now += afterMs
    return this.change(typed(this.state, path, text), true)
  }

  go(direction: Direction): this {
    const { history, state } = stepTo(this.history, this.state, direction)
    this.history = history
    this.state = state
    return this
  }

  get title(): unknown {
    return this.state.title?.value
  }
}

test('letters typed in a row are one step, and a pause or another field begins the next', () => {
  const editor = new Editor(start).type('title', 'H').type('title', 'Ho', 100)
  expect(editor.history.done).toHaveLength(1)
  editor
    .type('title', 'Hou', pauseMs + 1)
    .type('blocks.0.heading', 'X', 10)
    .type('title', 'Hous', 10)
  expect(editor.history.done).toHaveLength(4)
  expect(editor.go('undo').title).toBe('Hou')
  expect(editor.go('undo').go('undo').title).toBe('Ho')
  expect(editor.go('undo').title).toBe('Home')
  expect(editor.go('undo').title).toBe('Home')
  expect(editor.go('redo').go('redo').go('redo').go('redo').title).toBe('Hous')
})

test('leaving the field ends the step, and so does a choice', () => {
  const editor = new Editor(start).type('title', 'A')
  editor.history = endStep(editor.history)
  editor.type('title', 'AB', 10)
  expect(editor.history.done).toHaveLength(2)
  editor.change(typed(editor.state, 'title', 'C')).change(typed(editor.state, 'title', 'D'))
  expect(editor.history.done).toHaveLength(4)
})

const words = (text: string) => ({ root: { children: [{ text }] } })

test('a session in a rich text is one step, however long it takes', () => {
  const editor = new Editor({ ...start, body: { value: null, initialValue: null } })
  for (const text of ['a', 'ab', 'abc']) {
    editor.now += 5000
    editor.change(typed(editor.state, 'body', words(text)))
  }
  expect(editor.history.done).toHaveLength(1)
  expect(editor.go('undo').state.body?.value).toBeNull()
  expect(editor.go('redo').state.body?.value).toEqual(words('abc'))
})

test('a rich text that comes after its field was left belongs to the session there', () => {
  const withBody = { ...start, body: { value: words('a'), initialValue: null } }
  const comeLate = (editor: Editor, text: string, since: number) => {
    const next = typed(editor.state, 'body', words(text))
    for (const change of findChangesBack(editor.state, next))
      editor.history = recordLate(editor.history, change, since)
    editor.state = next
  }
  // The session has a step.
  const editor = new Editor(withBody)
  editor.now = 100
  editor.change(typed(editor.state, 'body', words('ab')))
  editor.history = endStep(editor.history)
  editor.type('title', 'Later', 20)
  comeLate(editor, 'abc', 50)
  expect(editor.history.done).toHaveLength(2)
  expect(editor.go('undo').title).toBe('Home')
  expect(editor.go('undo').state.body?.value).toEqual(words('a'))
  expect(editor.go('redo').state.body?.value).toEqual(words('abc'))
  // It has none, and what was typed since stays the last step.
  editor.go('redo')
  editor.history = endStep(editor.history)
  editor.type('title', 'Last', 5000)
  comeLate(editor, 'abcd', editor.now - 10)
  expect(editor.history.done).toHaveLength(4)
  expect(editor.go('undo').title).toBe('Later')
  expect(editor.go('undo').state.body?.value).toEqual(words('abc'))
})

test('what the form changes by itself goes and comes back with the step before', () => {
  const editor = new Editor({ ...start, slug: { value: 'home', initialValue: 'home' } }).type(
    'title',
    'House',
  )
  const next = typed(editor.state, 'slug', 'house')
  editor.history = addToLast(editor.history, findChangesBack(editor.state, next))
  editor.state = next
  expect(editor.go('undo').state.slug?.value).toBe('home')
  expect(editor.go('redo').state.slug?.value).toBe('house')
  // After an undo the form settles: what can be redone stays.
  editor.go('undo')
  expect(addToLast(editor.history, findChangesBack(next, start))).toBe(editor.history)
  expect(addToLast(emptyHistory, findChangesBack(next, start))).toBe(emptyHistory)
})

test('a step that would change nothing is passed over', () => {
  const editor = new Editor(start).type('title', 'One').type('blocks.0.heading', 'Two')
  editor.state = typed(editor.state, 'blocks.0.heading', 'Hero')
  expect(editor.go('undo').title).toBe('Home')
  expect(editor.history.done).toEqual([])
  expect(stepTo(editor.history, editor.state, 'undo').changes).toEqual([])
})

test('a new step ends what can be redone, and old steps are forgotten', () => {
  const editor = new Editor(start).type('title', 'One').go('undo')
  expect(editor.history.undone).toHaveLength(1)
  expect(editor.type('title', 'Two').history.undone).toEqual([])
  for (let step = 0; step < maxSteps + 5; step += 1) editor.type('title', `${step}`, pauseMs + 1)
  expect(editor.history.done).toHaveLength(maxSteps)
})

interface Model {
  title: string
  blocks: ExampleBlock[]
}

const text = fc.string({ minLength: 1, maxLength: 4 })
const at = fc.nat({ max: 5 })

/** What editors do to a form. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('title' as const), text }),
  fc.record({ kind: fc.constant('heading' as const), at, text }),
  fc.record({ kind: fc.constant('add' as const), at, text }),
  fc.record({ kind: fc.constant('remove' as const), at }),
  fc.record({ kind: fc.constant('move' as const), at, to: at }),
  fc.record({ kind: fc.constant('link' as const), at, text }),
)
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never

let ids = 0

function perform({ title, blocks }: Model, done: Action): Model {
  if (done.kind === 'title') return { title: done.text, blocks }
  const index = blocks.length === 0 ? 0 : done.at % blocks.length
  const block = blocks[index]
  const rest = blocks.toSpliced(index, 1)
  ids += 1
  if (done.kind === 'add')
    return { title, blocks: blocks.toSpliced(index, 0, { id: `n${ids}`, heading: done.text }) }
  if (!block) return { title, blocks }
  if (done.kind === 'remove') return { title, blocks: rest }
  if (done.kind === 'move') return { title, blocks: rest.toSpliced(done.to % blocks.length, 0, block) }
  const links = [...(block.links ?? []), { id: `l${ids}`, label: done.text }]
  const changed = done.kind === 'link' ? { ...block, links } : { ...block, heading: done.text }
  return { title, blocks: blocks.with(index, changed) }
}

const stateOf = ({ title, blocks }: Model) => exampleForm(title, blocks)

test('any work is undone step by step and done again', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 1, maxLength: 60 }), (actions) => {
      let model: Model = { title: 'Home', blocks: [{ id: 'a', heading: 'Hero' }] }
      let history = emptyHistory
      let state = stateOf(model)
      const seen = [contentOf(state)]
      for (const each of actions) {
        model = perform(model, each)
        // Typed values leave the initial ones as they were.
        const next = Object.fromEntries(
          Object.entries(stateOf(model)).map(([path, field]) => [path, { ...field, initialValue: 'stored' }]),
        )
        const changes = findChangesBack(state, next)
        history = record(history, changes, { now: 0, isTyping: false })
        state = next
        if (changes.length > 0) seen.push(contentOf(state))
      }
      const goThrough = (direction: Direction, contents: Record<string, unknown>[]) => {
        for (const content of contents) {
          const result = stepTo(history, state, direction)
          history = result.history
          state = result.state
          expect(contentOf(state)).toEqual(content)
        }
      }
      goThrough('undo', seen.toReversed().slice(1))
      expect(history.done).toEqual([])
      goThrough('redo', seen.slice(1))
      expect(history.undone).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('applying changes and their inverse gives the form as it was', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 20 }), fc.array(action, { maxLength: 20 }), (first, second) => {
      const home: Model = { title: 'Home', blocks: [{ id: 'a', heading: 'Hero' }] }
      const one = first.reduce(perform, home)
      const [from, to] = [stateOf(one), stateOf(second.reduce(perform, one))]
      const changes = findChangesBack(from, to, { includesServer: true })
      const back = applyChanges(to, changes)
      expect(contentOf(back.state)).toEqual(contentOf(from))
      expect(contentOf(applyChanges(back.state, back.inverse).state)).toEqual(contentOf(to))
    }),
    { numRuns: 200 },
  )
})
