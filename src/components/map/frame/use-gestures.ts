import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'

export type GestureHint = 'wheel' | 'touch' | null

const hintMs = 1400

/**
 * Leaves the wheel and one finger to the page: the map zooms with Ctrl or Cmd and the wheel, and moves with two
 * fingers or the mouse. Says which hint to show to those who tried otherwise.
 */
export function useGestures(map: LeafletMap | null): GestureHint {
  const [hint, setHint] = useState<GestureHint>(null)
  useEffect(() => {
    if (!map) return
    let timer = 0
    const tell = (which: GestureHint) => {
      window.clearTimeout(timer)
      setHint(which)
      if (which) timer = window.setTimeout(() => setHint(null), hintMs)
    }
    // Before Leaflet hears of it, the handlers are set as this gesture wants them.
    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey
      if (isZoom) map.scrollWheelZoom.enable()
      else map.scrollWheelZoom.disable()
      tell(isZoom ? null : 'wheel')
    }
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch') map.dragging.disable()
      else map.dragging.enable()
    }
    const onTouchMove = (event: TouchEvent) => tell(event.touches.length === 1 ? 'touch' : null)

    const container = map.getContainer()
    const options = { capture: true, passive: true }
    container.addEventListener('wheel', onWheel, options)
    container.addEventListener('pointerdown', onPointer, options)
    container.addEventListener('touchmove', onTouchMove, options)
    return () => {
      window.clearTimeout(timer)
      container.removeEventListener('wheel', onWheel, options)
      container.removeEventListener('pointerdown', onPointer, options)
      container.removeEventListener('touchmove', onTouchMove, options)
    }
  }, [map])
  return hint
}
