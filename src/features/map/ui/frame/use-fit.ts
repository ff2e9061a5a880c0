import { LatLng, LatLngBounds, Point, type FitBoundsOptions, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'

import type { MapContent } from '@/features/map/model/map-messages'
import { homePlaces } from '@/features/map/model/first-view'
import type { MapLocality } from '@/features/map/model/map-points'
import { isBoxArea } from '@/features/map/model/map-limits'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { boundsOf } from './lat-lng'
import { postToHost } from './use-host'
import type { ShownPoints } from './use-map-points'

/** The maximum zoom at first: streets if the street map shows them, else localities. */
const streetZoom = 15
const localityZoom = 13

/** Free on both sides together, so that no price is cut off. In pixels. */
const freeOfPrices = { wide: new Point(160, 144), phone: new Point(128, 112) }
/** Free of markers at the left and at the top, where buttons would cover them, as far as the zoom leaves room. */
const roomOfButtons = new Point(112, 152)
/** At least free at the right and at the bottom. */
const leastFree = new Point(56, 56)
const phoneWidth = 500
/** Below the largest ring are its label, and the bar about the street map. */
const roomOfRingLabels = 1.25

/** The zoom at which all of the bounds are visible, with the prices of their edges. */
export const zoomOfAll = (map: LeafletMap, bounds: LatLngBounds): number =>
  map.getBoundsZoom(bounds, false, map.getSize().x < phoneWidth ? freeOfPrices.phone : freeOfPrices.wide)

/** The visible part that was searched is shown as it was; its edges are rounded, so a little less has to fit. */
const sameView: FitBoundsOptions = { padding: [0, 0] }
const roundedEdges = -0.02

const boundsAround = (points: readonly MapPoint[]): LatLngBounds =>
  new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))

/** The bounds shown at first: those of the drawing, else of all properties, else of all localities. */
function firstBounds(
  content: MapContent | null,
  { properties, cells }: ShownPoints['first'],
  places: readonly MapLocality[],
): LatLngBounds {
  const { area, near } = content?.messageInfo ?? { area: null, near: null }
  const [place] = properties
  const widest = Math.max(0, ...(content?.rings ?? []).map(({ radiusInMetres }) => radiusInMetres))
  if (place && widest > 0)
    return new LatLng(place.latitude, place.longitude).toBounds(widest * 2 * roomOfRingLabels)
  if (near) return new LatLng(near.latitude, near.longitude).toBounds(near.radiusInKm * 2000)
  if (area) return boundsAround(area)
  const shown = [...properties, ...cells]
  return boundsAround(shown.length > 0 ? shown : homePlaces(places))
}

/** As near as all of the bounds are visible; beside the buttons where there is room. */
function showAll(map: LeafletMap, bounds: LatLngBounds, maxZoom: number): void {
  const size = map.getSize()
  const zoom = Math.min(zoomOfAll(map, bounds), maxZoom)
  const corner = map.project(bounds.getNorthWest(), zoom)
  const rest = size.subtract(map.project(bounds.getSouthEast(), zoom).subtract(corner))
  const before = (axis: 'x' | 'y') =>
    Math.min(
      Math.max(rest[axis] / 2, roomOfButtons[axis]),
      Math.max(rest[axis] / 2, rest[axis] - leastFree[axis]),
    )
  const start = corner.subtract(new Point(before('x'), before('y')))
  map.setView(map.unproject(start.add(size.divideBy(2)), zoom), zoom, { animate: false })
}

interface FitOptions {
  map: LeafletMap | null
  content: MapContent | null
  first: ShownPoints['first']
  places: readonly MapLocality[]
  hasStreets: boolean
}

/** Fits the map to the content when it arrives, and from then on reports the visible bounds to the page. */
export function useFit({ map, content, first, places, hasStreets }: FitOptions): void {
  const hasPoints = first.properties.length > 0 || first.cells.length > 0
  const isWaiting = !hasPoints && !content?.messageInfo.near && !content?.messageInfo.area
  const reference = isWaiting ? places : null

  const fit = useEffectEvent(() => {
    const [single] = first.properties
    const isExact = content?.mapType === 'search' || single?.isApproximate === false
    const hasRings = (content?.rings.length ?? 0) > 0
    const maxZoom = hasRings || (hasStreets && isExact) ? streetZoom : localityZoom
    const bounds = firstBounds(content, first, places)
    if (!map || !bounds.isValid()) return
    const area = content?.messageInfo.area
    if (area && isBoxArea(area)) map.fitBounds(bounds.pad(roundedEdges), { ...sameView, animate: false })
    else if (hasRings) map.fitBounds(bounds, { padding: [24, 24], maxZoom, animate: false })
    else showAll(map, bounds, maxZoom)
  })

  useEffect(() => {
    if (!map) return
    fit()
    if (!content) return
    const reportBounds = () => postToHost({ type: 'perron:map-bounds', ...boundsOf(map) })
    reportBounds()
    map.on('moveend', reportBounds)
    return () => {
      map.off('moveend', reportBounds)
    }
  }, [map, content, reference])
}
