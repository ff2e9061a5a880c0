import type { FormState } from 'payload'

import type { Direction } from '@/lib/values/undo-keys'

import { applyChanges, type FormChange } from './form-changes'

/** Steps that can be taken back; older ones are forgotten. */
export const maxSteps = 200
/** Milliseconds of a pause that ends a step of typing. */
export const pauseMs = 1000

interface Step {
  /** Lead to the state on the other side of the step. */
  changes: readonly FormChange[]
  /** When it last grew, in milliseconds. */
  at: number
  /** Whether further typing into the same field belongs to it. */
  isOpen: boolean
}

/** What was changed in a form, and what was taken back. */
export interface History {
  done: readonly Step[]
  undone: readonly Step[]
}

export const emptyHistory: History = { done: [], undone: [] }

interface Moment {
  /** In milliseconds. */
  now: number
  /** Whether the editor types into an input. */
  isTyping: boolean
}

/** Whether changes continue the last step: typing into the same field, in rich text without regard to pauses. */
function continues(
  last: Step | undefined,
  changes: readonly FormChange[],
  { now, isTyping }: Moment,
): boolean {
  const [before] = last?.changes ?? []
  const [change] = changes
  if (!last?.isOpen || changes.length !== 1 || change?.kind !== 'value') return false
  if (before?.kind !== 'value' || before.at !== change.at) return false
  return change.isRichText || (isTyping && now - last.at <= pauseMs)
}

/** Notes what an editor has changed. What was undone before cannot be redone any more. */
export function record(history: History, changes: readonly FormChange[], moment: Moment): History {
  if (changes.length === 0) return history
  const last = history.done.at(-1)
  if (history.undone.length === 0 && last && continues(last, changes, moment))
    return { ...history, done: [...history.done.slice(0, -1), { ...last, at: moment.now }] }
  const isOpen = moment.isTyping || changes.some((each) => each.kind === 'value' && each.isRichText)
  const step = { changes, at: moment.now, isOpen }
  return { done: [...history.done, step].slice(-maxSteps), undone: [] }
}

/**
 * Notes a change of a rich text that came after its field was left. It belongs to the session there, whose step already
 * leads back; a session without a step gets one, before what was typed elsewhere since.
 *
 * @param since when the session began, in milliseconds
 */
export function recordLate(history: History, change: FormChange, since: number): History {
  const { done } = history
  const isKnown = done.some((step) => step.at >= since && step.changes.some(({ at }) => at === change.at))
  if (isKnown) return history
  const place = done.findIndex((step) => step.at > since)
  const step = { changes: [change], at: since, isOpen: false }
  return { done: done.toSpliced(place === -1 ? done.length : place, 0, step).slice(-maxSteps), undone: [] }
}

/** Notes what the form changed by itself after the last step: it goes and comes back with that step. */
export function addToLast(history: History, changes: readonly FormChange[]): History {
  const last = history.done.at(-1)
  if (!last || history.undone.length > 0) return history
  const names = new Set(last.changes.map(({ at }) => at))
  const added = changes.filter(({ at }) => !names.has(at))
  if (added.length === 0) return history
  return {
    ...history,
    done: [...history.done.slice(0, -1), { ...last, changes: [...last.changes, ...added] }],
  }
}

/** Ends the last step: further typing begins a new one. */
export function endStep(history: History): History {
  const last = history.done.at(-1)
  return last?.isOpen
    ? { ...history, done: [...history.done.slice(0, -1), { ...last, isOpen: false }] }
    : history
}

/** Whether changes concern what the steps of a history change: a field of theirs, or rows. */
export function concerns(history: History, changes: readonly FormChange[]): boolean {
  const names = new Set(
    [...history.done, ...history.undone].flatMap((step) => step.changes.map(({ at }) => at)),
  )
  return changes.some(({ at, kind }) => names.has(at) || (kind === 'rows' && names.size > 0))
}

interface Result {
  history: History
  state: FormState
  /** What was done; empty when nothing was left to do. */
  changes: readonly FormChange[]
}

/** Takes the last step back, or carries out again the one taken back last. Steps that would change nothing are passed over. */
export function stepTo(history: History, state: FormState, direction: Direction): Result {
  const [from, to] = direction === 'undo' ? [history.done, history.undone] : [history.undone, history.done]
  const rest = [...from]
  const withSteps = (left: readonly Step[], right: readonly Step[]): History =>
    direction === 'undo' ? { done: left, undone: right } : { done: right, undone: left }
  for (let step = rest.pop(); step; step = rest.pop()) {
    const { state: next, inverse } = applyChanges(state, step.changes)
    if (inverse.length === 0) continue
    const back = { changes: inverse, at: step.at, isOpen: false }
    return { history: withSteps(rest, [...to, back]), state: next, changes: step.changes }
  }
  return { history: withSteps([], to), state, changes: [] }
}
