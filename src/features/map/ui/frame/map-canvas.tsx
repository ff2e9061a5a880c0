import type { Map as LeafletMap } from 'leaflet'
import type { Ref } from 'react'
import { MapContainer, Pane, ScaleControl } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import { middleOf } from '@/features/map/model/first-view'
import { maxMapZoom, type MapClusters } from '@/features/map/model/map-clusters'
import type { MapDrawing, MapProperty, MapRing } from '@/features/map/model/map-messages'

import { toLatLng } from './lat-lng'
import { Country } from './country'
import { DrawnShapes } from './drawn-shapes'
import { ApproximatePlace, ExactPlace, Rings } from './situation'
import { StreetTiles } from './street-tiles'
import type { DrawnCountry } from './use-country'
import type { Drawing } from './use-drawing'
import type { Streets } from './use-streets'

interface MapCanvasProps {
  ref: Ref<LeafletMap>
  locale: Locale
  country: DrawnCountry
  clusters: MapClusters
  /** Null until the visitor agrees. */
  streets: Streets | null
  onStreets: () => void
  /** The street map has loaded, and covers the drawn one. */
  isCovered: boolean
  /** The place of a situation map; null on maps of a search. */
  situation: MapProperty | null
  customMarker: string | null
  rings: readonly MapRing[]
  drawn: MapDrawing
  drawing: Drawing
  /** Of the bar of sources, in pixels. */
  barWidth: number
}

/** Until the localities are loaded. */
const firstView = { center: toLatLng(middleOf([])), zoom: 10 }

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The layers below the markers. */
export function MapCanvas({
  ref,
  locale,
  country,
  clusters,
  streets,
  onStreets,
  isCovered,
  situation,
  customMarker,
  rings,
  drawn,
  drawing,
  barWidth,
}: MapCanvasProps) {
  const moves = !isStill()
  return (
    <>
      <MapContainer
        ref={ref}
        {...firstView}
        minZoom={6}
        maxZoom={maxMapZoom}
        maxBoundsViscosity={1}
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
          country={country}
          marked={situation?.isApproximate && !situation.areaRadiusInMetres ? situation : null}
          clusters={clusters}
          streets={isCovered ? streets : null}
          situation={situation && { place: situation, rings }}
          barWidth={barWidth}
        />
        {streets && <StreetTiles streets={streets} locale={locale} onShown={onStreets} />}
        <Pane name="shapes" style={{ zIndex: 240 }}>
          <DrawnShapes drawn={drawn} state={drawing.state} />
          {situation && <Rings place={situation} rings={rings} />}
          {situation?.isApproximate && <ApproximatePlace place={situation} />}
        </Pane>
        {situation?.isApproximate === false && <ExactPlace place={situation} customMarker={customMarker} />}
        <ScaleControl imperial={false} />
      </MapContainer>
      {drawing.hasCross && <span aria-hidden="true" className="map-cross" />}
    </>
  )
}
