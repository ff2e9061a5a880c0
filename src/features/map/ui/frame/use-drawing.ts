import { latLng, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'

import {
  draw,
  drawingResult,
  isSamePlace,
  notDrawing,
  roundedPoint,
  type DrawingState,
  type DrawingStep,
} from '@/features/map/model/map-drawing'
import type { MapDrawing } from '@/features/map/model/map-messages'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { useStroke } from './use-stroke'

export interface Drawing {
  state: DrawingState
  /** The cross in the centre of the map shows where Enter sets a point. */
  hasCross: boolean
  start: (what: 'startArea' | 'startCircle', isByKeyboard: boolean) => void
  step: (step: DrawingStep) => void
  /** Applies a complete drawing as filter. */
  finish: () => void
}

/** The centre of the map, with the precision of URLs. */
export const centreOf = (map: LeafletMap): MapPoint => {
  const { lat, lng } = map.getCenter()
  return roundedPoint({ latitude: lat, longitude: lng })
}

interface DrawingEvents {
  onKey: (event: KeyboardEvent) => void
  onClick: (event: LeafletMouseEvent) => void
  onDoubleClick: () => void
}

/** While a drawing is in progress, it receives clicks and keys; otherwise the map does. */
function useDrawingEvents(map: LeafletMap | null, events: DrawingEvents): void {
  const onKey = useEffectEvent(events.onKey)
  const onClick = useEffectEvent(events.onClick)
  const onDoubleClick = useEffectEvent(events.onDoubleClick)
  useEffect(() => {
    if (!map) return
    const click = (event: LeafletMouseEvent) => onClick(event)
    const doubleClick = () => onDoubleClick()
    const key = (event: KeyboardEvent) => onKey(event)
    const container = map.getContainer()
    map.doubleClickZoom.disable()
    map.on({ click, dblclick: doubleClick })
    document.addEventListener('keydown', key)
    container.setAttribute('data-drawing', '')
    container.focus({ preventScroll: true })
    return () => {
      map.doubleClickZoom.enable()
      map.off({ click, dblclick: doubleClick })
      document.removeEventListener('keydown', key)
      container.removeAttribute('data-drawing')
    }
  }, [map])
}

/** Moves the map so that a circle chosen in the form is visible. */
function useCircleInSight(map: LeafletMap | null, state: DrawingState): void {
  const centre = state.mode === 'circle' ? state.centre : null
  const radiusInKm = state.mode === 'circle' ? state.radiusInKm : 0
  useEffect(() => {
    if (!map || !centre) return
    const bounds = latLng(centre.latitude, centre.longitude).toBounds(radiusInKm * 2000)
    if (!map.getBounds().contains(bounds)) map.fitBounds(bounds, { paddingBottomRight: [0, 180] })
  }, [map, centre, radiusInKm])
}

/** Draws by clicks, or by the keyboard: the arrow keys move the map under a cross, Enter sets a point there. */
export function useDrawing(map: LeafletMap | null, onDrawn: (drawing: MapDrawing) => void): Drawing {
  const [state, step] = useReducer(draw, notDrawing)
  const [hasCross, setCross] = useState(false)
  const isDrawing = state.mode !== 'none'

  const finish = () => {
    const drawn = drawingResult(state)
    if (!drawn) return
    step({ do: 'stop' })
    onDrawn(drawn)
  }

  const onEnter = () => {
    if (!map) return
    const centre = centreOf(map)
    const last = state.mode === 'area' ? state.corners.at(-1) : undefined
    // A second Enter on the same point closes the area, like a double click.
    if (hasCross && !isSamePlace(last, centre)) step({ do: 'point', point: centre })
    else finish()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') step({ do: 'stop' })
    // Keys pressed on a button or in a field belong to it.
    if (event.target !== map?.getContainer()) return
    if (event.key.startsWith('Arrow')) setCross(true)
    if (event.key === 'Backspace') step({ do: 'undo' })
    if (event.key === 'Enter') onEnter()
  }
  const onClick = ({ latlng }: LeafletMouseEvent) => {
    setCross(false)
    step({ do: 'point', point: { latitude: latlng.lat, longitude: latlng.lng } })
  }
  useCircleInSight(map, state)
  useStroke(state.mode === 'area' ? map : null, {
    onLine: (corners) => {
      setCross(false)
      step({ do: 'line', corners })
    },
  })
  useDrawingEvents(isDrawing ? map : null, { onKey, onClick, onDoubleClick: finish })

  const start: Drawing['start'] = (what, isByKeyboard) => {
    setCross(isByKeyboard)
    step({ do: what })
  }
  return { state, hasCross: isDrawing && hasCross, start, step, finish }
}
