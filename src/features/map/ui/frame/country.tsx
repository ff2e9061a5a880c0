import { useMemo, useState } from 'react'
import { Pane, Polygon, Polyline, useMapEvents } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import { localityCells, nearestPlace } from '@/features/map/model/locality-cells'
import type { MapClusters } from '@/features/map/model/map-clusters'
import type { MapLocality } from '@/features/map/model/map-points'
import { riverCourses, smoothLine } from '@/features/map/model/river-courses'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { toLatLng } from './lat-lng'
import { PlaceNames } from './place-names'

interface CountryProps {
  locale: Locale
  places: readonly MapLocality[]
  /** The cell around this point is marked: the property is somewhere in it. */
  marked: MapPoint | null
  /** The markers; labels are placed around them. */
  clusters: MapClusters
  /** The street map is drawn above and has its own labels. */
  isCovered: boolean
}

const rivers = riverCourses.map(({ name, width, course }) => ({
  name,
  width,
  line: smoothLine(course).map(toLatLng),
}))

/** Wider at a closer zoom, but never as wide as the real river. */
const widthAt = (width: number, zoom: number): number => Math.max(1, width * 1.35 ** (zoom - 11))

/** The drawn map: the localities as cells, the rivers, and labels. Works without the network. */
export function Country({ locale, places, marked, clusters, isCovered }: CountryProps) {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const [zoom, setZoom] = useState(map.getZoom())
  const { cells, outline } = useMemo(() => localityCells(places), [places])
  const markedCell = useMemo(() => {
    const nearest = marked && nearestPlace(places, marked)
    return nearest ? (cells[places.indexOf(nearest)] ?? []) : []
  }, [cells, places, marked])

  if (isCovered) return null
  return (
    <>
      <Pane name="land" style={{ zIndex: 150 }}>
        {outline.length > 0 && (
          <Polygon positions={outline.map(toLatLng)} className="map-country" interactive={false} />
        )}
        {markedCell.length > 0 && (
          <Polygon positions={markedCell.map(toLatLng)} className="map-marked-cell" interactive={false} />
        )}
      </Pane>
      <Pane name="lines" style={{ zIndex: 160 }}>
        <Polyline
          positions={cells.map((cell) => [...cell, ...cell.slice(0, 1)].map(toLatLng))}
          className="map-cells"
          interactive={false}
        />
        {rivers.map(({ name, width, line }) => (
          <Polyline
            key={name.fr}
            positions={line}
            className="map-river"
            smoothFactor={0.5}
            pathOptions={{ weight: widthAt(width, zoom) }}
            interactive={false}
          />
        ))}
      </Pane>
      <PlaceNames places={places} locale={locale} clusters={clusters} />
    </>
  )
}
