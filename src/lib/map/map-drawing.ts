import type { MapDrawing } from './map-messages'
import type { MapPoint } from '@/lib/property/listing-filters'

/** The choices of the form; any other comes from an address. In kilometres. */
export const radiusChoices = [1, 2, 3, 5, 10, 15, 20, 30] as const

const minCorners = 3
const maxCorners = 30

/** What the visitor is drawing. */
export type DrawingState =
  | { mode: 'none' }
  | { mode: 'area'; corners: MapPoint[] }
  | { mode: 'circle'; middle: MapPoint | null; radiusInKm: number }

export type DrawingStep =
  | { do: 'startArea' }
  | { do: 'startCircle' }
  | { do: 'point'; point: MapPoint }
  | { do: 'radius'; radiusInKm: number }
  | { do: 'undo' }
  | { do: 'stop' }

export const notDrawing: DrawingState = { mode: 'none' }

/** Addresses keep five decimals, about a metre. */
export const roundedPoint = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
})

export const isSamePlace = (one: MapPoint | undefined, other: MapPoint): boolean =>
  one?.latitude === other.latitude && one.longitude === other.longitude

/** The second click of a double click falls on the corner the first one set. */
function withCorner(corners: MapPoint[], point: MapPoint): MapPoint[] {
  const isNew = !corners.some((each) => isSamePlace(each, point))
  return isNew && corners.length < maxCorners ? [...corners, point] : corners
}

function withPoint(state: DrawingState, point: MapPoint): DrawingState {
  if (state.mode === 'area') return { ...state, corners: withCorner(state.corners, point) }
  return state.mode === 'circle' ? { ...state, middle: point } : state
}

function withoutLast(state: DrawingState): DrawingState {
  if (state.mode === 'area') return { ...state, corners: state.corners.slice(0, -1) }
  return state.mode === 'circle' ? { ...state, middle: null } : state
}

/** Continues a drawing by one step. */
export function draw(state: DrawingState, step: DrawingStep): DrawingState {
  switch (step.do) {
    case 'startArea':
      return { mode: 'area', corners: [] }
    case 'startCircle':
      return { mode: 'circle', middle: null, radiusInKm: 5 }
    case 'point':
      return withPoint(state, roundedPoint(step.point))
    case 'radius':
      return state.mode === 'circle' ? { ...state, radiusInKm: step.radiusInKm } : state
    case 'undo':
      return withoutLast(state)
    case 'stop':
      return notDrawing
  }
}

/** What a drawing asks for, or null while it is not complete. */
export function drawingResult(state: DrawingState): MapDrawing | null {
  if (state.mode === 'area' && state.corners.length >= minCorners) return { area: state.corners, near: null }
  if (state.mode === 'circle' && state.middle)
    return { area: null, near: { ...state.middle, radiusInKm: state.radiusInKm } }
  return null
}
