import { Circle, CircleMarker, Polygon, Polyline } from 'react-leaflet'

import { isBoxArea } from '@/features/map/model/map-limits'
import type { DrawingState } from '@/features/map/model/map-drawing'
import type { MapDrawing } from '@/features/map/model/map-messages'

import { toLatLng } from './lat-lng'

interface DrawnShapesProps {
  /** The current filter. */
  drawn: MapDrawing
  /** The drawing in progress, shown instead of it. */
  state: DrawingState
}

const metresPerKilometre = 1000

const DrawnArea = ({ corners }: { corners: [number, number][] }) => (
  <>
    {corners.length > 2 ? (
      <Polygon positions={corners} className="map-drawn" interactive={false} />
    ) : (
      <Polyline positions={corners} className="map-drawn" interactive={false} />
    )}
    {corners.map((corner) => (
      <CircleMarker
        key={corner.join()}
        center={corner}
        radius={5}
        className="map-corner"
        interactive={false}
      />
    ))}
  </>
)

/** The area or circle that the visitor drew, or is drawing. */
export function DrawnShapes({ drawn, state }: DrawnShapesProps) {
  if (state.mode === 'area') return <DrawnArea corners={state.corners.map(toLatLng)} />
  const near = state.mode === 'none' ? drawn.near : state.centre && { ...state, ...state.centre }
  if (near)
    return (
      <Circle
        center={toLatLng(near)}
        radius={near.radiusInKm * metresPerKilometre}
        className="map-drawn"
        interactive={false}
      />
    )
  if (state.mode !== 'none' || !drawn.area) return null
  // The visible part of the map was searched, not an area drawn on it: tinted, the whole map would be.
  const className = isBoxArea(drawn.area) ? 'map-drawn map-drawn-box' : 'map-drawn'
  return <Polygon positions={drawn.area.map(toLatLng)} className={className} interactive={false} />
}
