import { LineUtil, Point, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'

import { maxCorners } from '@/features/map/model/map-drawing'
import type { MapPoint } from '@/features/listings/model/listing-filters'

/** A shorter line is a tap. In pixels. */
const leastLength = 48
/** Lines of a finger are no more exact than this. In pixels. */
const firstTolerance = 4

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => sum + point.distanceTo(line[index - 1] ?? point), 0)

/** The line with as few corners as a URL takes. */
function simplified(line: Point[]): Point[] {
  for (let tolerance = firstTolerance; ; tolerance *= 1.5) {
    const simple = LineUtil.simplify(line, tolerance)
    if (simple.length <= maxCorners) return simple
  }
}

interface StrokeEvents {
  /** Called while the finger moves; empty after a tap or a second finger. */
  onLine: (corners: MapPoint[]) => void
}

/** While an area is drawn, one finger or pen draws its line; two fingers move the map. */
export function useStroke(map: LeafletMap | null, { onLine }: StrokeEvents): void {
  const report = useEffectEvent(onLine)
  useEffect(() => {
    if (!map) return
    const container = map.getContainer()
    const fingers = new Set<number>()
    let line: Point[] | null = null
    const pointAt = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = container.getBoundingClientRect()
      return new Point(clientX - left, clientY - top)
    }
    const toCorners = (points: Point[]) =>
      points.map((point) => {
        const { lat, lng } = map.containerPointToLatLng(point)
        return { latitude: lat, longitude: lng }
      })
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return
      fingers.add(event.pointerId)
      line = fingers.size === 1 ? [pointAt(event)] : null
    }
    const onMove = (event: PointerEvent) => {
      if (!line || !fingers.has(event.pointerId)) return
      line.push(pointAt(event))
      if (lengthOf(line) > leastLength) report(toCorners(simplified(line)))
    }
    const onEnd = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId)
      line = null
    }
    const options = { passive: true }
    container.addEventListener('pointerdown', onDown, options)
    container.addEventListener('pointermove', onMove, options)
    window.addEventListener('pointerup', onEnd, options)
    window.addEventListener('pointercancel', onEnd, options)
    return () => {
      container.removeEventListener('pointerdown', onDown)
      container.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onEnd)
      window.removeEventListener('pointercancel', onEnd)
    }
  }, [map])
}
