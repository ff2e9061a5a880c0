import type { PropertyGoal } from './goal'

export const listingSorts = ['newest', 'price', '-price', 'type', '-type', 'city', '-city'] as const
export type ListingSort = (typeof listingSorts)[number]

export const listingViews = ['grid', 'list', 'map'] as const
export type ListingView = (typeof listingViews)[number]

/** Energy labels a visitor can ask for, best first, as they stand in an address. */
export const listingEpcLabels = ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type ListingEpcLabel = (typeof listingEpcLabels)[number]

export interface CityFilter {
  name: string
  zip: string
}

/** What a visitor asked a listing for. Null and empty lists mean: no filter. Lists hold no value twice. */
export interface ListingFilters {
  goal: PropertyGoal
  cities: CityFilter[]
  /** Public numbers (`webId`) of property types. */
  types: number[]
  priceMin: number | null
  priceMax: number | null
  bedroomsMin: number | null
  surfaceMin: number | null
  groundMin: number | null
  epc: ListingEpcLabel[]
  sort: ListingSort
  page: number
  view: ListingView
}

/** A listing as it stands without any parameter. */
export const unfilteredListing = (goal: PropertyGoal): ListingFilters => ({
  goal,
  cities: [],
  types: [],
  priceMin: null,
  priceMax: null,
  bedroomsMin: null,
  surfaceMin: null,
  groundMin: null,
  epc: [],
  sort: 'newest',
  page: 1,
  view: 'grid',
})

const amounts = ['priceMin', 'priceMax', 'bedroomsMin', 'surfaceMin', 'groundMin'] as const

/** Says whether the visitor narrowed the list; order, page and view do not. */
export const isFiltered = (filters: ListingFilters): boolean =>
  filters.cities.length > 0 ||
  filters.types.length > 0 ||
  filters.epc.length > 0 ||
  amounts.some((name) => filters[name] !== null)

const maxCachedPage = 20

/**
 * Says whether the answer may be kept. Each kept answer is a file, so only what many visitors ask for is kept:
 * at most one city and one type, in any order, on the first pages. Values must be known ones (`keepKnownValues`),
 * else anyone could fill the disk with invented cities.
 */
export const isCacheable = (filters: ListingFilters): boolean =>
  filters.cities.length <= 1 &&
  filters.types.length <= 1 &&
  filters.epc.length === 0 &&
  filters.page <= maxCachedPage &&
  amounts.every((name) => filters[name] === null)
