import type { MapPoint } from '@/features/listings/model/listing-filters'

import type { MapProperty } from './map-messages'
import { writeNumber } from '@/lib/i18n/number-format'
import { collide, type OccupiedBox } from './place-labels'

/** What a marker shows: a price, or the number of properties of a group. */
type Shown = MapPoint & ({ kind: 'property'; property: MapProperty } | { kind: 'group'; count: number })

/** Sizes in CSS pixels at a root font size of 16, those of map-frame.css. */
const tileSize = 256
/** By which the target of a finger is larger than the marker, on every side. */
const targetMargin = 8
const priceHeight = 33
const priceTip = 7
const pricePadding = 22
const groupSize = 36
const groupPadding = 16
/** Width of a bold letter or digit, an upper estimate: the font of a brand is not known here. */
const characterWidth = 8.9
const narrowWidth = 5

const textWidth = (text: string): number => {
  const narrow = text.match(/[\s.,:']/g)?.length ?? 0
  return (text.length - narrow) * characterWidth + narrow * narrowWidth
}

/** A point in pixels from the north-west of the whole map (spherical Mercator, as Leaflet projects). */
export function toPixels({ latitude, longitude }: MapPoint, zoom: number): { x: number; y: number } {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const size = tileSize * 2 ** zoom
  return {
    x: size * (longitude / 360 + 0.5),
    y: size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  }
}

/**
 * The rectangle in which a marker can be pressed, in pixels of the whole map.
 *
 * @param scale the root font size, as a multiple of 16 pixels
 */
export function markBox(mark: Shown, zoom: number, scale = 1): OccupiedBox {
  const { x, y } = toPixels(mark, zoom)
  if (mark.kind === 'group') {
    // Every language groups by one narrow character.
    const width = Math.max(groupSize, textWidth(writeNumber(mark.count, 'nl-BE')) + groupPadding)
    return {
      x,
      y,
      halfWidth: (width / 2 + targetMargin) * scale,
      halfHeight: (groupSize / 2 + targetMargin) * scale,
    }
  }
  const { isApproximate, priceText } = mark.property
  return {
    x,
    // A price is above the tip that shows its place; without a tip it is in the middle.
    y: isApproximate ? y : y - priceTip - (priceHeight / 2) * scale,
    halfWidth: ((textWidth(priceText) + pricePadding) / 2 + targetMargin) * scale,
    halfHeight: (priceHeight / 2 + targetMargin) * scale,
  }
}

/** Joins each item with those that its box overlaps, from west to east. */
function joinOnce<T>(items: readonly T[], boxOf: (item: T) => OccupiedBox, join: (items: T[]) => T): T[] {
  const boxed = items
    .map((item) => ({ item, box: boxOf(item), isJoined: false }))
    .toSorted((one, other) => one.box.x - one.box.halfWidth - (other.box.x - other.box.halfWidth))
  return boxed.flatMap((one, at) => {
    if (one.isJoined) return []
    const joined = [one.item]
    const right = one.box.x + one.box.halfWidth
    for (let next = at + 1; next < boxed.length; next += 1) {
      const other = boxed[next]
      if (!other || other.box.x - other.box.halfWidth >= right) break
      if (other.isJoined || !collide(one.box, other.box)) continue
      other.isJoined = true
      joined.push(other.item)
    }
    return joined.length > 1 ? join(joined) : one.item
  })
}

/** Joins items until no two boxes overlap. */
export function joinOverlapping<T>(
  items: readonly T[],
  boxOf: (item: T) => OccupiedBox,
  join: (items: T[]) => T,
): T[] {
  const joined = joinOnce(items, boxOf, join)
  return joined.length === items.length ? joined : joinOverlapping(joined, boxOf, join)
}
