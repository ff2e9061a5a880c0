import type { Locale } from '@/lib/i18n/locales'
import { isLocale } from '@/lib/i18n/locales'
import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { maxMapMarks, type MapBox } from '@/features/listings/model/map-grid'
import { isRecord } from '@/lib/values/read-value'

import {
  isArea,
  isLatitude,
  isListOf,
  isLongitude,
  isNear,
  isPointsHref,
  isRef,
  isSitePath,
  isTextUpTo,
  orNull,
} from './map-values'

/** The host sends the content with this delay after the frame has loaded (specification section 9). */
export const mapMessageDelayMs = 50

/** One property on the map. The card that opens on selection is fetched separately. */
export interface MapProperty {
  /** 0 for a place without a card, such as a project. */
  ref: number
  latitude: number
  longitude: number
  /** The postal address is hidden: the coordinates are the centre of the locality. */
  isApproximate: boolean
  /** A hidden address is in a circle of this radius around the coordinates, which are not those of the locality. */
  areaRadiusInMetres?: number
  /** The text of the marker; may be empty. */
  priceText: string
  /** Type and city, for screen readers. */
  label: string
  /** The number of the ribbon, as in the ignore list. */
  marquee: number | null
}

/** Several properties near each other, of which only the number is known. */
export interface MapCell {
  /** The mean of their coordinates. */
  latitude: number
  longitude: number
  /** At least 2. */
  count: number
}

/** `search`: a list of properties. `situation`: the position of one place. */
export type MapType = 'search' | 'situation'

/** What the frame needs besides the properties; its interface texts are rendered with it. */
export interface MapMessageInfo {
  locale: Locale
  /** The area that the visitor drew or filtered by; drawn when the map opens. */
  area: MapPoint[] | null
  near: NearFilter | null
  /** Whether an area or a circle can be drawn. */
  canDraw: boolean
}

/** A labelled circle around the place of a situation. */
export interface MapRing {
  radiusInMetres: number
  label: string
}

export interface MapContent {
  properties: MapProperty[]
  /** Where there are too many properties to send each. */
  cells: MapCell[]
  /** In degrees; 0 without cells. */
  cellWidth: number
  /** The path that answers for parts of the map; null if the content is complete. */
  pointsHref: string | null
  messageInfo: MapMessageInfo
  mapType: MapType
  /** Path of a picture on this site that replaces the marker of a situation; null for the standard marker. */
  customMarker: string | null
  /** Numbers of ribbons whose properties are not drawn: sold and rented, unless the agency says otherwise (D5). */
  marqueeIgnoreList: number[]
  /** Around the place of a situation; empty on other maps. */
  rings: MapRing[]
}

export type MapBounds = MapBox

export interface MapDrawing {
  area: MapPoint[] | null
  near: NearFilter | null
}

/** From the page to the frame. */
export type MapHostMessage =
  | ({ type: 'perron:map-content' } & MapContent)
  /** Highlights a marker, such as that of the card under the pointer. */
  | { type: 'perron:map-highlight'; ref: number | null }
  /** The map fills the window of a phone: there is no page that one finger could scroll. */
  | { type: 'perron:map-full'; isFull: boolean }

/** From the frame to the page. */
export type MapFrameMessage =
  /** The frame is ready; content sent before was not received. */
  | { type: 'perron:map-ready' }
  | { type: 'perron:map-selection'; ref: number | null }
  /** @property isOwn the map was fitted to its content or its size; the visitor did not move it */
  | ({ type: 'perron:map-bounds'; isOwn: boolean } & MapBounds)
  /** A card, a list or a drawing is open: the page covers nothing of the frame. */
  | { type: 'perron:map-busy'; isBusy: boolean; isDrawing: boolean }
  /** Escape was pressed, and nothing on the map was open that it would have closed. */
  | { type: 'perron:map-escape' }
  /** The visitor's drawing; both null after it was cleared. */
  | ({ type: 'perron:map-area' } & MapDrawing)

const maxRingMetres = 100_000

const isRadius = (value: unknown): boolean => typeof value === 'number' && value > 0 && value <= maxRingMetres

const isMapProperty = (value: unknown): value is MapProperty =>
  isRecord(value) &&
  isRef(value.ref) &&
  isLatitude(value.latitude) &&
  isLongitude(value.longitude) &&
  typeof value.isApproximate === 'boolean' &&
  (value.areaRadiusInMetres === undefined || isRadius(value.areaRadiusInMetres)) &&
  isTextUpTo(value.priceText, 60) &&
  isTextUpTo(value.label, 300) &&
  orNull(Number.isSafeInteger)(value.marquee)

const isMapCell = (value: unknown): value is MapCell =>
  isRecord(value) &&
  isLatitude(value.latitude) &&
  isLongitude(value.longitude) &&
  isRef(value.count) &&
  value.count > 1

const isRing = (value: unknown): value is MapRing =>
  isRecord(value) && isRadius(value.radiusInMetres) && isTextUpTo(value.label, 60)

const isDrawing = (value: Record<string, unknown>): boolean =>
  orNull(isArea)(value.area) && orNull(isNear)(value.near)

const isMessageInfo = (value: unknown): value is MapMessageInfo =>
  isRecord(value) && isLocale(value.locale) && typeof value.canDraw === 'boolean' && isDrawing(value)

const isContent = (value: Record<string, unknown>): boolean =>
  isListOf(value.properties, maxMapMarks, isMapProperty) &&
  isListOf(value.cells, maxMapMarks, isMapCell) &&
  isLongitude(value.cellWidth) &&
  orNull(isPointsHref)(value.pointsHref) &&
  isMessageInfo(value.messageInfo) &&
  (value.mapType === 'search' || value.mapType === 'situation') &&
  orNull(isSitePath)(value.customMarker) &&
  isListOf(value.marqueeIgnoreList, 100, Number.isSafeInteger) &&
  isListOf(value.rings, 10, isRing)

const isBounds = ({ north, south, east, west, isOwn }: Record<string, unknown>): boolean =>
  isLatitude(north) &&
  isLatitude(south) &&
  isLongitude(east) &&
  isLongitude(west) &&
  typeof isOwn === 'boolean'

const hostChecks: Record<MapHostMessage['type'], (value: Record<string, unknown>) => boolean> = {
  'perron:map-content': isContent,
  'perron:map-highlight': ({ ref }) => orNull(isRef)(ref),
  'perron:map-full': ({ isFull }) => typeof isFull === 'boolean',
}

const frameChecks: Record<MapFrameMessage['type'], (value: Record<string, unknown>) => boolean> = {
  'perron:map-ready': () => true,
  'perron:map-selection': ({ ref }) => orNull(isRef)(ref),
  'perron:map-bounds': isBounds,
  'perron:map-busy': ({ isBusy, isDrawing }) => typeof isBusy === 'boolean' && typeof isDrawing === 'boolean',
  'perron:map-escape': () => true,
  'perron:map-area': isDrawing,
}

const passes = (
  checks: Record<string, (value: Record<string, unknown>) => boolean>,
  value: unknown,
): boolean =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  Object.hasOwn(checks, value.type) &&
  checks[value.type]?.(value) === true

/** Whether a value received in the frame is a valid message of the page. */
export const isMapHostMessage = (value: unknown): value is MapHostMessage => passes(hostChecks, value)

/** Whether a value received in the page is a valid message of the frame. */
export const isMapFrameMessage = (value: unknown): value is MapFrameMessage => passes(frameChecks, value)

/** The required part of a `MessageEvent`. */
interface Received {
  origin: string
  source: unknown
}

/**
 * Whether a message comes from this site and from exactly that window.
 *
 * @param origin `window.location.origin`
 * @param sender the frame's `contentWindow`, or in the frame `window.parent`
 */
export const isFromMapPartner = (event: Received, origin: string, sender: unknown): boolean =>
  event.origin === origin && sender !== null && event.source === sender
