import { useEffect, useEffectEvent, useState } from 'react'

import {
  isFromMapPartner,
  isMapHostMessage,
  type MapContent,
  type MapFrameMessage,
} from '@/lib/map/map-messages'

/** Tells the page around the frame; opened by itself the frame has nobody to tell. */
export function tellHost(message: MapFrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/**
 * What the page around the frame sends. Messages of other windows and other sites, and what is no message of ours,
 * are ignored.
 *
 * @param onHighlight called with the property whose marker is to be lit, or null
 */
export function useHost(onHighlight: (ref: number | null) => void): MapContent | null {
  const [content, setContent] = useState<MapContent | null>(null)
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromMapPartner(event, window.location.origin, window.parent) || !isMapHostMessage(event.data))
      return
    if (event.data.type === 'perron:map-content') setContent(event.data)
    else onHighlight(event.data.ref)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listen)
    tellHost({ type: 'perron:map-ready' })
    return () => window.removeEventListener('message', listen)
  }, [])
  return content
}
