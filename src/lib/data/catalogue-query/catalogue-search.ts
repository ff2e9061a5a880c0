import type { SearchAvailability } from '@/lib/property/availability'
import type { PropertyGoal } from '@/lib/property/goal'
import { noConditions, type ListingFilters, type MapPoint, type NearFilter } from '@/lib/property/listing-filters'

/** A property type as the database knows it. */
export interface KnownType {
  id: string
  webId: number
}

/**
 * What a database is asked for. Only published properties that are not withdrawn are ever found, whatever it says.
 * Null and empty lists mean: no condition.
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
  | 'newBuild'
  | 'hideSold'
  | 'hideUnderOption'
> {
  goals: PropertyGoal[]
  localityIds: string[]
  /** Wanted types; a property is found under its main and its further ones. */
  types: KnownType[]
  /** All there are: the database counts faster when they are named. */
  knownTypes: KnownType[]
  area: MapPoint[] | null
  near: NearFilter | null
  /** With a published price, or without one; null for both. */
  isPriced: boolean | null
}

/** A column to sort by; the public number decides between equals, in the same direction. */
export interface CatalogueOrder {
  by: 'onlineSince' | 'searchPrice' | `sort${'City' | 'Type'}${'Nl' | 'Fr' | 'En' | 'De'}`
  isDescending: boolean
}

export interface CatalogueWindow {
  limit: number
  offset: number
  /** How many match, as far as it is known: decides how the page is looked for, not what is on it. */
  total: number
}

/** A property on the map, as stored; names are looked up by the reader. */
export interface CataloguePoint {
  ref: number
  goal: PropertyGoal
  latitude: number
  longitude: number
  isApproximate: boolean
  /** In euro, null unless it is published. */
  price: number | null
  priceUnit: number | null
  webId: number | null
  localityId: string | null
  marquee: number | null
  availability: SearchAvailability
}

/** The questions lists ask a database; one implementation per database, with the same answers. */
export interface CatalogueStore {
  count: (search: CatalogueSearch) => Promise<number>
  /** How many properties per id of the locality. */
  countByCity: (search: CatalogueSearch) => Promise<Map<string, number>>
  /** How many properties per public number of the type, further types included. */
  countByType: (search: CatalogueSearch) => Promise<Map<number, number>>
  /** Public numbers of the properties of one window, in order. */
  findRefs: (search: CatalogueSearch, order: CatalogueOrder, window: CatalogueWindow) => Promise<number[]>
  /** The places of the newest properties; those without any place are left out. */
  findPoints: (search: CatalogueSearch, limit: number) => Promise<CataloguePoint[]>
}

export const newestFirst: CatalogueOrder = { by: 'onlineSince', isDescending: true }

/** A search without any condition. */
export const everything = (goals: PropertyGoal[], knownTypes: KnownType[]): CatalogueSearch => ({
  goals,
  knownTypes,
  localityIds: [],
  types: [],
  ...noConditions(),
  isPriced: null,
})
