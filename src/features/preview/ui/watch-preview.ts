import {
  clickedBlock,
  readStudioMessage,
  readyMessage,
  type StudioMessage,
} from '@/features/preview/model/messages'

import { drawBlockFrames } from './block-frames'
import { blockAround } from './block-marks'

/** Elements that work in the preview as on the site; a click on others opens the fields of their block. */
const ownUse = 'button, input, select, textarea, summary, label, video, audio, dialog, [data-preview-bar]'

/** The studio window that contains or opened this preview. */
export const studioWindow = (): Window | null => (window.parent === window ? window.opener : window.parent)

interface WatchOptions {
  studio: Window
  onForm: (message: Extract<StudioMessage, { type: 'form' }>) => void
  onSaved: () => void
}

/**
 * Connects a preview to the form beside it: blocks get frames, a click opens their fields instead of following a link,
 * and messages of the studio are passed on.
 *
 * @returns `update` to call after the page has changed, `stop` to remove the listeners
 */
export function watchPreview({ studio, onForm, onSaved }: WatchOptions) {
  const frames = drawBlockFrames()
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)
  const blockOf = (event: Event) => {
    const element = elementOf(event)
    return element && blockAround(element)
  }

  function openFields(event: MouseEvent): void {
    const element = elementOf(event)
    if (!element || element.closest('[data-preview-bar]')) return
    // The target of the link is not the draft.
    if (element.closest('a[href]')) event.preventDefault()
    else if (element.closest(ownUse)) return
    const block = blockAround(element)
    if (!block) return
    event.preventDefault()
    event.stopPropagation()
    studio.postMessage(clickedBlock(block.id), location.origin)
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
  document.addEventListener('pointerover', (event) => frames.hover(blockOf(event)?.id ?? null), options)
  document.addEventListener('pointerleave', () => frames.hover(null), { signal: ending.signal })
  studio.postMessage(readyMessage, location.origin)

  return {
    update: frames.update,
    stop(): void {
      ending.abort()
      frames.stop()
    },
  }
}
