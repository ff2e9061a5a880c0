import type { MapPoint } from '@/features/listings/model/listing-filters'

/** Where a map begins until it knows the places of its site: the middle of Belgium. */
const middleOfBelgium: MapPoint = { latitude: 50.64, longitude: 4.67 }

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2

/** The middle of a site's region, from its places. */
export const middleOf = (places: readonly MapPoint[]): MapPoint =>
  places.length === 0
    ? middleOfBelgium
    : {
        latitude: middle(places.map(({ latitude }) => latitude)),
        longitude: middle(places.map(({ longitude }) => longitude)),
      }
