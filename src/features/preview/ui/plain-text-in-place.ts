import type { TypeableText, TypedText } from '@/features/preview/model/messages'

/** What typing in an element calls. */
export interface TypingActions {
  type: (value: NonNullable<TypedText['value']>) => void
  /** Goes to the next or previous text of the page. */
  goOn: (step: 1 | -1) => void
  /** Typing ends: the focus has left, or Escape was pressed. */
  end: () => void
}

/** Whether the editor has gone to another window, perhaps to copy something; what is typed goes on afterwards. */
export const isWindowLeft = (): boolean => !(window.top ?? window).document.hasFocus()

interface PlainField {
  element: HTMLElement
  /** React may keep this node, and write into it. */
  text: Text
  /** As it was before. */
  before: string
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')

const selectedLength = (): number => document.getSelection()?.toString().length ?? 0

/** Shows a text; the browser may have left several nodes, or a line break in an empty element. */
function showText({ element, text }: PlainField, value: string): void {
  text.data = value
  element.replaceChildren(text)
}

/** Where a text of one line gets lines, and a text of limited length too many signs, nothing is typed. */
function refuses({ inputType, data }: InputEvent, { element }: PlainField, limits: TypeableText): boolean {
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
  field: PlainField,
  limits: TypeableText,
  { type, goOn, end, signal }: TypingActions & { signal: AbortSignal },
): void {
  const { element, before } = field
  const options = { signal }
  const on = element.addEventListener.bind(element)
  on('beforeinput', (event) => refuses(event, field, limits) && event.preventDefault(), options)
  on('input', () => type(limits.hasLines ? element.innerText : (element.textContent ?? '')), options)
  on('blur', () => isWindowLeft() || end(), options)
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
        showText(field, before)
        type(before)
      }
      if (event.key === 'Escape' || (event.key === 'Enter' && !limits.hasLines)) element.blur()
    },
    options,
  )
}

/**
 * Lets a text without marks be typed in its element.
 *
 * @returns ends it, and leaves what was typed
 */
export function typePlainText(
  field: PlainField,
  limits: TypeableText,
  actions: TypingActions,
): () => undefined {
  const { element, before, text } = field
  const ending = new AbortController()
  const shownBefore = text.data
  let value = before
  showText(field, before)
  const type = (text: string) => actions.type((value = text))
  listen(field, limits, { ...actions, type: (text) => type(String(text)), signal: ending.signal })
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  return () => {
    ending.abort()
    element.removeAttribute('contenteditable')
    showText(field, value === before ? shownBefore : value)
    return undefined
  }
}
