import type { ListingEpcLabel } from '../listing-filters'
import type { KnownPlace } from './search-places'

/** What a search in plain words asks for. Amounts as in `ListingFilters`; null and empty: not asked. */
export interface PlainSearch<P extends KnownPlace = KnownPlace> {
  goal: 'sale' | 'rent' | null
  /** Public numbers. */
  types: number[]
  places: P[]
  /** Whether the text has a word such as `near` before its only place: search in a radius around it. */
  isNear: boolean
  /** A public number; no property may have it. */
  ref: number | null
  bedroomsMin: number | null
  bathroomsMin: number | null
  priceMin: number | null
  priceMax: number | null
  surfaceMin: number | null
  groundMin: number | null
  /** The worst label that still fits. */
  epcMin: ListingEpcLabel | null
  garden: boolean
  terrace: boolean
  garage: boolean
  parking: boolean
  furnished: boolean
  newBuild: boolean
  lift: boolean
  pool: boolean
  groundFloor: boolean
  openHouse: boolean
  priceCut: boolean
  /** What was not understood, folded, in the order of the text. */
  words: string[]
}

export const emptySearch = <P extends KnownPlace>(): PlainSearch<P> => ({
  goal: null,
  types: [],
  places: [],
  isNear: false,
  ref: null,
  bedroomsMin: null,
  bathroomsMin: null,
  priceMin: null,
  priceMax: null,
  surfaceMin: null,
  groundMin: null,
  epcMin: null,
  garden: false,
  terrace: false,
  garage: false,
  parking: false,
  furnished: false,
  newBuild: false,
  lift: false,
  pool: false,
  groundFloor: false,
  openHouse: false,
  priceCut: false,
  words: [],
})
