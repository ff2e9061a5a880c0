import type { StudioMessage } from '@/features/preview/model/messages'

import { fieldAround, formPath } from './block-marks'
import { onlyText } from './show-typed-texts'

type Limits = Extract<StudioMessage, { type: 'typeable' }>

interface TypingOptions {
  /** The previewed document, such as `pages/ID`. */
  previewed: string
  /** The text that the form has at a path. */
  textAt: (path: string) => string | undefined
  /** Passes on a text; null asks whether it may be typed here. */
  post: (path: string, value: string | null) => void
  /** Called when the page may be rendered again. */
  onEnd: () => void
}

interface Typing {
  element: HTMLElement
  /** React may keep this node, and write into it. */
  text: Text
  /** As it was before. */
  before: string
  value: string
  ending: AbortController
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

const selectedLength = (): number => document.getSelection()?.toString().length ?? 0

/** Shows a text; the browser may have left several nodes, or a line break in an empty element. */
function showText({ element, text }: Pick<Typing, 'element' | 'text'>, value: string): void {
  text.data = value
  element.replaceChildren(text)
}

/** Where a text of one line gets lines, and a text of limited length too many signs, nothing is typed. */
function refuses({ inputType, data }: InputEvent, { element }: Typing, limits: Limits): boolean {
  if (!inputType.startsWith('insert')) return false
  if (!limits.hasLines && (inputType === 'insertParagraph' || inputType === 'insertLineBreak')) return true
  const length = (element.textContent?.length ?? 0) - selectedLength() + (data?.length ?? 0)
  return limits.maxLength !== null && length > limits.maxLength
}

/** Types into the element at the caret, as the browser would. */
function insertText(text: string): void {
  // Deprecated, and the only way to insert that the browser's own undo knows.
  document.execCommand('insertText', false, text)
}

/** What a typed element does with keys and pasted texts. */
function listen(
  typing: Typing,
  limits: Limits,
  {
    type,
    goOn,
    end,
  }: Record<'end', () => void> & {
    type: (value: string) => void
    goOn: (step: 1 | -1) => void
  },
): void {
  const { element, before, ending } = typing
  const options = { signal: ending.signal }
  const on = element.addEventListener.bind(element)
  on('beforeinput', (event) => refuses(event, typing, limits) && event.preventDefault(), options)
  on('input', () => type(limits.hasLines ? element.innerText : (element.textContent ?? '')), options)
  on('blur', end, options)
  on('drop', (event) => event.preventDefault(), options)
  on(
    'paste',
    (event) => {
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const remaining = (element.textContent?.length ?? 0) - selectedLength()
      const room = (limits.maxLength ?? Infinity) - remaining
      insertText((limits.hasLines ? text : oneLine(text)).slice(0, Math.max(0, room)))
    },
    options,
  )
  on(
    'keydown',
    (event) => {
      // Shortcuts of the page are not meant.
      event.stopPropagation()
      if (event.key === 'Tab') {
        event.preventDefault()
        return goOn(event.shiftKey ? -1 : 1)
      }
      if (event.key === 'Escape') {
        showText(typing, before)
        type(before)
      }
      if (event.key === 'Escape' || (event.key === 'Enter' && !limits.hasLines)) element.blur()
    },
    options,
  )
}

interface ShownField {
  element: HTMLElement
  text: Text
  path: string
}

/** The field that an element shows as it is stored; null for anything else. */
function shownField(
  element: Element,
  { previewed, textAt }: Pick<TypingOptions, 'previewed' | 'textAt'>,
): ShownField | null {
  const field = fieldAround(element)
  const text = field && onlyText(field)
  const path = field && text ? formPath(field, previewed) : null
  if (!field || !text || path === null) return null
  return textAt(path)?.trim() === text.data.trim() ? { element: field, text, path } : null
}

/**
 * Plain texts are typed in the page after a double click. The element is not rendered again until it loses the focus. Escape
 * takes back what was typed, Enter ends a text of one line, Tab goes on to the next text.
 */
export function typeInPlace({ textAt, post, onEnd, ...rest }: TypingOptions) {
  const fieldOf = (element: Element) => shownField(element, { textAt, ...rest })
  let wanted: ShownField | null = null
  let typing: Typing | null = null

  function want(field: ShownField | null): void {
    if (!field || field.element === typing?.element) return
    wanted = field
    post(field.path, null)
  }

  function end(): void {
    if (!typing) return
    const { value, ending, ...shown } = typing
    typing = null
    ending.abort()
    shown.element.removeAttribute('contenteditable')
    showText(shown, value)
    onEnd()
  }

  function goOn(step: 1 | -1, from: HTMLElement): void {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')]
    const index = fields.indexOf(from)
    const others = step === 1 ? fields.slice(index + 1) : fields.slice(0, index).toReversed()
    const next = others.find((each) => each.checkVisibility() && fieldOf(each)?.element === each)
    from.blur()
    want(next ? fieldOf(next) : null)
  }

  return {
    isTyping: (): boolean => typing !== null,
    isInside: (element: Element): boolean => typing?.element.contains(element) ?? false,
    want: (element: Element | null): void => want(element && fieldOf(element)),
    /** The form takes what is typed here. */
    begin(limits: Limits): void {
      if (wanted?.path !== limits.path || !wanted.element.isConnected) return
      const { element, text, path } = wanted
      wanted = null
      const before = textAt(path) ?? ''
      const begun: Typing = { element, text, before, value: before, ending: new AbortController() }
      typing = begun
      listen(begun, limits, {
        type: (value) => post(path, (begun.value = value)),
        goOn: (step) => goOn(step, element),
        end,
      })
      element.setAttribute('contenteditable', 'plaintext-only')
      element.focus()
    },
    stop: end,
  }
}
