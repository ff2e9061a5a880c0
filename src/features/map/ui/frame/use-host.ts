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
 * @param onFull called when the map begins or ends to fill the window
 */
export function useHost(
  onHighlight: (ref: number | null) => void,
  onFull: (isFull: boolean) => void,
): MapContent | null {
  const [content, setContent] = useState<MapContent | null>(null)
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (!isFromMapPartner(event, window.location.origin, window.parent) || !isMapHostMessage(event.data))
      return
    const { data } = event
    if (data.type === 'perron:map-content') setContent(data)
    else if (data.type === 'perron:map-full') onFull(data.isFull)
    else onHighlight(data.ref)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listen)
    postToHost({ type: 'perron:map-ready' })
    return () => window.removeEventListener('message', listen)
  }, [])
  return content
}
