import { DivIcon, Icon, LatLng } from 'leaflet'
import { Fragment } from 'react'
import { Circle, Marker } from 'react-leaflet'

import type { MapProperty, MapRing } from '@/features/map/model/map-messages'

import { toLatLng } from './lat-lng'

/** Radius of an approximate position, in metres. */
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
    radius={approximateRadius}
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

/** Circles around a place, labelled below the pin. Decorative: the page has the same in words. */
export const Rings = ({ place, rings }: { place: MapProperty; rings: readonly MapRing[] }) =>
  rings.map(({ radiusInMetres, label }) => {
    const centre = new LatLng(place.latitude, place.longitude)
    const south = centre.toBounds(radiusInMetres * 2).getSouth()
    return (
      <Fragment key={label}>
        <Circle center={centre} radius={radiusInMetres} className="map-ring" interactive={false} />
        <Marker
          position={[south, centre.lng]}
          icon={ringLabel(label)}
          pane="markerPane"
          interactive={false}
          keyboard={false}
        />
      </Fragment>
    )
  })
