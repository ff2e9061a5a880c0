import 'leaflet/dist/leaflet.css'

import {
  DivIcon,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
} from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MapContainer, Marker, ScaleControl, useMapEvents } from 'react-leaflet'

import type { Locale } from '@/lib/i18n/locales'
import { middleOf } from '@/features/map/model/first-view'
import { clusterProperties, maxMapZoom } from '@/features/map/model/map-clusters'
import { pinStep, storedPoint } from '@/features/map/model/pin-steps'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { Country } from './frame/country'
import { StreetTiles } from './frame/street-tiles'
import type { Streets } from './frame/use-streets'
import { useCountry } from './frame/use-country'

export interface PinMapProps {
  locale: Locale
  /** Position of the pin; null without one. */
  point: MapPoint | null
  /** Centre of the map without a pin; null if unknown. */
  centre: MapPoint | null
  /** Null until streets are requested. */
  streets: Streets | null
  label: string
  pinLabel: string
  onMove: (point: MapPoint) => void
  /** Class names of the map and of its pin, which are styled differently in the studio and on the site. */
  className: string
  pinClassName: string
}

const noMarks = clusterProperties([])

const latLng = ({ latitude, longitude }: MapPoint): [number, number] => [latitude, longitude]

const pointAt = ({ lat, lng }: { lat: number; lng: number }): MapPoint =>
  storedPoint({ latitude: lat, longitude: lng })

function Clicks({ onMove }: Pick<PinMapProps, 'onMove'>) {
  useMapEvents({ click: ({ latlng }) => onMove(pointAt(latlng)) })
  return null
}

interface PinProps extends Pick<PinMapProps, 'onMove' | 'pinClassName'> {
  point: MapPoint
  label: string
}

/** The pin: dragged, or moved by the arrow keys. */
function Pin({ point, label, onMove, pinClassName }: PinProps) {
  const marker = useRef<LeafletMarker>(null)
  const icon = useMemo(
    () => new DivIcon({ className: pinClassName, iconSize: [28, 28], iconAnchor: [14, 28] }),
    [pinClassName],
  )
  const map = useMapEvents({})
  useEffect(() => {
    const element = marker.current?.getElement()
    element?.setAttribute('aria-label', label)
  }, [label])
  const onKeyDown = ({ originalEvent }: LeafletKeyboardEvent) => {
    const step = pinStep(originalEvent.key, originalEvent.shiftKey)
    if (!step) return
    originalEvent.preventDefault()
    const next = map.unproject(map.project(latLng(point)).add(step))
    onMove(pointAt(next))
    if (!map.getBounds().pad(-0.05).contains(next)) map.panTo(next, { animate: false })
  }
  return (
    <Marker
      ref={marker}
      position={latLng(point)}
      icon={icon}
      draggable
      autoPan
      title={label}
      eventHandlers={{
        dragend: () => marker.current && onMove(pointAt(marker.current.getLatLng())),
        keydown: onKeyDown,
      }}
    />
  )
}

/** A map for choosing a point; drawn from local data, without network requests. */
export function PinMap(props: PinMapProps) {
  const { locale, point, centre, streets, label, pinLabel, onMove, className, pinClassName } = props
  const [map, setMap] = useState<LeafletMap | null>(null)
  const [hasTiles, setHasTiles] = useState(false)
  const country = useCountry(locale)
  const middle = useMemo(() => middleOf(country.places), [country.places])
  const start = point ?? centre ?? middle
  useEffect(() => {
    map?.getContainer().setAttribute('aria-label', label)
  }, [map, label])
  useEffect(() => {
    if (map && !point && !centre) map.setView(latLng(middle), map.getZoom(), { animate: false })
    // A pin that was removed does not move the view.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, middle])
  // A pin that was typed or copied may be outside the visible part.
  useEffect(() => {
    if (map && point && !map.getBounds().contains(latLng(point))) map.panTo(latLng(point), { animate: false })
  }, [map, point])
  useEffect(() => {
    if (map && !point && centre) map.setView(latLng(centre), 13, { animate: false })
    // Only a new centre moves the view, not a pin that was removed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, centre])
  return (
    <MapContainer
      ref={setMap}
      center={latLng(start)}
      zoom={point || centre ? 13 : 10}
      minZoom={6}
      maxZoom={maxMapZoom}
      attributionControl={false}
      scrollWheelZoom={false}
      keyboard={false}
      zoomAnimation={false}
      fadeAnimation={false}
      className={className}
    >
      <Country
        locale={locale}
        country={country}
        marked={null}
        clusters={noMarks}
        streets={hasTiles ? streets : null}
      />
      {streets && <StreetTiles streets={streets} locale={locale} onShown={() => setHasTiles(true)} />}
      <Clicks onMove={onMove} />
      {point && <Pin point={point} label={pinLabel} onMove={onMove} pinClassName={pinClassName} />}
      <ScaleControl imperial={false} />
    </MapContainer>
  )
}
