import { clickedBlock, readStudioMessage, readyMessage, type StudioMessage } from '@/lib/preview/messages'

import { drawBlockFrames } from './block-frames'
import { blockAround } from './block-marks'

/** What works in the preview as it does on the site; everything else opens the fields of its block. */
const ownUse = 'button, input, select, textarea, summary, label, video, audio, dialog, [data-preview-bar]'

/** The studio this preview stands in, or was opened by. */
export const studioWindow = (): Window | null => (window.parent === window ? window.opener : window.parent)

interface WatchOptions {
  studio: Window
  onForm: (message: Extract<StudioMessage, { type: 'form' }>) => void
  onSaved: () => void
}

/**
 * Ties a preview to the form beside it: blocks are framed, a click opens their fields instead of following a link, and
 * what the studio says is handed on.
 *
 * @returns `update` after the page has changed, `stop` to let go
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
    // Where the link leads is not the draft.
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
