'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button, toast, useEditDepth, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

import { bringBack, findChangedPlace, findRemoval } from '@/features/undo/model/changed-place'
import { applyChanges, type FormChange } from '@/features/undo/model/form-changes'
import type { Direction } from '@/lib/values/undo-keys'
import { directionOf } from '@/lib/values/undo-keys'
import { listenForSteps } from '@/studio/form-steps'
import { useFormNames } from '@/studio/form-errors/use-form-names'
import { spotOf } from '@/studio/jump-to-field'
import { payloadElements } from '@/studio/payload-elements'
import { useJump } from '@/studio/use-jump'
import { useStudioText } from '@/studio/use-studio-text'

import type { EditorInput } from './use-editor-input'
import { useFormHistory } from './use-form-history'

/** Milliseconds in which a rich text shows another value. */
const textMs = 150
/** Milliseconds in which a removal can be taken back where it is announced. */
const toastMs = 8000

/** Goes to what a step has changed, and says it. */
function useShowStep() {
  const t = useStudioText()
  const { getFields } = useForm()
  const { fields, nameOf } = useFormNames()
  const jump = useJump()
  const [words, setWords] = useState('')
  const show = (direction: Direction, changes: readonly FormChange[], before: FormState) => {
    const place = findChangedPlace(changes, before, getFields())
    const names = place ? nameOf(place.named) : null
    const said = t(direction === 'undo' ? 'undo.undone' : 'undo.redone', {
      name: names?.labels.join(' › ') ?? '',
    })
    // A text that stays is not read out again.
    setWords((before) => (before === said ? `${said}\u00A0` : said))
    if (!place || !names?.isShown) return
    const { activeElement } = document
    if (activeElement?.getAttribute('name') === place.shown) return
    setTimeout(() => jump(spotOf(fields, place.shown)), place.isRichText ? textMs : 0)
  }
  return { words, show }
}

const textInputs = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="file"]), textarea'

/** Whether a key belongs to the form: not to a drawer or dialog over it, a rich text, or an input beside its fields. */
function isForForm(event: KeyboardEvent, form: Element, fields: FormState, input: EditorInput): boolean {
  const { target } = event
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return false
  const dialog = target.closest('dialog')
  if (target.closest(payloadElements.richText) || (dialog && !dialog.contains(form))) return false
  const around = target.closest('form')
  if (around !== form) return around === null && document.querySelector('dialog[open]') === null
  if (!target.matches(textInputs)) return true
  const { name, value } = target as HTMLInputElement
  return Object.hasOwn(fields, name) || input.isOfForm(target) || value === ''
}

interface StepButtonProps {
  direction: Direction
  isEnabled: boolean
  onStep: (direction: Direction) => void
}

const icons = {
  undo: 'M7 4 3 8l4 4M3 8h8.5a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M17 8H8.5a4.5 4.5 0 0 0 0 9H12',
} as const

function StepButton({ direction, isEnabled, onStep }: StepButtonProps) {
  const t = useStudioText()
  const name = t(`undo.${direction}`)
  return (
    <Button
      aria-label={name}
      buttonStyle="subtle"
      disabled={!isEnabled}
      extraButtonProps={{
        title: name,
        'aria-keyshortcuts': direction === 'undo' ? 'Control+Z' : 'Control+Shift+Z',
      }}
      icon={
        <svg viewBox="0 0 20 20" width="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
          <path d={icons[direction]} />
        </svg>
      }
      margin={false}
      onClick={() => onStep(direction)}
      size="medium"
      type="button"
    />
  )
}

/** Undo and redo in the bar of a form, by buttons and keys, and after a removal where it is announced. */
export function UndoControls() {
  const t = useStudioText()
  const { formRef, getFields } = useForm()
  const isDrawer = useEditDepth() > 1
  const { words, show } = useShowStep()
  const announced = useRef<string | number>(undefined)
  useEffect(() => () => void toast.dismiss(announced.current ?? 'none'), [])
  const announceRemoval = (changes: readonly FormChange[], state: FormState) => {
    const removal = findRemoval(changes, state)
    if (!removal) return
    const undo = () => {
      const changes = bringBack(removal, getFields())
      const { state, inverse } = applyChanges(getFields(), changes)
      if (inverse.length === 0) return
      const before = getFields()
      input.act()
      putChanges(state, changes)
      show('undo', changes, before)
    }
    const action = { label: t('undo.undo'), onClick: undo }
    toast.dismiss(announced.current ?? 'none')
    announced.current = toast.success(t('undo.removed'), { action, duration: toastMs })
  }
  const { history, step, input, putChanges } = useFormHistory({ onStep: show, onChange: announceRemoval })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    const form = formRef?.current
    if (!direction || !form || !isForForm(event, form, getFields(), input)) return
    // Over a form with a drawer the keys belong to the drawer's.
    if (!isDrawer || form.contains(event.target as Node)) {
      event.preventDefault()
      step(direction)
    }
  })
  const onStep = useEffectEvent(step)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    const form = formRef?.current
    const end = form ? listenForSteps(form, (direction) => onStep(direction)) : undefined
    return () => {
      window.removeEventListener('keydown', listen)
      end?.()
    }
  }, [formRef])
  return (
    <>
      <StepButton direction="undo" isEnabled={history.done.length > 0} onStep={step} />
      <StepButton direction="redo" isEnabled={history.undone.length > 0} onStep={step} />
      <span role="status" className="sr-only">
        {words}
      </span>
    </>
  )
}
