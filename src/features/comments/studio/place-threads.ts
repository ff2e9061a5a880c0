import type { FormState } from 'payload'

import type { Thread } from '@/features/comments/model/thread'
import { pathInForm } from '@/studio/jump-to-field'

/** A thread where its block or field is now. */
export interface PlacedThread extends Thread {
  /** Its path in the form: `blocks.2.heading`; null for the whole document, and for what is gone. */
  at: string | null
  isGone: boolean
}

type Rows = Parameters<typeof pathInForm>[0]

/** The first place of each path, and of what is around it, among the fields of a form. */
function positions(state: FormState): Map<string, number> {
  const place = new Map<string, number>()
  Object.keys(state).forEach((path, index) => {
    let around = path
    while (around !== '' && !place.has(around)) {
      place.set(around, index)
      around = around.slice(0, Math.max(0, around.lastIndexOf('.')))
    }
  })
  return place
}

/** Compares two paths as the form shows them: rows by their numbers, fields in the order of their list. */
function comparePaths(one: string, other: string, place: ReadonlyMap<string, number>): number {
  const [steps, others] = [one.split('.'), other.split('.')]
  const at = steps.findIndex((step, index) => step !== others[index])
  if (at === -1) return steps.length - others.length
  const [step, otherStep] = [Number(steps[at]), Number(others[at])]
  if (!Number.isNaN(step) && !Number.isNaN(otherStep)) return step - otherStep
  const placeOf = (path: string[]) => place.get(path.slice(0, at + 1).join('.')) ?? -1
  return placeOf(steps) - placeOf(others)
}

/** The rank of what is about the whole document, in it, and gone. */
const rankOf = ({ at, isGone }: PlacedThread): number => (isGone ? 2 : at === null ? 0 : 1)

/** The threads where they are now, in the order of the form: the document, its blocks and fields, what is gone. */
export function placeThreads(threads: readonly Thread[], state: FormState): PlacedThread[] {
  const place = positions(state)
  return threads
    .map((thread): PlacedThread => {
      // The form knows its rows by id; their other parts do not matter here.
      const at = thread.place === null ? null : pathInForm(state as Rows, thread.place)
      // Without any rows a list leaves the id of a row as it is.
      return { ...thread, at, isGone: thread.place !== null && (at === null || !place.has(at)) }
    })
    .toSorted(
      (one, other) => rankOf(one) - rankOf(other) || comparePaths(one.at ?? '', other.at ?? '', place),
    )
}
