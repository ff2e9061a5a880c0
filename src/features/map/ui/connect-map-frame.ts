import {
  isFromMapPartner,
  isMapFrameMessage,
  mapMessageDelayMs,
  type MapBounds,
  type MapContent,
  type MapDrawing,
  type MapFrameMessage,
  type MapHostMessage,
} from '@/features/map/model/map-messages'

export interface MapFrameHandlers {
  onSelection?: (ref: number | null) => void
  onBounds?: (bounds: MapBounds, isOwn: boolean) => void
  onBusy?: (isBusy: boolean, isDrawing: boolean) => void
  onDrawing?: (drawing: MapDrawing) => void
  onEscape?: () => void
}

export interface MapConnection {
  /** Shows this content, at once or as soon as the frame has loaded. */
  send: (content: MapContent) => void
  /** Highlights the marker of a property, or none. */
  highlight: (ref: number | null) => void
  /** Says whether the map fills the window. */
  setFull: (isFull: boolean) => void
  close: () => void
}

const isLoaded = (frame: HTMLIFrameElement): boolean =>
  frame.contentDocument?.readyState === 'complete' && frame.contentWindow?.location.href !== 'about:blank'

function handle(message: MapFrameMessage, handlers: MapFrameHandlers): void {
  if (message.type === 'perron:map-selection') handlers.onSelection?.(message.ref)
  if (message.type === 'perron:map-bounds') handlers.onBounds?.(message, message.isOwn)
  if (message.type === 'perron:map-busy') handlers.onBusy?.(message.isBusy, message.isDrawing)
  if (message.type === 'perron:map-escape') handlers.onEscape?.()
  if (message.type === 'perron:map-area') handlers.onDrawing?.(message)
}

/**
 * Connects the page with a frame of `/map-frame/{locale}/`. The content is sent 50 ms after the frame has loaded
 * (specification section 7), and again when the frame's scripts, which may load later, report that they are ready.
 */
export function connectMapFrame(frame: HTMLIFrameElement, handlers: MapFrameHandlers): MapConnection {
  const { origin } = window.location
  let content: MapContent | null = null
  let isFull = false
  let isReachable = false
  let timer = 0

  const post = (message: MapHostMessage) => frame.contentWindow?.postMessage(message, origin)
  const postContent = () => {
    isReachable = true
    if (content) post({ type: 'perron:map-content', ...content })
    if (isFull) post({ type: 'perron:map-full', isFull })
  }
  const onLoad = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(postContent, mapMessageDelayMs)
  }
  const onMessage = (event: MessageEvent<unknown>) => {
    if (!isFromMapPartner(event, origin, frame.contentWindow) || !isMapFrameMessage(event.data)) return
    if (event.data.type === 'perron:map-ready') postContent()
    else handle(event.data, handlers)
  }

  frame.addEventListener('load', onLoad)
  window.addEventListener('message', onMessage)
  if (isLoaded(frame)) onLoad()

  return {
    send: (next) => {
      content = next
      if (isReachable) postContent()
    },
    highlight: (ref) => post({ type: 'perron:map-highlight', ref }),
    setFull: (now) => {
      isFull = now
      if (isReachable) post({ type: 'perron:map-full', isFull })
    },
    close: () => {
      window.clearTimeout(timer)
      frame.removeEventListener('load', onLoad)
      window.removeEventListener('message', onMessage)
    },
  }
}
