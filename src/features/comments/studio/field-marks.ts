import { pathInForm } from '@/studio/jump-to-field'
import type { CommentMark } from '@/studio/open-comments'
import { fieldAnchor, payloadElements } from '@/studio/payload-elements'

type State = Parameters<typeof pathInForm>[0]

const anchorStart = fieldAnchor('')

/** The field of a form around an element, with its path; null outside fields and for lists of others. */
export function fieldAround(
  element: Element,
  state: Readonly<Record<string, unknown>>,
): { field: HTMLElement; path: string } | null {
  const field = element.closest<HTMLElement>(payloadElements.field)
  if (!field || field.querySelector(payloadElements.field)) return null
  const label = field.querySelector<HTMLLabelElement>(`label[for^="${anchorStart}"]`)
  // Without a line of its label the button would cover the input.
  if (!label || label.offsetHeight === 0) return null
  const path = label.htmlFor.slice(anchorStart.length).replaceAll('__', '.')
  return path in state ? { field, path } : null
}

/** The element around a field of a form; null while it is not shown. */
function fieldAt(form: ParentNode, path: string): HTMLElement | null {
  const anchor = CSS.escape(fieldAnchor(path))
  const inside = form.querySelector(`#${anchor}`) ?? form.querySelector(`label[for="${anchor}"]`)
  return inside?.closest<HTMLElement>(payloadElements.field) ?? null
}

interface MarkTexts {
  /** Name of a mark, and of the button where there is none. */
  mark: (count: number) => string
  begin: string
}

interface MarksOptions {
  form: HTMLElement
  texts: MarkTexts
  readState: () => State
  /** Opens the comments of a field, named by the ids of its rows. */
  onOpen: (place: string) => void
  /** The name of a path by the ids of its rows; null for a row that the form does not list. */
  nameOf: (path: string) => string | null
}

/** Waits for the form to be drawn after a change. */
const pauseMs = 250

function makeButton(label: string, text: string, open: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'studio-control'
  button.title = label
  button.setAttribute('aria-label', label)
  button.textContent = text
  // On the line of the label, where no field has anything: it moves nothing.
  Object.assign(button.style, {
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: '-4px',
    insetInlineEnd: '0',
    minHeight: '24px',
    minWidth: '24px',
    padding: '0 6px',
  })
  button.addEventListener('click', (event) => {
    event.preventDefault()
    open()
  })
  return button
}

function attach(field: HTMLElement, button: HTMLButtonElement): void {
  if (getComputedStyle(field).position === 'static') field.style.position = 'relative'
  if (button.parentElement !== field) field.append(button)
}

type Drawn = Map<string, { button: HTMLButtonElement; count: number }>

/** Draws marks with the number of open threads on the fields that are shown, and removes others. */
function drawMarks(
  marks: readonly CommentMark[],
  before: Drawn,
  { form, texts, readState, onOpen }: MarksOptions,
): Drawn {
  const state = readState()
  const drawn: Drawn = new Map()
  for (const { place, count } of marks) {
    const path = pathInForm(state, place)
    const field = path === null ? null : fieldAt(form, path)
    if (!field) continue
    const same = before.get(place)
    const button =
      same?.count === count ? same.button : makeButton(texts.mark(count), String(count), () => onOpen(place))
    attach(field, button)
    drawn.set(place, { button, count })
  }
  for (const [place, { button }] of before) if (drawn.get(place)?.button !== button) button.remove()
  return drawn
}

/** The button that begins a comment, in the field that has the pointer or the focus. */
function offerComment(
  { form, texts, readState, onOpen, nameOf }: MarksOptions,
  isMarked: (field: HTMLElement) => boolean,
) {
  const ending = new AbortController()
  const { signal } = ending
  let path: string | null = null
  let focusedPath: string | null = null
  const button = makeButton(texts.begin, '+', () => {
    const place = path === null ? null : nameOf(path)
    if (place !== null) onOpen(place)
  })
  // It comes after each field that has the focus: Tab goes on to the next field.
  button.tabIndex = -1
  const follow = ({ target, type }: Event): void => {
    if (!(target instanceof Element) || target === button) return
    const spot = fieldAround(target, readState())
    if (!spot) return
    path = spot.path
    if (type === 'focusin') focusedPath = spot.path
    if (isMarked(spot.field)) button.remove()
    else attach(spot.field, button)
  }
  form.addEventListener('focusin', follow, { signal })
  form.addEventListener('pointerover', follow, { signal, passive: true })
  return {
    lastPlace: (): string | null => (focusedPath === null ? null : nameOf(focusedPath)),
    stop(): void {
      ending.abort()
      button.remove()
    },
  }
}

/**
 * Marks on the fields of a form: one with the number of open threads stays, and where there is none a button comes while the
 * pointer or the focus is in the field. They are no part of React's tree, so that a form of many fields renders nothing for
 * them. @relies payload-elements
 */
export function drawFieldMarks(options: MarksOptions) {
  let marks: readonly CommentMark[] = []
  let drawn: Drawn = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  const draw = () => {
    drawn = drawMarks(marks, drawn, options)
  }
  const offer = offerComment(options, (field) =>
    [...drawn.values()].some(({ button }) => button.parentElement === field),
  )
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(draw, pauseMs)
  })
  return {
    /** The field that had the focus last, by the ids of its rows. */
    lastPlace: offer.lastPlace,
    show(next: readonly CommentMark[]): void {
      marks = next
      observer.disconnect()
      // A form without comments is not watched.
      if (marks.length > 0) observer.observe(options.form, { childList: true, subtree: true })
      draw()
    },
    stop(): void {
      offer.stop()
      observer.disconnect()
      clearTimeout(timer)
      for (const { button } of drawn.values()) button.remove()
    },
  }
}
