import {
  clickedSpot,
  readStudioMessage,
  readyMessage,
  type StudioMessage,
} from '@/features/preview/model/messages'

import { drawBlockFrames } from './block-frames'
import { blockAround, fieldAround, spotAround } from './block-marks'

/** Elements that work in the preview as on the site; a click on others opens their field. */
const ownUse = 'button, input, select, textarea, summary, label, video, audio, dialog, [data-preview-bar]'

/** The studio window that contains or opened this preview. */
export const studioWindow = (): Window | null => (window.parent === window ? window.opener : window.parent)

interface WatchOptions {
  studio: Window
  /** The previewed document, such as `pages/ID`. */
  previewed: string
  onForm: (message: Extract<StudioMessage, { type: 'form' }>) => void
  onSaved: () => void
}

/**
 * Connects a preview to the form beside it: blocks and fields get frames, a click opens the field instead of following a link,
 * and messages of the studio are passed on.
 *
 * @returns `update` to call after the page has changed, `stop` to remove the listeners
 */
export function watchPreview({ studio, previewed, onForm, onSaved }: WatchOptions) {
  const frames = drawBlockFrames()
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)
  function hover(event: Event): void {
    const element = elementOf(event)
    frames.hover(element && blockAround(element)?.id, element && fieldAround(element))
  }

  function openFields(event: MouseEvent): void {
    const element = elementOf(event)
    if (!element || element.closest('[data-preview-bar]')) return
    // The target of the link is not the draft.
    if (element.closest('a[href]')) event.preventDefault()
    else if (element.closest(ownUse)) return
    const spot = spotAround(element, previewed)
    if (!spot) return
    event.preventDefault()
    event.stopPropagation()
    studio.postMessage(clickedSpot(spot), location.origin)
  }

  function listen({ origin, source, data }: MessageEvent): void {
    if (origin !== location.origin || source !== studio) return
    const message = readStudioMessage(data)
    if (message?.type === 'form') onForm(message)
    if (message?.type === 'saved') onSaved()
    if (message?.type === 'editing') frames.edit(message.id)
  }

  addEventListener('message', listen, { signal: ending.signal })
  document.addEventListener('click', openFields, options)
  document.addEventListener('submit', (event) => event.preventDefault(), options)
  document.addEventListener('pointerover', hover, options)
  document.addEventListener('pointerleave', () => frames.hover(null, null), { signal: ending.signal })
  studio.postMessage(readyMessage, location.origin)

  return {
    update: frames.update,
    stop(): void {
      ending.abort()
      frames.stop()
    },
  }
}
