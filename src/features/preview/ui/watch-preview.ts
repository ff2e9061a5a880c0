import {
  blockOrder,
  clickedSpot,
  commentedPath,
  isPaneKey,
  leavePreview,
  readStudioMessage,
  readyMessage,
  type BlockOrder,
  type StudioMessage,
} from '@/features/preview/model/messages'

import { directionOf, type Direction } from '@/lib/values/undo-keys'

import { drawBlockBar, type BlockBarTexts } from './block-bar'
import { drawBlockFrames } from './block-frames'
import { drawCommentMarks } from './comment-marks'
import {
  blockAround,
  blocksOnPage,
  fieldAround,
  findBlockOnPage,
  showEmptyTexts,
  spotAround,
} from './block-marks'
import type { TypeInPlace } from './type-in-place'

/** Elements that work in the preview as on the site; a click on others opens their field. */
const ownUse = 'button, input, select, textarea, summary, label, video, audio, dialog, [data-preview-bar]'

/** The studio window that contains or opened this preview. */
export const studioWindow = (): Window | null => (window.parent === window ? window.opener : window.parent)

interface WatchOptions {
  studio: Window
  /** The previewed document, such as `pages/ID`. */
  previewed: string
  /** Of the bar on the chosen block; null where blocks may not be changed. */
  barTexts: BlockBarTexts | null
  /** Texts that are typed in the page. */
  typing: TypeInPlace
  /** Asks the form to take back or repeat a step. */
  postStep: (step: Direction) => void
  onForm: (message: Extract<StudioMessage, { type: 'form' }>) => void
  onSaved: () => void
}

/** The frames, the bar and the marks of comments on the blocks of the page. */
function drawBlockTools({ barTexts, previewed, studio, typing }: WatchOptions) {
  const frames = drawBlockFrames()
  const give = (order: BlockOrder) => studio.postMessage(blockOrder(order), location.origin)
  const type = (id: string) => typing.wantFirstIn(findBlockOnPage(id)?.elements ?? [])
  const bar = barTexts && drawBlockBar(barTexts, { give, type })
  let chosen: string | null = null
  /** Whether the chosen block was on the page at the last update. */
  let isShown = false
  const showTexts = () => barTexts && showEmptyTexts(barTexts, chosen)
  const comments = drawCommentMarks(previewed, (path) =>
    studio.postMessage(commentedPath(path), location.origin),
  )
  return {
    hover: frames.hover,
    showComments: comments.show,
    update(): void {
      const isOnPage = blocksOnPage().some(({ id }) => id === chosen)
      // It was removed or hidden; a new one may not be rendered yet.
      if (isShown && !isOnPage) chosen = null
      isShown = isOnPage
      showTexts()
      frames.update()
      comments.update()
      bar?.update()
    },
    /** The block that was clicked, or whose fields have the focus in the form: that one is scrolled into view. */
    choose(id: string, { isScrolled }: { isScrolled: boolean }): void {
      chosen = id
      isShown = false
      showTexts()
      if (isScrolled) frames.edit(id)
      else frames.choose(id)
      bar?.choose(id)
    },
    /** By keyboard: to the bar on the chosen block, else on the first one. */
    enter(): void {
      const [first] = blocksOnPage()
      if (chosen === null && first) this.choose(first.id, { isScrolled: true })
      bar?.focus()
    },
    stop(): void {
      bar?.stop()
      comments.stop()
      frames.stop()
    },
  }
}

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

/** Undo and redo are steps of the form, except in a text that is typed here; F6 goes back to the form from everywhere. */
function handKeysOn(
  { studio, typing, postStep }: Pick<WatchOptions, 'studio' | 'typing' | 'postStep'>,
  signal: AbortSignal,
): void {
  const step = (event: KeyboardEvent) => {
    const wanted = typing.isTyping ? null : directionOf(event)
    if (!wanted || elementOf(event)?.matches('input, textarea')) return
    event.preventDefault()
    postStep(wanted)
  }
  const leave = (event: KeyboardEvent) => {
    if (!isPaneKey(event)) return
    event.preventDefault()
    typing.end()
    studio.postMessage(leavePreview, location.origin)
  }
  document.addEventListener('keydown', step, { signal })
  document.addEventListener('keydown', leave, { signal, capture: true })
}

/** The form has opened by then; later changes of the width are the editor's own. */
const openingMs = 1500

/** Longest time between the taps of a double tap. */
const doubleTapMs = 300

/**
 * Waits after a tap whether a second one follows: that one would meet the bar of the block, or the form where it opens over
 * the page. Not every browser makes a double click of two taps.
 *
 * @returns called with a click: `single` at once with a mouse, else after the wait; `double` at the second tap
 */
function hearTaps(signal: AbortSignal) {
  let first: { element: Element; timer: ReturnType<typeof setTimeout> } | null = null
  const end = () => {
    clearTimeout(first?.timer)
    first = null
  }
  signal.addEventListener('abort', end)
  let pointer = ''
  // Not in every browser does a click tell its pointer.
  const note = ({ pointerType }: PointerEvent) => (pointer = pointerType)
  document.addEventListener('pointerdown', note, { signal, capture: true })
  return (event: MouseEvent, element: Element, calls: { single: () => void; double: () => void }): void => {
    const isSecond = first?.element === element
    end()
    if (pointer !== 'touch' || event.detail === 0) return calls.single()
    if (isSecond) return calls.double()
    const wait = () => {
      first = null
      calls.single()
    }
    first = { element, timer: setTimeout(wait, doubleTapMs) }
  }
}

/** Keeps what was clicked in sight: the form may open over a part of the page, or take its width. */
function keepInSight(signal: AbortSignal) {
  let clicked: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    if (!clicked?.isConnected) return
    const { top, bottom } = clicked.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) clicked.scrollIntoView({ block: 'center' })
  }
  addEventListener('resize', show, { signal })
  return {
    keep(element: Element): void {
      clicked = element
      clearTimeout(timer)
      timer = setTimeout(() => (clicked = null), openingMs)
    },
  }
}

/** A click opens the field of what it hits; a second tap begins to type there. */
function openFields(
  { studio, previewed, typing }: WatchOptions,
  tools: ReturnType<typeof drawBlockTools>,
  signal: AbortSignal,
): void {
  const inSight = keepInSight(signal)
  const tapped = hearTaps(signal)
  const open = (event: MouseEvent) => {
    const element = elementOf(event)
    if (!element || element.closest('[data-preview-bar]') || typing.isInside(element)) return
    // The target of the link is not the draft.
    const isLink = element.closest('a[href]') !== null
    if (isLink) event.preventDefault()
    const spot = isLink || !element.closest(ownUse) ? spotAround(element, previewed) : null
    if (!spot) return
    event.preventDefault()
    event.stopPropagation()
    inSight.keep(element)
    const choose = () => spot.block && tools.choose(spot.block, { isScrolled: false })
    tapped(event, element, {
      single: () => {
        choose()
        studio.postMessage(clickedSpot(spot), location.origin)
      },
      double: () => {
        choose()
        typing.want(element, event)
      },
    })
  }
  document.addEventListener('click', open, { signal, capture: true })
}

/**
 * Connects a preview to the form beside it: blocks and fields get frames, a click opens the field instead of following a link,
 * and messages of the studio are passed on.
 *
 * @returns `update` to call after the page has changed, `stop` to remove the listeners
 */
export function watchPreview(options: WatchOptions) {
  const { studio, typing, onForm, onSaved } = options
  const tools = drawBlockTools(options)
  const ending = new AbortController()
  const { signal } = ending
  const capturing = { signal, capture: true }
  const hover = (element: Element | null) =>
    tools.hover(element && blockAround(element)?.id, element && fieldAround(element))

  function listen({ origin, source, data }: MessageEvent): void {
    if (origin !== location.origin || source !== studio) return
    const message = readStudioMessage(data)
    if (message?.type === 'form') onForm(message)
    if (message?.type === 'saved') onSaved()
    if (message?.type === 'editing') tools.choose(message.id, { isScrolled: true })
    if (message?.type === 'entered') tools.enter()
    if (message?.type === 'typeable') typing.begin(message)
    if (message?.type === 'commented') tools.showComments(message.marks)
  }

  addEventListener('message', listen, { signal })
  openFields(options, tools, signal)
  document.addEventListener('dblclick', (event) => typing.want(elementOf(event), event), capturing)
  handKeysOn(options, signal)
  document.addEventListener('submit', (event) => event.preventDefault(), capturing)
  document.addEventListener('pointerover', (event) => hover(elementOf(event)), capturing)
  document.addEventListener('pointerleave', () => tools.hover(null, null), { signal })
  tools.update()
  studio.postMessage(readyMessage, location.origin)

  return {
    update: tools.update,
    stop(): void {
      ending.abort()
      typing.stop()
      tools.stop()
    },
  }
}
