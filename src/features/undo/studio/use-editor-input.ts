'use client'

import { useEffect, useRef, type RefObject } from 'react'

import { directionOf } from '@/features/undo/model/shortcut'
import { payloadElements } from '@/studio/payload-elements'

const modifiers: readonly string[] = ['Control', 'Shift', 'Meta', 'Alt', 'AltGraph', 'CapsLock']
const { richText, sectionToggle, tab } = payloadElements
/** What shows fields, and changes none. */
const openers = `${sectionToggle}, ${tab}, [role="tab"]`

/** What the editor did since the form was last changed. */
export interface EditorInput {
  /** Whether the editor did something; else the form changes by itself. */
  hasActed: boolean
  /** Whether the last thing was to type into an input. */
  isTyping: boolean
  /** Inputs whose text is part of the form. */
  inputs: WeakSet<EventTarget>
  /** The input that was last typed into. */
  last: EventTarget | null
  /** When a rich text was last used, in milliseconds. */
  inTextAt: number
}

const isOpener = ({ target }: Event): boolean => target instanceof Element && target.closest(openers) !== null

const isOwnKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (modifiers.includes(event.key) || directionOf(event) !== null)

/** Watches what the editor does, also in the preview, which sends messages. */
export function useEditorInput(): RefObject<EditorInput> {
  const input = useRef<EditorInput>({
    hasActed: false,
    isTyping: false,
    inputs: new WeakSet(),
    last: null,
    inTextAt: 0,
  })
  useEffect(() => {
    const act = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(richText))
        input.current.inTextAt = Date.now()
      if (isOpener(event) || isOwnKey(event)) return
      const isTyping = event.type === 'input'
      input.current.hasActed = true
      input.current.isTyping = isTyping
      input.current.last = isTyping ? event.target : null
    }
    const options = { capture: true }
    const names = ['keydown', 'pointerdown', 'input', 'drop', 'paste', 'message']
    for (const name of names) window.addEventListener(name, act, options)
    return () => {
      for (const name of names) window.removeEventListener(name, act, options)
    }
  }, [])
  return input
}
