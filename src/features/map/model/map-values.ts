import type { MapPoint, NearFilter } from '@/features/listings/model/listing-filters'
import { isRecord } from '@/lib/values/read-value'

/** Checks of single values in messages, which may come from any page. */

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

export const isLatitude = (value: unknown): value is number => isWithin(value, -90, 90)

export const isLongitude = (value: unknown): value is number => isWithin(value, -180, 180)

export const isRef = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

export const isTextUpTo = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length <= length

/** A path on this site: no other server, and no characters that could end an attribute or a url(). */
export const isSitePath = (value: unknown): value is string =>
  isTextUpTo(value, 300) && /^\/(?!\/)[\w./?=&%-]*$/.test(value)

/** The path of the markers of a search, with its filters; servers accept no longer ones. */
export const isPointsHref = (value: unknown): value is string =>
  isTextUpTo(value, 16_000) && /^\/map-data\/[a-z]{2}\/points\/\?[^#\\]*$/.test(value)

export const isListOf = (value: unknown, maxLength: number, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= maxLength && value.every((item) => isItem(item))

export const orNull =
  (isValue: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isValue(value)

const isPoint = (value: unknown): value is MapPoint =>
  isRecord(value) && isLatitude(value.latitude) && isLongitude(value.longitude)

/** The limits of areas and circles are those of the URL (search-params-places.ts). */
export const isArea = (value: unknown): value is MapPoint[] =>
  Array.isArray(value) && value.length >= 3 && isListOf(value, 30, isPoint)

export const isNear = (value: unknown): value is NearFilter =>
  isPoint(value) && isRecord(value) && isWithin(value.radiusInKm, 0.1, 100)
