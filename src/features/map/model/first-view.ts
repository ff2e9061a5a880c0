import type { MapPoint } from '@/features/listings/model/listing-filters'

import { toPixels } from './mark-boxes'

/** Where a map begins until it knows the places of its site: the middle of Belgium. */
const middleOfBelgium: MapPoint = { latitude: 50.64, longitude: 4.67 }

interface Place extends MapPoint {
  /** Far from where the agency works. */
  isFar?: true
}

/** The places that a map shows at first: those around the agency, unless there are none. */
export function homePlaces(places: readonly Place[]): readonly MapPoint[] {
  const near = places.filter(({ isFar }) => !isFar)
  return near.length > 0 ? near : places
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** The middle of a site's region, from its places. */
export function middleOf(places: readonly Place[]): MapPoint {
  const shown = homePlaces(places)
  return shown.length === 0
    ? middleOfBelgium
    : {
        latitude: middle(shown.map(({ latitude }) => latitude)),
        longitude: middle(shown.map(({ longitude }) => longitude)),
      }
}

/** What a map shows, and its size in pixels. */
export interface View {
  zoom: number
  centre: MapPoint
  width: number
  height: number
}

/** In another size the centre of a map is rounded to whole pixels, in both directions. */
const roundedPixels = 2

/** Whether a map still shows what it showed. */
export function isSameView(before: View, { zoom, centre }: View): boolean {
  const [one, other] = [toPixels(before.centre, zoom), toPixels(centre, zoom)]
  return before.zoom === zoom && Math.hypot(one.x - other.x, one.y - other.y) < roundedPixels
}

/** The bar of a phone's browser, which comes and goes while the page scrolls, is a smaller part of the height. */
const otherSize = 0.15

/** Whether a map was turned, or fills another part of the window. */
export const isResized = (before: View, { width, height }: View): boolean =>
  Math.abs(width - before.width) > before.width * otherSize ||
  Math.abs(height - before.height) > before.height * otherSize
