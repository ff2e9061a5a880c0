import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'

export type GestureHint = 'wheel' | 'touch' | null

const hintMs = 1400

/**
 * Leaves the wheel and one finger to the page: the map zooms with Ctrl or Cmd and the wheel, and moves with two
 * fingers or the mouse.
 *
 * @param isFull there is no page to scroll: one finger moves the map
 * @returns the hint to show after another gesture
 */
export function useGestures(map: LeafletMap | null, isFull = false): GestureHint {
  const [hint, setHint] = useState<GestureHint>(null)
  useEffect(() => {
    if (!map) return
    const container = map.getContainer()
    container.toggleAttribute('data-full', isFull)
    let timer = 0
    const showHint = (which: GestureHint) => {
      window.clearTimeout(timer)
      setHint(which)
      if (which) timer = window.setTimeout(() => setHint(null), hintMs)
    }
    // Runs before Leaflet's own listeners, so the handlers are enabled or disabled for this event.
    const onWheel = (event: WheelEvent) => {
      const isZoom = event.ctrlKey || event.metaKey
      if (isZoom) map.scrollWheelZoom.enable()
      else map.scrollWheelZoom.disable()
      showHint(isZoom ? null : 'wheel')
    }
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !isFull) map.dragging.disable()
      else map.dragging.enable()
    }
    // While an area is drawn, one finger draws.
    const isOfPage = () => !isFull && !container.hasAttribute('data-drawing')
    const onTouchMove = (event: TouchEvent) =>
      showHint(event.touches.length === 1 && isOfPage() ? 'touch' : null)

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
  }, [map, isFull])
  return hint
}
