import type { MapPoint } from '@/features/listings/model/listing-filters'

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
