import type { TypedText, TypeableText } from '@/features/preview/model/messages'
import { isTypeableText, type StoredText } from '@/features/preview/model/rich-text'
import type { Direction } from '@/lib/values/undo-keys'

import { fieldAround, formPath } from './block-marks'
import { typePlainText, type TypingActions } from './plain-text-in-place'
import type { RichTextWords } from './rich-text-bar'
import { onlyText } from './show-typed-texts'

interface TypingOptions {
  /** The previewed document, such as `pages/ID`. */
  previewed: string
  /** Names of the marks of a formatted text, in the language of the studio. */
  words: RichTextWords
  /** Whether the values of the form are known, in the language of the page. */
  hasValues: () => boolean
  /** The value that the form has at a path. */
  valueAt: (path: string) => unknown
  /** Passes on a text; null asks whether it may be typed here. */
  post: (path: string, value: TypedText['value']) => void
  /** Asks the form to take back or repeat a step. */
  postStep: (step: Direction) => void
  /** Called when the page may be rendered again. */
  onEnd: () => void
}

/** An element in which is being typed. */
interface Typing {
  element: HTMLElement
  /** Ends typing. What it returns is called once the page shows the text. */
  close: () => (() => void) | undefined
}

/** A place in the window. */
export interface Spot {
  x: number
  y: number
}

interface ShownField {
  element: HTMLElement
  /** React may keep this node, and write into it; null for a formatted text. */
  text: Text | null
  path: string
}

/** The text node of a heading that is not written yet. React writes into it what the server answers. */
function emptyText(field: HTMLElement): Text | null {
  if (field.dataset.empty === undefined || field.firstChild) return null
  return field.appendChild(new Text(''))
}

/** The field that an element shows as it is stored; null for anything else. */
function shownField(
  element: Element,
  { previewed, hasValues, valueAt }: Pick<TypingOptions, 'previewed' | 'hasValues' | 'valueAt'>,
): ShownField | null {
  const field = fieldAround(element)
  const path = field && formPath(field, previewed)
  // A form in another language has other texts.
  if (!field || !path || !hasValues()) return null
  const value = valueAt(path)
  const isFormatted =
    isTypeableText(value) || ((value ?? null) === null && field.matches('[data-empty].prose'))
  if (isFormatted) return { element: field, text: null, path }
  const text = onlyText(field) ?? emptyText(field)
  const stored = value ?? ''
  if (typeof stored !== 'string' || !text) return null
  // Words of the product may be shown where an editor wrote nothing.
  const isShown = stored === '' || stored.trim() === text.data.trim()
  return isShown ? { element: field, text, path } : null
}

const allFields = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-field]')]

/** The first of some elements whose text can be typed. */
const firstText = (fields: readonly HTMLElement[], options: TypingOptions): HTMLElement | undefined =>
  fields.find(
    (each) =>
      (each.checkVisibility() || each.dataset.empty !== undefined) &&
      shownField(each, options)?.element === each,
  )

/** The next element of the page, or the one before, whose text can be typed. */
function neighbour(from: HTMLElement, step: 1 | -1, options: TypingOptions): HTMLElement | undefined {
  const fields = allFields()
  const index = fields.indexOf(from)
  return firstText(step === 1 ? fields.slice(index + 1) : fields.slice(0, index).toReversed(), options)
}

/**
 * Texts are typed in the page after a double click. The element is not rendered again until it loses the focus. Escape
 * takes back what was typed, Enter ends a text of one line, Tab goes on to the next text.
 */
export class TypeInPlace {
  private wanted: (ShownField & { spot: Spot | null }) | null = null
  private typing: Typing | null = null
  private waiting: (() => void)[] = []
  private isStopped = false

  constructor(private readonly options: TypingOptions) {}

  get isTyping(): boolean {
    return this.typing !== null
  }

  isInside(element: Element): boolean {
    return this.typing?.element.contains(element) ?? false
  }

  /** The editor wants to type in an element: the form answers whether its text may be typed. */
  want(element: Element | null, spot: Spot | null = null): void {
    const field = element && shownField(element, this.options)
    if (!field || field.element === this.typing?.element) return
    this.wanted = { ...field, spot }
    this.options.post(field.path, null)
  }

  /** As `want`, in the first text of some elements. */
  wantFirstIn(elements: readonly Element[]): void {
    const fields = allFields().filter((field) => elements.some((each) => each.contains(field)))
    this.want(firstText(fields, this.options) ?? null)
  }

  /** The form takes what is typed in a text. */
  begin(limits: TypeableText): void {
    const { wanted } = this
    if (wanted?.path !== limits.path || !wanted.element.isConnected) return
    this.wanted = null
    if (wanted.text) {
      const { element, text, path } = wanted
      element.hidden = false
      const before = String(this.options.valueAt(path) ?? '')
      const close = typePlainText({ element, text, before }, limits, this.actionsFor(element, path))
      this.typing = { element, close }
    } else if (limits.formatted) void this.beginFormatted(wanted, limits.formatted)
  }

  /** The page shows what was typed. */
  rendered(): void {
    for (const leave of this.waiting) leave()
    this.waiting = []
  }

  end(): void {
    if (!this.typing) return
    const { close } = this.typing
    this.typing = null
    const leave = close()
    if (leave) this.waiting.push(leave)
    this.options.onEnd()
  }

  /** The page is not previewed any more: no later rendering removes what typing left. */
  stop(): void {
    this.isStopped = true
    this.end()
    this.rendered()
  }

  private async beginFormatted(
    { element, path, spot }: ShownField & { spot: Spot | null },
    before: StoredText,
  ): Promise<void> {
    const { typeRichText } = await import('./rich-text-in-place')
    // Meanwhile the editor may have gone on elsewhere.
    if (this.isStopped || this.wanted || this.typing || !element.isConnected) return
    const { words, postStep } = this.options
    const step = (direction: Direction) => {
      this.end()
      postStep(direction)
    }
    const actions = { ...this.actionsFor(element, path), step }
    this.typing = typeRichText({ element, before, spot, words }, actions)
  }

  private actionsFor(element: HTMLElement, path: string): TypingActions {
    return {
      type: (value) => this.options.post(path, value),
      goOn: (step) => {
        const next = neighbour(element, step, this.options)
        this.end()
        this.want(next ?? null)
      },
      end: () => this.end(),
    }
  }
}
