import type { FormState } from 'payload'

import { findChangesBack } from '@/features/undo/model/form-changes'
import { concerns, emptyHistory, type History } from '@/features/undo/model/history'

interface LeftForm {
  history: History
  /** The form as it was left. */
  state: FormState
}

/** Forms of this tab whose history is kept after they were left. */
const maxForms = 6

const leftForms = new Map<string, LeftForm>()

/** Keeps the history of a form that is left: Payload begins a new form for each language. */
export function keepHistory(form: string, left: LeftForm): void {
  leftForms.delete(form)
  if (left.history.done.length === 0 && left.history.undone.length === 0) return
  leftForms.set(form, left)
  for (const oldest of [...leftForms.keys()].slice(0, -maxForms)) leftForms.delete(oldest)
}

/** The history of a form that is opened again; an empty one if what its steps change is not as it was left. */
export function takeHistory(form: string, state: FormState): History {
  const left = leftForms.get(form)
  leftForms.delete(form)
  if (!left) return emptyHistory
  const changes = findChangesBack(left.state, state, { includesServer: true })
  return concerns(left.history, changes) ? emptyHistory : left.history
}
