import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'
import type { WordMatches } from '@/features/listings/model/words/word-matches'
import type { Day } from '@/lib/time/belgian-time'
import type { MapBox, MapGrid } from '@/features/listings/model/map-grid'
import {
  noConditions,
  type ListingFilters,
  type MapPoint,
  type NearFilter,
} from '@/features/listings/model/listing-filters'

/**
 * A search of the database. Only published properties that are not withdrawn are found, in all cases. Null and
 * empty lists mean: no condition.
 */
export interface CatalogueSearch extends Pick<
  ListingFilters,
  | 'priceMin'
  | 'priceMax'
  | 'bedroomsMin'
  | 'surfaceMin'
  | 'groundMin'
  | 'epc'
  | 'garden'
  | 'terrace'
  | 'garage'
  | 'parking'
  | 'furnished'
  | 'newBuild'
  | 'bathroomsMin'
  | 'lift'
  | 'pool'
  | 'groundFloor'
  | 'since'
  | 'priceCut'
  | 'priceM2Max'
  | 'rentTotalMax'
  | 'hideSold'
  | 'hideUnderOption'
> {
  goals: PropertyGoal[]
  /** The properties that have the words of the search; null without words. */
  matches: WordMatches | null
  /** The ids of the properties that have what is asked of own fields; null where nothing is. */
  properties: string[] | null
  localityIds: string[]
  /** Public numbers of types; a property is found under its main type and its further types. */
  types: number[]
  /** All existing types: the database counts faster if they are listed. */
  knownTypes: number[]
  area: MapPoint[] | null
  near: NearFilter | null
  /** An open house on this Belgian day or later. */
  openHouseFrom: Day | null
  /** Sold and let properties alone, or the others alone; null for both. */
  isGone: boolean | null
  /** With a published price, or without one; null for both. */
  isPriced: boolean | null
  /** The language of the list: only properties published in it are found. */
  locale: Locale
  /** Only properties that the agency puts forward. */
  isSpotlight: boolean
}

/** A column to sort by; equal values are sorted by public number, in the same direction. */
export interface CatalogueOrder {
  /** `match`: those that have the words of the search in the title first, then place and description. */
  by: 'match' | 'onlineSince' | 'soldAt' | 'price' | 'sortCity' | 'sortType'
  isDescending: boolean
}

export interface CatalogueWindow {
  limit: number
  offset: number
  /** The number of matches, if known: decides the query plan, not the result. */
  total: number
}

/** What other properties are compared with. */
export interface CatalogueProperty {
  ref: number
  goal: PropertyGoal
  webId: number | null
  /** In euro; null if not published. */
  price: number | null
  latitude: number | null
  longitude: number | null
}

/** A property on the map, as stored; the reader adds the names. */
export interface CataloguePoint {
  ref: number
  goal: PropertyGoal
  latitude: number
  longitude: number
  isApproximate: boolean
  /** In euro; null if not published. */
  price: number | null
  /** Of a life annuity, like the next one; null for an ordinary price. */
  bouquet: number | null
  annuity: number | null
  priceUnit: number | null
  webId: number | null
  localityId: string | null
  marquee: number | null
  availability: SearchAvailability
}

/** The properties of a search in one cell of the grid of a map. */
export interface CatalogueCell extends MapPoint {
  /** The number of properties; the coordinates are their mean. */
  total: number
  /** The smallest public number. */
  ref: number
}

/** The number of properties with coordinates, and the box around them; null without any. */
export interface CatalogueExtent {
  total: number
  box: MapBox | null
}

/** The counts beside the options of a search. */
export interface CatalogueCounts {
  /** The number of properties of the search itself. */
  total: number
  /** By locality id, with the other filters of the search. */
  byCity: Map<string, number>
  /** By public number of the type, further types included; with the other filters of the search. */
  byType: Map<number, number>
}

/** The queries of lists. Each database has an implementation, with the same results. */
export interface CatalogueStore {
  count: (search: CatalogueSearch) => Promise<number>
  /**
   * How many properties each place would have that could be chosen instead of the present ones, and each type.
   *
   * @param withPlaces without it `byCity` has the present places alone, which is faster
   */
  countOptions: (search: CatalogueSearch, withPlaces: boolean) => Promise<CatalogueCounts>
  /** The searchable values of one property; null if visitors cannot find it. */
  findOne: (ref: number) => Promise<CatalogueProperty | null>
  /** Public numbers of the properties of one page, in order. */
  findRefs: (search: CatalogueSearch, order: CatalogueOrder, window: CatalogueWindow) => Promise<number[]>
  /** The newest properties with coordinates. */
  findPoints: (search: CatalogueSearch, limit: number) => Promise<CataloguePoint[]>
  /** The newest properties in a part of the map. */
  findPointsIn: (search: CatalogueSearch, box: MapBox, limit: number) => Promise<CataloguePoint[]>
  /** The properties with these public numbers that are published in a language, in no order. */
  findPointsByRefs: (refs: readonly number[], locale: Locale) => Promise<CataloguePoint[]>
  findExtent: (search: CatalogueSearch) => Promise<CatalogueExtent>
  /** The cells of a grid that have properties, counted by the database, in no order. */
  findCells: (search: CatalogueSearch, grid: MapGrid) => Promise<CatalogueCell[]>
}

/** For a search with words. */
export const bestMatchFirst: CatalogueOrder = { by: 'match', isDescending: true }

export const newestFirst: CatalogueOrder = { by: 'onlineSince', isDescending: true }

/** Of what is sold or let; a day that is unknown comes last. */
export const lastSoldFirst: CatalogueOrder = { by: 'soldAt', isDescending: true }

function searchConditions() {
  const { words: _, openHouse: __, epcMin: ___, budget: ____, own: _____, ...conditions } = noConditions()
  return conditions
}

/** A search without any condition. */
export const everything = (goals: PropertyGoal[], knownTypes: number[], locale: Locale): CatalogueSearch => ({
  goals,
  knownTypes,
  locale,
  isSpotlight: false,
  localityIds: [],
  types: [],
  ...searchConditions(),
  matches: null,
  properties: null,
  openHouseFrom: null,
  isGone: null,
  isPriced: null,
})

/**
 * The part of a search that is for sale or for rent: what counts, and what comes first. Sold and let properties are shown
 * after it.
 */
export const availableOf = (search: CatalogueSearch): CatalogueSearch => ({ ...search, isGone: false })
