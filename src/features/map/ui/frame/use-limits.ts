import { LatLngBounds, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'

import { contains } from '@/features/listings/model/map-grid'
import { limitedCentre } from '@/features/map/model/map-limits'
import type { MapClusters } from '@/features/map/model/map-clusters'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { boundsOf } from './lat-lng'
import { zoomOfAll } from './use-fit'
import type { Streets } from './use-streets'

/** Beyond it the drawn map has nothing to show but markers. */
const drawnZoom = 13
const leastZoom = 6

interface LimitOptions {
  map: LeafletMap | null
  /** The street map that is shown; null for the drawn map. */
  streets: Streets | null
  /** The outline of the drawn country. */
  outline: readonly MapPoint[]
  /** What the map has to show, also outside of the country. */
  content: readonly MapPoint[]
  clusters: MapClusters
}

const boundsAround = (points: readonly MapPoint[]): LatLngBounds =>
  new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))

/** The part of the earth of which there is a map; null for tiles of the whole earth, and if unknown. */
function boundsOfMap({ streets, outline, content }: LimitOptions): LatLngBounds | null {
  if (streets?.kind === 'images' || outline.length === 0) return null
  const bounds = boundsAround([...outline, ...content])
  if (!streets) return bounds
  const { north, south, east, west } = streets.bounds
  return bounds.extend([north, west]).extend([south, east])
}

/** Keeps the visible part where there is a map: no zoom and no move leads to an empty surface. */
export function useLimits(options: LimitOptions): void {
  const { map, streets, outline, content } = options

  const limit = useEffectEvent(() => {
    if (!map) return
    const bounds = boundsOfMap(options)
    const least = streets?.kind === 'images' ? streets.minZoom : leastZoom
    const zoomOfWhole = bounds ? zoomOfAll(map, bounds) : least
    map.setMinZoom(Math.max(least, Number.isFinite(zoomOfWhole) ? zoomOfWhole : least))
    // Every point of the country can be brought to the centre, where the keyboard draws.
    map.setMaxBounds(bounds?.pad(0.5))
  })
  useEffect(() => {
    if (!map) return
    limit()
    // After the map has been fitted to its other size: a limit changes the zoom of what is outside of it.
    const onResize = () => queueMicrotask(() => limit())
    map.on('resize', onResize)
    return () => {
      map.off('resize', onResize)
    }
  }, [map, streets, outline, content])

  const onMove = useEffectEvent(() => {
    if (!map || streets?.kind === 'images' || outline.length === 0) return
    const { lat, lng } = map.getCenter()
    const now = { latitude: lat, longitude: lng }
    const hasStreets = streets !== null && contains(streets.bounds, now)
    if (hasStreets || options.clusters.marksIn(boundsOf(map), map.getZoom()).length > 0) return
    const centre = limitedCentre(now, outline)
    const isFar = map.getZoom() > drawnZoom
    if (isFar || centre)
      map.setView(
        centre ? [centre.latitude, centre.longitude] : [lat, lng],
        Math.min(map.getZoom(), drawnZoom),
      )
  })
  useEffect(() => {
    if (!map) return
    const check = () => onMove()
    map.on('moveend', check)
    return () => {
      map.off('moveend', check)
    }
  }, [map])
}
