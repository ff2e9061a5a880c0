import type { MapDrawing } from './map-messages'
import type { MapPoint } from '@/features/listings/model/listing-filters'

/** The options of the form, in kilometres; a URL may contain others. */
export const radiusChoices = [1, 2, 3, 5, 10, 15, 20, 30] as const

const minCorners = 3
/** The most that a URL takes. */
export const maxCorners = 30

/** The drawing in progress. */
export type DrawingState =
  | { mode: 'none' }
  | { mode: 'area'; corners: MapPoint[] }
  | { mode: 'circle'; centre: MapPoint | null; radiusInKm: number }

export type DrawingStep =
  | { do: 'startArea' }
  | { do: 'startCircle' }
  | { do: 'point'; point: MapPoint }
  /** A line drawn in one go; it replaces the corners. */
  | { do: 'line'; corners: MapPoint[] }
  | { do: 'radius'; radiusInKm: number }
  | { do: 'undo' }
  | { do: 'stop' }

export const notDrawing: DrawingState = { mode: 'none' }

/** URLs contain five decimals, about a metre. */
export const roundedPoint = ({ latitude, longitude }: MapPoint): MapPoint => ({
  latitude: Number(latitude.toFixed(5)),
  longitude: Number(longitude.toFixed(5)),
})

export const isSamePlace = (one: MapPoint | undefined, other: MapPoint): boolean =>
  one?.latitude === other.latitude && one.longitude === other.longitude

/** The second click of a double click is at the corner that the first one set. */
function withCorner(corners: MapPoint[], point: MapPoint): MapPoint[] {
  const isNew = !corners.some((each) => isSamePlace(each, point))
  return isNew && corners.length < maxCorners ? [...corners, point] : corners
}

function withPoint(state: DrawingState, point: MapPoint): DrawingState {
  if (state.mode === 'area') return { ...state, corners: withCorner(state.corners, point) }
  return state.mode === 'circle' ? { ...state, centre: point } : state
}

function withoutLast(state: DrawingState): DrawingState {
  if (state.mode === 'area') return { ...state, corners: state.corners.slice(0, -1) }
  return state.mode === 'circle' ? { ...state, centre: null } : state
}

/** A line that is too short is none. */
function withLine(state: DrawingState, corners: readonly MapPoint[]): DrawingState {
  if (state.mode !== 'area') return state
  const drawn = corners.map(roundedPoint).reduce(withCorner, [] as MapPoint[])
  return drawn.length < minCorners ? state : { ...state, corners: drawn }
}

/** Applies one step to a drawing. */
export function draw(state: DrawingState, step: DrawingStep): DrawingState {
  switch (step.do) {
    case 'startArea':
      return { mode: 'area', corners: [] }
    case 'startCircle':
      return { mode: 'circle', centre: null, radiusInKm: 5 }
    case 'point':
      return withPoint(state, roundedPoint(step.point))
    case 'line':
      return withLine(state, step.corners)
    case 'radius':
      return state.mode === 'circle' ? { ...state, radiusInKm: step.radiusInKm } : state
    case 'undo':
      return withoutLast(state)
    case 'stop':
      return notDrawing
  }
}

/** The filters of a drawing; null while it is incomplete. */
export function drawingResult(state: DrawingState): MapDrawing | null {
  if (state.mode === 'area' && state.corners.length >= minCorners) return { area: state.corners, near: null }
  if (state.mode === 'circle' && state.centre)
    return { area: null, near: { ...state.centre, radiusInKm: state.radiusInKm } }
  return null
}
