import { DivIcon, Icon, LatLng } from 'leaflet'
import { Fragment, useState } from 'react'
import { Circle, Marker, useMapEvents } from 'react-leaflet'

import type { MapProperty } from '@/features/map/model/map-messages'
import { ringLabels, type Situation } from '@/features/map/model/situation-labels'

import { toLatLng } from './lat-lng'

/** Radius of a position of which only the locality is known, in metres. */
const approximateRadius = 800

function ownMarker(): DivIcon {
  const mark = document.createElement('span')
  mark.className = 'map-pin'
  return new DivIcon({ html: mark, className: 'map-mark', iconSize: [0, 0] })
}

const markerOf = (picture: string | null) =>
  picture ? new Icon({ iconUrl: picture, iconSize: [44, 44], iconAnchor: [22, 44] }) : ownMarker()

/** The approximate position of a place with a hidden postal address. */
export const ApproximatePlace = ({ place }: { place: MapProperty }) => (
  <Circle
    center={toLatLng(place)}
    radius={place.areaRadiusInMetres ?? approximateRadius}
    className="map-approximate"
    interactive={false}
  />
)

/** The exact position of a place. */
export const ExactPlace = ({ place, customMarker }: { place: MapProperty; customMarker: string | null }) => (
  <Marker
    position={toLatLng(place)}
    icon={markerOf(customMarker)}
    interactive={false}
    keyboard={false}
    alt={place.label}
  />
)

function ringLabel(text: string): DivIcon {
  const label = document.createElement('span')
  label.textContent = text
  return new DivIcon({ html: label, className: 'map-name map-name-ring', iconSize: [0, 0] })
}

/**
 * Circles around a place, labelled below the pin as far as the labels fit. Decorative: the page has the same in words.
 */
export function Rings(situation: Situation) {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const [zoom, setZoom] = useState(map.getZoom())
  const { place, rings } = situation
  const centre = new LatLng(place.latitude, place.longitude)
  const named = new Set(ringLabels(situation, zoom).map(({ ring }) => ring))
  return rings.map((ring) => (
    <Fragment key={ring.label}>
      <Circle center={centre} radius={ring.radiusInMetres} className="map-ring" interactive={false} />
      {named.has(ring) && (
        <Marker
          position={[centre.toBounds(ring.radiusInMetres * 2).getSouth(), centre.lng]}
          icon={ringLabel(ring.label)}
          pane="markerPane"
          interactive={false}
          keyboard={false}
        />
      )}
    </Fragment>
  ))
}
