import { DivIcon, Icon } from 'leaflet'
import { Circle, Marker } from 'react-leaflet'

import type { MapProperty } from '@/lib/map/map-messages'

import { toLatLng } from './lat-lng'

/** Where an approximate place may be, in metres. */
const approximateRadius = 800

function ownMarker(): DivIcon {
  const mark = document.createElement('span')
  mark.className = 'map-pin'
  return new DivIcon({ html: mark, className: 'map-mark', iconSize: [0, 0] })
}

const markerOf = (picture: string | null) =>
  picture ? new Icon({ iconUrl: picture, iconSize: [44, 44], iconAnchor: [22, 44] }) : ownMarker()

/** About where a place is whose address is not to be known. */
export const ApproximatePlace = ({ place }: { place: MapProperty }) => (
  <Circle
    center={toLatLng(place)}
    radius={approximateRadius}
    className="map-approximate"
    interactive={false}
  />
)

/** Where a place is. */
export const ExactPlace = ({ place, customMarker }: { place: MapProperty; customMarker: string | null }) => (
  <Marker
    position={toLatLng(place)}
    icon={markerOf(customMarker)}
    interactive={false}
    keyboard={false}
    alt={place.label}
  />
)
