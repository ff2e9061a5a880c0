import { useMemo, useState } from 'react'
import { Pane, Polygon, Polyline, useMapEvents } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import { nearestPlace } from '@/features/map/model/locality-cells'
import type { MapClusters } from '@/features/map/model/map-clusters'
import type { OutlinePoint } from '@/features/map/model/map-outlines'
import { riverPoints, smoothLine } from '@/features/map/model/river-courses'
import type { Situation } from '@/features/map/model/situation-labels'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { toLatLng } from './lat-lng'
import { PlaceNames } from './place-names'
import { useRivers, type DrawnCountry } from './use-country'
import type { Streets } from './use-streets'

interface CountryProps {
  locale: Locale
  country: DrawnCountry
  /** The cell around this point is marked: the property is somewhere in it. */
  marked: MapPoint | null
  /** The markers; labels are placed around them. */
  clusters: MapClusters
  /** Drawn above; null without a street map. */
  streets: Streets | null
  /** The place that the map is about; null on other maps. */
  situation?: Situation | null
  /** Of the bar of sources, in pixels. */
  barWidth?: number
}

/** GeoJSON has the longitude first. */
const toLine = (line: readonly OutlinePoint[]): [number, number][] =>
  line.map(([longitude, latitude]) => [latitude, longitude])

/** Wider at a closer zoom, but never as wide as the real river. */
const widthAt = (width: number, zoom: number): number => Math.max(1, width * 1.35 ** (zoom - 11))

/** The drawn map: the localities as cells or the outlines that the agency took in, the rivers, and labels. Works without the network. */
export function Country(props: CountryProps) {
  const { locale, country, marked, clusters, streets, situation = null, barWidth = 0 } = props
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const [zoom, setZoom] = useState(map.getZoom())
  const { places, cells, outline, outlines } = country
  const rivers = useRivers()
  const lines = useMemo(() => rivers.map((river) => smoothLine(riverPoints(river)).map(toLatLng)), [rivers])
  const markedCell = useMemo(() => {
    // A cell has other borders than the outlines around it.
    const nearest = marked && !outlines && nearestPlace(places, marked)
    return nearest ? (cells[places.indexOf(nearest)] ?? []) : []
  }, [cells, places, outlines, marked])

  if (streets?.kind === 'images') return null
  return (
    <>
      <Pane name="land" style={{ zIndex: 150 }}>
        {(outlines || outline.length > 0) && (
          <Polygon
            positions={outlines ? outlines.land.map(toLine) : outline.map(toLatLng)}
            className="map-country"
            interactive={false}
          />
        )}
        {markedCell.length > 0 && (
          <Polygon positions={markedCell.map(toLatLng)} className="map-marked-cell" interactive={false} />
        )}
      </Pane>
      <Pane name="lines" style={{ zIndex: 160 }}>
        <Polyline
          positions={
            outlines
              ? outlines.borders.map(toLine)
              : cells.map((cell) => [...cell, ...cell.slice(0, 1)].map(toLatLng))
          }
          className="map-cells"
          interactive={false}
        />
        {rivers.map((river, index) => (
          <Polyline
            // Two arms of a river have one name.
            key={index}
            positions={lines[index] ?? []}
            className="map-river"
            smoothFactor={0.5}
            pathOptions={{ weight: widthAt(river.width, zoom) }}
            interactive={false}
          />
        ))}
      </Pane>
      <PlaceNames
        places={places}
        rivers={rivers}
        locale={locale}
        clusters={clusters}
        streets={streets}
        situation={situation}
        barWidth={barWidth}
      />
    </>
  )
}
