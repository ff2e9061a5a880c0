import { LatLng, LatLngBounds, Point, type FitBoundsOptions, type Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'

import type { MapContent, MapProperty } from '@/features/map/model/map-messages'
import { homePlaces, isResized, isSameView, type View } from '@/features/map/model/first-view'
import type { MapLocality } from '@/features/map/model/map-points'
import { isBoxArea } from '@/features/map/model/map-limits'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { boundsOf } from './lat-lng'
import { postToHost } from './use-host'
import type { ShownPoints } from './use-map-points'

/** The maximum zoom at first: streets if the street map shows them, else localities. */
const streetZoom = 15
const localityZoom = 13

/** Steps of the zoom: streets are sharp at whole ones; the drawn map fits its frame more closely. */
const streetSnap = 1
const drawnSnap = 0.25

/** Free on both sides together, so that no price is cut off. In pixels. */
const freeOfPrices = { wide: new Point(160, 144), phone: new Point(128, 112) }
/** Free of markers at the left and at the top, where buttons would cover them, as far as the zoom leaves room. */
const roomOfButtons = new Point(112, 152)
/** At least free at the right and at the bottom. */
const leastFree = new Point(56, 56)
const phoneWidth = 500
/** Below the largest ring is its label. */
const roomOfRingLabels = 1.25
/** Free below them for the scale and the button of the street map. */
const freeBelowRings = 44

/**
 * The zoom at which all of the bounds are visible, with the prices of their edges; the smallest one in a frame without room
 * for them, of which Leaflet gives its largest. Such a frame is not laid out yet.
 */
export function zoomOfAll(map: Pick<LeafletMap, 'getSize' | 'getBoundsZoom'>, bounds: LatLngBounds): number {
  const { x, y } = map.getSize()
  const free = x < phoneWidth ? freeOfPrices.phone : freeOfPrices.wide
  return x > free.x && y > free.y ? map.getBoundsZoom(bounds, false, free) : 0
}

/** The visible part that was searched is shown as it was; its edges are rounded, so a little less has to fit. */
const sameView: FitBoundsOptions = { padding: [0, 0] }
const roundedEdges = -0.02

const boundsAround = (points: readonly MapPoint[]): LatLngBounds =>
  new LatLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]))

/** In metres; 0 without circles around the place. */
const widestCircle = (content: MapContent | null, place: MapProperty | undefined): number =>
  Math.max(
    place?.areaRadiusInMetres ?? 0,
    ...(content?.rings ?? []).map(({ radiusInMetres }) => radiusInMetres),
  )

/** The bounds shown at first: those of the drawing, else of all properties, else of all localities. */
function firstBounds(
  content: MapContent | null,
  { properties, cells }: ShownPoints['first'],
  places: readonly MapLocality[],
): LatLngBounds {
  const { area, near } = content?.messageInfo ?? { area: null, near: null }
  const [place] = properties
  const widest = widestCircle(content, place)
  if (place && widest > 0)
    return new LatLng(place.latitude, place.longitude).toBounds(widest * 2 * roomOfRingLabels)
  if (near) return new LatLng(near.latitude, near.longitude).toBounds(near.radiusInKm * 2000)
  if (area) return boundsAround(area)
  const shown = [...properties, ...cells]
  return boundsAround(shown.length > 0 ? shown : homePlaces(places))
}

/** Whether streets are of use: the place is not only known by its locality. */
const isExact = (content: MapContent | null, { properties }: ShownPoints['first']): boolean =>
  content?.mapType === 'search' || properties[0]?.isApproximate === false

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

function showRings(map: LeafletMap, bounds: LatLngBounds, maxZoom: number): void {
  map.fitBounds(bounds, {
    paddingTopLeft: [24, 24],
    paddingBottomRight: [24, freeBelowRings],
    maxZoom,
    animate: false,
  })
}

interface FitOptions {
  map: LeafletMap | null
  content: MapContent | null
  first: ShownPoints['first']
  places: readonly MapLocality[]
  hasStreets: boolean
}

function setSnap({ options }: LeafletMap, hasStreets: boolean): void {
  options.zoomSnap = hasStreets ? streetSnap : drawnSnap
}

function viewOf(map: LeafletMap): View {
  const { x: width, y: height } = map.getSize()
  const { lat: latitude, lng: longitude } = map.getCenter()
  return { zoom: map.getZoom(), centre: { latitude, longitude }, width, height }
}

/** What the last fit showed, and whether the map moves by itself now. */
interface Fit {
  view: View | null
  isFitting: boolean
}

/** Moves the map so that the page knows that it was not the visitor. */
function moveBySelf(fit: Fit, move: () => void): void {
  fit.isFitting = true
  move()
  fit.isFitting = false
}

/** A map that was not moved shows the same in its other size. */
function needsFit(map: LeafletMap, { view }: Fit): boolean {
  const now = viewOf(map)
  return view !== null && isSameView(view, now) && isResized(view, now)
}

/** Streets are sharp at whole steps. */
function roundZoom(map: LeafletMap, fit: Fit): void {
  const zoom = Math.floor(map.getZoom())
  if (zoom === map.getZoom()) return
  const wasFitted = fit.view && isSameView(fit.view, viewOf(map))
  moveBySelf(fit, () => map.setZoom(zoom, { animate: false }))
  if (wasFitted) fit.view = viewOf(map)
}

/** Fits the map to the content when it arrives, and from then on reports the visible bounds to the page. */
export function useFit({ map, content, first, places, hasStreets }: FitOptions): void {
  const last = useRef<Fit>({ view: null, isFitting: false })
  const hasPoints = first.properties.length > 0 || first.cells.length > 0
  const isWaiting = !hasPoints && !content?.messageInfo.near && !content?.messageInfo.area
  const reference = isWaiting ? places : null

  const fit = useEffectEvent(() => {
    const hasRings = widestCircle(content, first.properties[0]) > 0
    const maxZoom = hasRings || (hasStreets && isExact(content, first)) ? streetZoom : localityZoom
    const bounds = firstBounds(content, first, places)
    if (!map || !bounds.isValid()) return
    setSnap(map, hasStreets)
    const area = content?.messageInfo.area
    moveBySelf(last.current, () => {
      if (area && isBoxArea(area)) map.fitBounds(bounds.pad(roundedEdges), { ...sameView, animate: false })
      else if (hasRings) showRings(map, bounds, maxZoom)
      else showAll(map, bounds, maxZoom)
    })
    last.current.view = viewOf(map)
  })
  const fitAgain = useEffectEvent(() => {
    if (!map || !needsFit(map, last.current)) return
    // The limit of the former size; that of this one is set after the fit (use-limits.ts).
    map.setMinZoom(0)
    fit()
  })
  // Leaflet follows the size of the window.
  useEffect(() => {
    const onResize = () => fitAgain()
    map?.on('resize', onResize)
    return () => {
      map?.off('resize', onResize)
    }
  }, [map])
  useEffect(() => {
    if (!map) return
    setSnap(map, hasStreets)
    if (hasStreets) roundZoom(map, last.current)
  }, [map, hasStreets])

  useEffect(() => {
    if (!map) return
    fit()
    if (!content) return
    const report = (isOwn: boolean) => postToHost({ type: 'perron:map-bounds', isOwn, ...boundsOf(map) })
    const onMove = () => report(last.current.isFitting)
    report(true)
    map.on('moveend', onMove)
    return () => {
      map.off('moveend', onMove)
    }
  }, [map, content, reference])
}
