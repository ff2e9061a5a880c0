import type { Map as LeafletMap } from 'leaflet'
import { useState, type Ref } from 'react'
import { MapContainer, Pane, ScaleControl } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import { maxMapZoom, type MapClusters } from '@/features/map/model/map-clusters'
import type { MapDrawing, MapProperty } from '@/features/map/model/map-messages'
import type { MapLocality } from '@/features/map/model/map-points'

import { Country } from './country'
import { DrawnShapes } from './drawn-shapes'
import { ApproximatePlace, ExactPlace } from './situation'
import { StreetTiles, type TileSettings } from './street-tiles'
import type { Drawing } from './use-drawing'

interface MapCanvasProps {
  ref: Ref<LeafletMap>
  locale: Locale
  places: readonly MapLocality[]
  clusters: MapClusters
  /** Null until the visitor agrees. */
  tiles: TileSettings | null
  /** The place of a situation map; null on maps of a search. */
  situation: MapProperty | null
  customMarker: string | null
  drawn: MapDrawing
  drawing: Drawing
}

/** Liège, until the localities are loaded. */
const firstView = { center: [50.62, 5.58] as [number, number], zoom: 10 }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The layers below the markers. */
export function MapCanvas({
  ref,
  locale,
  places,
  clusters,
  tiles,
  situation,
  customMarker,
  drawn,
  drawing,
}: MapCanvasProps) {
  const [hasTiles, setHasTiles] = useState(false)
  const moves = !isStill()
  return (
    <>
      <MapContainer
        ref={ref}
        {...firstView}
        minZoom={6}
        maxZoom={maxMapZoom}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
        className="size-full"
      >
        <Country
          locale={locale}
          places={places}
          marked={situation?.isApproximate ? situation : null}
          clusters={clusters}
          isCovered={tiles !== null && hasTiles}
        />
        {tiles && <StreetTiles tiles={tiles} onShown={() => setHasTiles(true)} />}
        <Pane name="shapes" style={{ zIndex: 240 }}>
          <DrawnShapes drawn={drawn} state={drawing.state} />
          {situation?.isApproximate && <ApproximatePlace place={situation} />}
        </Pane>
        {situation?.isApproximate === false && <ExactPlace place={situation} customMarker={customMarker} />}
        <ScaleControl imperial={false} />
      </MapContainer>
      {drawing.hasCross && <span aria-hidden="true" className="map-cross" />}
    </>
  )
}
