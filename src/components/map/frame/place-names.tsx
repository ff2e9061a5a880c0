import { DivIcon, type Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, Pane, useMapEvents } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import type { MapClusters, MapMark } from '@/lib/map/map-clusters'
import type { MapLocality } from '@/lib/map/map-points'
import { placeLabels, type TakenRoom, type WantedLabel } from '@/lib/map/place-labels'
import { riverCourses } from '@/lib/map/river-courses'
import type { MapPoint } from '@/lib/property/listing-filters'

import { boundsOf } from './lat-lng'

interface PlaceNamesProps {
  locale: Locale
  places: readonly MapLocality[]
  /** Names make room for what stands on the map. */
  clusters: MapClusters
}

interface MapName extends WantedLabel {
  latitude: number
  longitude: number
  kind: 'main' | 'section' | 'river'
  icon: DivIcon
}

type Named = Omit<MapName, 'x' | 'y'>

/** Sections are named only when one looks closer. */
const sectionsFromZoom = 11

function iconOf(text: string, kind: MapName['kind']): DivIcon {
  const label = document.createElement('span')
  label.textContent = text
  return new DivIcon({ html: label, className: `map-name map-name-${kind}`, iconSize: [0, 0] })
}

const named = (text: string, { latitude, longitude }: MapPoint, kind: MapName['kind']): Named => ({
  text,
  latitude,
  longitude,
  kind,
  icon: iconOf(text, kind),
})

/** Every name in the order of its importance; a river is named a third of its way down. */
function namesOf(places: readonly MapLocality[], locale: Locale): Named[] {
  const rivers = riverCourses.flatMap(({ name, course }) => {
    const point = course[Math.floor(course.length * 0.34)]
    return point ? [named(name[locale], point, 'river')] : []
  })
  return [
    ...places.filter(({ isMain }) => isMain).map((place) => named(place.name, place, 'main')),
    ...rivers,
    ...places.filter(({ isMain }) => !isMain).map((place) => named(place.name, place, 'section')),
  ]
}

/** About the room a marker takes, in pixels. */
function roomOf(map: LeafletMap, mark: MapMark): TakenRoom {
  const { x, y } = map.project([mark.latitude, mark.longitude])
  if (mark.kind === 'group') return { x, y, halfWidth: 24, halfHeight: 24 }
  const rise = mark.property.isApproximate ? 0 : 22
  return { x, y: y - rise, halfWidth: 10 + mark.property.priceText.length * 4, halfHeight: 20 }
}

function visibleNames(map: LeafletMap, names: readonly Named[], clusters: MapClusters): MapName[] {
  const bounds = map.getBounds().pad(0.1)
  const wanted = names.filter(
    ({ latitude, longitude, kind }) =>
      (kind !== 'section' || map.getZoom() >= sectionsFromZoom) && bounds.contains([latitude, longitude]),
  )
  const obstacles = clusters.marksIn(boundsOf(map), map.getZoom()).map((mark) => roomOf(map, mark))
  const labels = wanted.map((name) => {
    const { x, y } = map.project([name.latitude, name.longitude])
    return { ...name, x, y }
  })
  return placeLabels(labels, obstacles)
}

/** The names that find room. For the eye only: the list names the places of all properties. */
export function PlaceNames({ places, locale, clusters }: PlaceNamesProps) {
  const names = useMemo(() => namesOf(places, locale), [places, locale])
  const map = useMapEvents({ moveend: () => setMoves((moves) => moves + 1) })
  const [, setMoves] = useState(0)
  return (
    <Pane name="names" style={{ zIndex: 250 }}>
      {visibleNames(map, names, clusters).map((name) => (
        <Marker
          key={`${name.kind} ${name.text} ${name.latitude}`}
          position={map.unproject([name.x, name.y])}
          icon={name.icon}
          interactive={false}
          keyboard={false}
        />
      ))}
    </Pane>
  )
}
