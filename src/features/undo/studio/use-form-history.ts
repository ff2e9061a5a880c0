'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useAllFormFields, useDocumentInfo, useEditDepth, useForm, useLocale } from '@payloadcms/ui'
import type { FormState } from 'payload'

import { findChangesBack, nameByIds, type FormChange } from '@/features/undo/model/form-changes'
import {
  addToLast,
  concerns,
  emptyHistory,
  endStep,
  record,
  recordLate,
  stepTo,
  type History,
} from '@/features/undo/model/history'
import type { Direction } from '@/lib/values/undo-keys'
import { sleep } from '@/lib/values/retry'
import { payloadElements } from '@/studio/payload-elements'
import { idleMs, settleTexts } from '@/studio/settle-texts'

import { keepHistory, takeHistory } from './left-forms'
import { useEditorInput, type EditorInput } from './use-editor-input'

/** Longest wait for what the form does by itself, in milliseconds. */
const maxWaitMs = 5000
const pollMs = 50
/** Milliseconds after which a rich text that was left has given its value. */
const lateMs = 2 * idleMs

/** Rows whose fields the server still has to send; those of a row that is gone would come into another row. */
const isLoadingRows = (fields: FormState): boolean =>
  Object.values(fields).some(({ rows }) => rows?.some(({ isLoading }) => isLoading))

async function settle(getFields: () => FormState, isInText: boolean): Promise<void> {
  if (isInText) await settleTexts()
  const end = Date.now() + maxWaitMs
  while (isLoadingRows(getFields()) && Date.now() < end) await sleep(pollMs)
}

/** Puts a state into the form; the fields around the changed ones keep what the server answers meanwhile. */
function usePutState() {
  const { dispatchFields, getFields, setModified } = useForm()
  return (state: FormState, changes: readonly FormChange[]) => {
    const before = getFields()
    const changed = Object.entries(state).filter(([path, field]) => before[path] !== field)
    const hasRows = changes.some(({ kind }) => kind === 'rows')
    // Rendered at once, so that the next step starts from it.
    flushSync(() => {
      dispatchFields(
        hasRows
          ? { type: 'REPLACE_STATE', optimize: false, state }
          : { type: 'UPDATE_MANY', formState: Object.fromEntries(changed) },
      )
      setModified(true)
    })
  }
}

/** Names the form among those of this tab: by document, language and drawer. */
function useFormKey(): string {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const depth = useEditDepth()
  return [collectionSlug ?? globalSlug, id ?? (globalSlug ? '' : 'new'), code, depth].join(' ')
}

/** The rich text the editor is in, or left last: its value comes to the form a little later. */
class TextSession {
  private path: string | null = null
  private leftAt = Number.POSITIVE_INFINITY
  /** When it was entered, in milliseconds. */
  since = 0

  enter(text: Element): void {
    const path = text.getAttribute('data-field-path')
    if (path !== this.path || this.leftAt < Date.now()) this.since = Date.now()
    this.path = path
    this.leftAt = Number.POSITIVE_INFINITY
  }

  leave(): void {
    this.leftAt = Math.min(this.leftAt, Date.now())
  }

  /** Calls back with changes of the text that was left. Returns the others. */
  withoutLateTexts(
    changes: readonly FormChange[],
    fields: FormState,
    take: (change: FormChange) => void,
  ): readonly FormChange[] {
    const wait = Date.now() - this.leftAt
    const name = this.path !== null && wait >= 0 && wait < lateMs ? nameByIds(fields, this.path) : null
    for (const change of changes) if (change.at === name) take(change)
    return changes.filter(({ at }) => at !== name)
  }
}

/** Follows where the editor writes, and ends a step of typing when its field is left. */
function useTextSession(onLeave: () => void): TextSession {
  const { formRef } = useForm()
  const leave = useEffectEvent(onLeave)
  const [session] = useState(() => new TextSession())
  useEffect(() => {
    const form = formRef?.current
    const textAround = ({ target }: FocusEvent) =>
      target instanceof Element ? target.closest(payloadElements.richTextField) : null
    const begin = (event: FocusEvent) => {
      const text = textAround(event)
      if (text) session.enter(text)
    }
    const end = (event: FocusEvent) => {
      const text = textAround(event)
      const next = event.relatedTarget instanceof Node ? event.relatedTarget : null
      // The dialogs and menus of a rich text are outside the form.
      if (text && !(next && form?.contains(next) && !text.contains(next))) return
      if (text) session.leave()
      leave()
    }
    form?.addEventListener('focusin', begin)
    form?.addEventListener('focusout', end)
    return () => {
      form?.removeEventListener('focusin', begin)
      form?.removeEventListener('focusout', end)
    }
  }, [formRef, session])
  return session
}

/** The history as it is now, which a render may be behind of. */
class CurrentHistory {
  constructor(
    private history: History,
    private readonly show: (history: History) => void,
  ) {}

  get value(): History {
    return this.history
  }

  set(next: History): void {
    if (next === this.history) return
    this.history = next
    this.show(next)
  }
}

function useCurrentHistory() {
  const [history, setHistory] = useState(emptyHistory)
  const [current] = useState(() => new CurrentHistory(emptyHistory, setHistory))
  return { history, current }
}

/** Milliseconds between which a form becomes another object and shows other values: these come in renders of their own. */
const replacedMs = 200

/** Notices that a form was given other values, and was not changed by the editor. */
class Replacement {
  private otherAt = Number.NaN
  private changedAt = Number.NaN

  note({ isOther, isChanged }: { isOther: boolean; isChanged: boolean }): boolean {
    if (isOther) this.otherAt = Date.now()
    if (isChanged) this.changedAt = Date.now()
    return Math.abs(this.otherAt - this.changedAt) <= replacedMs
  }
}

const findServerChanges = (before: FormState, after: FormState) =>
  findChangesBack(before, after, { includesServer: true })

/** One step after the other; one that fails does not keep the next from its turn. */
function addToQueue(queue: RefObject<Promise<void>>, step: () => Promise<void>): void {
  queue.current = queue.current.then(step).catch(() => undefined)
}

interface Watched {
  current: CurrentHistory
  input: EditorInput
  session: TextSession
}

/** Notes changes of the form. Returns those that the editor has just made. */
function noteChanges(
  { current, input, session }: Watched,
  changes: readonly FormChange[],
  fields: FormState,
): readonly FormChange[] {
  const others = session.withoutLateTexts(changes, fields, (change) =>
    current.set(recordLate(current.value, change, session.since)),
  )
  if (others.length === 0) return []
  const act = input.takeChange()
  if (act) current.set(record(current.value, others, { now: Date.now(), ...act }))
  else current.set(addToLast(current.value, others))
  return act ? others : []
}

interface Steps {
  /** Called after each step. */
  onStep: (direction: Direction, changes: readonly FormChange[], before: FormState) => void
  /** Called after each change of the editor. */
  onChange: (changes: readonly FormChange[], state: FormState) => void
}

/**
 * The history of the form around. It begins anew when the form shows other values, as those of another editor.
 * @relies form-after-save
 */
export function useFormHistory({ onStep, onChange }: Steps) {
  const [fields] = useAllFormFields()
  const form = useForm()
  const key = useFormKey()
  const input = useEditorInput()
  const put = usePutState()
  const shown = useRef<{ fields: FormState; form: typeof form } | null>(null)
  const { history, current } = useCurrentHistory()
  const [replacement] = useState(() => new Replacement())
  const queue = useRef(Promise.resolve())
  const session = useTextSession(() => current.set(endStep(current.value)))

  const observe = useEffectEvent(() => {
    // After a change of language Payload's form has no state until it is read.
    if (typeof fields !== 'object') return
    const before = shown.current
    shown.current = { fields, form }
    if (!before) return current.set(takeHistory(key, fields))
    const changes = findChangesBack(before.fields, fields)
    const all = changes.length > 0 ? changes : findServerChanges(before.fields, fields)
    const isOther = before.form !== form
    if (replacement.note({ isOther, isChanged: concerns(current.value, all) })) {
      input.reset()
      return current.set(emptyHistory)
    }
    const noted = noteChanges({ current, input, session }, changes, fields)
    if (noted.length > 0) onChange(noted, fields)
  })
  useEffect(() => observe(), [fields, form])

  const leave = useEffectEvent(() => {
    const state = shown.current?.fields
    if (state) keepHistory(key, { history: current.value, state })
  })
  useEffect(() => () => leave(), [])

  const stepOnce = async (direction: Direction) => {
    await settle(form.getFields, input.wasInText)
    const before = form.getFields()
    const result = stepTo(current.value, before, direction)
    input.reset()
    current.set(result.history)
    if (result.changes.length === 0) return
    shown.current = { fields: result.state, form }
    put(result.state, result.changes)
    onStep(direction, result.changes, before)
  }
  return {
    history,
    step: (direction: Direction) => addToQueue(queue, () => stepOnce(direction)),
    input,
    putChanges: put,
  }
}
