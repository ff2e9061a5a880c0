import 'leaflet/dist/leaflet.css'
import './frame/map-frame.css'

import { LatLngBounds, type FitBoundsOptions, type LeafletMouseEvent, type Map as LeafletMap } from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { MapContainer, Pane, Polygon, useMapEvents } from 'react-leaflet'
import { Minus, Plus } from 'lucide'

import type { MapPoint } from '@/features/listings/model/listing-filters'
import { isInArea } from '@/features/listings/model/map-area'
import { middleOf } from '@/features/map/model/first-view'
import { localityCells, nearestPlace } from '@/features/map/model/locality-cells'
import { clusterProperties, maxMapZoom } from '@/features/map/model/map-clusters'
import type { MapPlace } from '@/features/map/model/map-points'
import type { Locale } from '@/lib/i18n/locales'
import { formatTown } from '@/features/property/model/format-town'

import { Country } from './frame/country'
import { GestureNotice } from './frame/gesture-notice'
import { toLatLng } from './frame/lat-lng'
import { MapButton } from './frame/map-button'
import type { MapTexts } from './frame/map-texts'
import type { DrawnCountry } from './frame/use-country'
import { useGestures } from './frame/use-gestures'

interface RegionMapProps {
  locale: Locale
  /** All localities of the drawn map: the cells depend on them. */
  places: readonly MapPlace[]
  chosen: ReadonlySet<MapPlace>
  onPick: (place: MapPlace) => void
  label: string
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut' | 'touchHint' | 'wheelHint' | 'wheelHintMac'>
}

/** Room for the buttons and for the names of the outermost places, in pixels. */
const clearOfTools = { paddingTopLeft: [68, 24], paddingBottomRight: [36, 24] } satisfies FitBoundsOptions

const noMarks = clusterProperties([])

const toPoint = ({ latlng }: LeafletMouseEvent): MapPoint => ({ latitude: latlng.lat, longitude: latlng.lng })

interface CellsProps extends Pick<RegionMapProps, 'places' | 'chosen' | 'onPick'> {
  country: DrawnCountry
  onPoint: (place: MapPlace | null) => void
  pointed: MapPlace | null
}

/** The chosen cells, and the one under the pointer. The cell of a point is that of the nearest place. */
function Cells({ places, country: { cells, outline }, chosen, pointed, onPick, onPoint }: CellsProps) {
  const placeAt = (point: MapPoint) => (isInArea(outline, point) ? nearestPlace(places, point) : null)
  useMapEvents({
    click: (event) => {
      const place = placeAt(toPoint(event))
      if (place) onPick(place)
    },
    mousemove: (event) => onPoint(placeAt(toPoint(event))),
    mouseout: () => onPoint(null),
  })
  const draw = (place: MapPlace, className: string) => {
    const cell = cells[places.indexOf(place)] ?? []
    return cell.length > 0 ? (
      <Polygon
        key={`${className} ${place.zip} ${place.name}`}
        positions={cell.map(toLatLng)}
        className={className}
        interactive={false}
      />
    ) : null
  }
  return (
    <Pane name="regions" style={{ zIndex: 155 }}>
      {[...chosen].map((place) => draw(place, 'map-chosen-cell'))}
      {pointed && draw(pointed, 'map-pointed-cell')}
    </Pane>
  )
}

/** The drawn map, on which localities are chosen by click. The keyboard uses the list beside it. */
export function RegionMap({ locale, places, chosen, onPick, label, texts }: RegionMapProps) {
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [pointed, setPointed] = useState<MapPlace | null>(null)
  const hint = useGestures(map)
  // The cells that are chosen by click are drawn, also where the agency took in outlines.
  const country = useMemo(
    () => ({ places, outlines: null, credit: null, ...localityCells(places) }),
    [places],
  )
  useEffect(() => {
    if (!map || places.length === 0) return
    // What is chosen later does not move the map.
    map.fitBounds(new LatLngBounds(places.map(toLatLng)), { animate: false, ...clearOfTools })
  }, [map, places])
  return (
    <div
      role="group"
      aria-label={label}
      className="map-frame relative isolate overflow-hidden border border-steel"
    >
      <MapContainer
        ref={setMap}
        center={toLatLng(middleOf(places))}
        zoom={10}
        zoomSnap={0.5}
        minZoom={6}
        maxZoom={maxMapZoom}
        attributionControl={false}
        zoomControl={false}
        scrollWheelZoom={false}
        keyboard={false}
        zoomAnimation={false}
        fadeAnimation={false}
        className="h-[min(26rem,60vh)] cursor-pointer!"
      >
        <Country locale={locale} country={country} marked={null} clusters={noMarks} streets={null} />
        <Cells
          places={places}
          country={country}
          chosen={chosen}
          pointed={pointed}
          onPick={onPick}
          onPoint={setPointed}
        />
      </MapContainer>
      {map && (
        <div className="map-tools absolute top-3 left-3 z-10 grid">
          <MapButton icon={Plus} label={texts.zoomIn} onClick={() => map.zoomIn()} />
          <MapButton icon={Minus} label={texts.zoomOut} onClick={() => map.zoomOut()} />
        </div>
      )}
      {pointed && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute bottom-3 left-3 z-10 border border-ink bg-ground px-2.5 py-1 text-small font-semibold"
        >
          {formatTown({ zip: pointed.zip, city: pointed.name })}
        </p>
      )}
      <GestureNotice hint={hint} texts={texts} />
    </div>
  )
}
