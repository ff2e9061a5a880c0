import { DivIcon, type Map as LeafletMap } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, Pane, useMapEvents } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import type { MapClusters } from '@/features/map/model/map-clusters'
import type { MapLocality } from '@/features/map/model/map-points'
import { markBox } from '@/features/map/model/mark-boxes'
import { placeLabels, type LabelCandidate } from '@/features/map/model/place-labels'
import { frameBoxes, situationBoxes, type Situation } from '@/features/map/model/situation-labels'
import { riverName, riverPoints, type RiverCourse } from '@/features/map/model/river-courses'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { contains } from '@/features/listings/model/map-grid'
import type { StreetFile } from '@/features/map/model/street-file'

import { boundsOf } from './lat-lng'

interface PlaceNamesProps {
  locale: Locale
  places: readonly MapLocality[]
  rivers: readonly RiverCourse[]
  /** Labels are placed around the markers. */
  clusters: MapClusters
  /** The street map has labels of its own there; null without one. */
  streets: FileStreetsPart | null
  /** The place around whose pin and circles labels are placed; null on other maps. */
  situation: Situation | null
  /** Of the bar of sources, in pixels. */
  barWidth: number
}

/** Where the file of the street map has tiles. */
export type FileStreetsPart = Pick<StreetFile, 'bounds' | 'minZoom'>

interface MapName extends LabelCandidate {
  latitude: number
  longitude: number
  kind: 'city' | 'main' | 'section' | 'river'
  icon: DivIcon
}

type Named = Omit<MapName, 'x' | 'y'>

/** Smaller places are labelled only at a closer zoom. */
const fromZoom: Record<MapName['kind'], number> = { city: 0, main: 9, river: 9, section: 12 }

/** Towns of this rank have larger letters. */
const cityRank = 2

const scales: Record<MapName['kind'], number> = { city: 1.2, main: 1, river: 1, section: 0.95 }

function nameIcon(text: string, kind: MapName['kind']): DivIcon {
  const label = document.createElement('span')
  label.textContent = text
  return new DivIcon({ html: label, className: `map-name map-name-${kind}`, iconSize: [0, 0] })
}

const named = (text: string, { latitude, longitude }: MapPoint, kind: MapName['kind']): Named => ({
  text,
  latitude,
  longitude,
  kind,
  scale: scales[kind],
  icon: nameIcon(text, kind),
})

const rankOf = ({ rank = 0 }: MapLocality): number => rank

/** All labels by importance; a river is labelled at a third of its course. */
function toNames(places: readonly MapLocality[], courses: readonly RiverCourse[], locale: Locale): Named[] {
  const rivers = courses.flatMap((river) => {
    const point = riverPoints(river)[Math.floor(river.course.length * 0.34)]
    return point ? [named(riverName(river, locale), point, 'river')] : []
  })
  const mains = places.filter(({ isMain }) => isMain).toSorted((one, other) => rankOf(other) - rankOf(one))
  return [
    ...mains.map((place) => named(place.name, place, rankOf(place) >= cityRank ? 'city' : 'main')),
    ...rivers,
    ...places.filter(({ isMain }) => !isMain).map((place) => named(place.name, place, 'section')),
  ]
}

function visibleNames(
  map: LeafletMap,
  names: readonly Named[],
  { clusters, streets, situation, barWidth }: Omit<PlaceNamesProps, 'places' | 'rivers' | 'locale'>,
): MapName[] {
  const isCovered = (point: MapPoint) =>
    streets !== null && map.getZoom() >= streets.minZoom && contains(streets.bounds, point)
  const named = new Set<string>()
  // A town with several postal codes is named once.
  const isFirst = (text: string) => named.size < named.add(text).size
  const bounds = map.getBounds().pad(0.1)
  const candidates = names.filter(
    ({ text, latitude, longitude, kind }) =>
      map.getZoom() >= fromZoom[kind] &&
      bounds.contains([latitude, longitude]) &&
      !isCovered({ latitude, longitude }) &&
      isFirst(text),
  )
  const zoom = map.getZoom()
  const { min, max } = map.getPixelBounds()
  const obstacles = [
    ...(min && max ? frameBoxes(min, max, barWidth) : []),
    ...(situation
      ? situationBoxes(situation, zoom)
      : clusters.marksIn(boundsOf(map), zoom).map((mark) => markBox(mark, zoom))),
  ]
  const labels = candidates.map((name) => {
    const { x, y } = map.project([name.latitude, name.longitude])
    return { ...name, x, y }
  })
  return placeLabels(labels, obstacles)
}

/** The labels that fit. Decorative: the list has the places of all properties. */
export function PlaceNames({ places, rivers, locale, ...around }: PlaceNamesProps) {
  const names = useMemo(() => toNames(places, rivers, locale), [places, rivers, locale])
  const map = useMapEvents({ moveend: () => setMoves((moves) => moves + 1) })
  const [, setMoves] = useState(0)
  return (
    <Pane name="names" style={{ zIndex: 250 }}>
      {visibleNames(map, names, around).map((name) => (
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
