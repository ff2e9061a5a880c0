'use client'

import { useEffect, useState } from 'react'

import { readBlockOrder, readTypedText } from '@/features/preview/model/messages'
import { directionOf } from '@/lib/values/undo-keys'
import { payloadElements } from '@/studio/payload-elements'

const modifiers: readonly string[] = ['Control', 'Shift', 'Meta', 'Alt', 'AltGraph', 'CapsLock']
const { richText, sectionToggle, tab } = payloadElements
/** What shows fields, and changes none. */
const openers = `${sectionToggle}, ${tab}, [role="tab"]`
/** Milliseconds after the use of a rich text in which its value may not be in the form yet. */
const inTextMs = 1000

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

const isOwnKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (modifiers.includes(event.key) || directionOf(event) !== null)

/** A text that is typed in the page of the preview. */
const isTypedInPreview = (event: Event): boolean =>
  event instanceof MessageEvent && (readTypedText(event.data)?.value ?? null) !== null

/** A message that changes nothing: of other windows, or of the preview when it is ready or clicked. */
const isOtherMessage = (event: Event): boolean =>
  event instanceof MessageEvent && !isTypedInPreview(event) && readBlockOrder(event.data) === null

/** What the editor does, to tell it from what the form changes by itself. */
export class EditorInput {
  private hasActed = false
  private isTyping = false
  private typedInto: EventTarget | null = null
  private inTextAt = 0
  private readonly inputs = new WeakSet<EventTarget>()

  note(event: Event): void {
    if (isWithin(event, richText)) this.inTextAt = Date.now()
    if (isWithin(event, openers) || isOwnKey(event) || isOtherMessage(event)) return
    this.act(event.type === 'input' || isTypedInPreview(event) ? event.target : null)
  }

  /** The editor does something, which changes the form. */
  act(typedInto: EventTarget | null = null): void {
    this.hasActed = true
    this.isTyping = typedInto !== null
    this.typedInto = typedInto
  }

  /** The form changed: null when the editor did nothing since it changed last. */
  takeChange(): { isTyping: boolean } | null {
    const { hasActed, isTyping, typedInto } = this
    if (!hasActed) return null
    if (typedInto) this.inputs.add(typedInto)
    this.hasActed = false
    return { isTyping }
  }

  /** What changes from now on changes by itself, until the editor does something. */
  reset(): void {
    this.hasActed = false
  }

  /** Whether the text of an input is part of the form. */
  isOfForm(input: EventTarget): boolean {
    return this.inputs.has(input)
  }

  get wasInText(): boolean {
    return Date.now() - this.inTextAt < inTextMs
  }
}

const events = ['keydown', 'pointerdown', 'input', 'drop', 'paste', 'message']

/** Watches what the editor does, also in the preview, which sends messages. */
export function useEditorInput(): EditorInput {
  const [input] = useState(() => new EditorInput())
  useEffect(() => {
    const note = (event: Event) => input.note(event)
    for (const name of events) window.addEventListener(name, note, { capture: true })
    return () => {
      for (const name of events) window.removeEventListener(name, note, { capture: true })
    }
  }, [input])
  return input
}
