import { useEffect, useEffectEvent, useState } from 'react'

import {
  isFromMapPartner,
  isMapHostMessage,
  type MapContent,
  type MapFrameMessage,
} from '@/features/map/model/map-messages'

/** Posts a message to the parent page; does nothing if the frame is opened directly. */
export function postToHost(message: MapFrameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}

/**
 * The content that the parent page sent. Messages from other windows and other sites, and unknown messages, are
 * ignored.
 *
 * @param onHighlight called with the number of the property whose marker is highlighted, or null
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
    postToHost({ type: 'perron:map-ready' })
    return () => window.removeEventListener('message', listen)
  }, [])
  return content
}
