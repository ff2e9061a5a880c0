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

/** A place on the map, in degrees with at most five decimals (about a metre). */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** All around a place. */
export interface NearFilter extends MapPoint {
  /** In kilometres, with at most one decimal. */
  radiusInKm: number
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
  garden: boolean
  terrace: boolean
  garage: boolean
  newBuild: boolean
  /** Leaves out what is sold or rented. */
  hideSold: boolean
  hideUnderOption: boolean
  /** An area drawn on the map: 3 to 30 corners, the last one joined to the first. */
  area: MapPoint[] | null
  near: NearFilter | null
  sort: ListingSort
  page: number
  view: ListingView
}

/** No condition at all, but for goal, place and type, which lists and queries name differently. */
export const noConditions = (): Omit<
  ListingFilters,
  'goal' | 'cities' | 'types' | 'sort' | 'page' | 'view'
> => ({
  priceMin: null,
  priceMax: null,
  bedroomsMin: null,
  surfaceMin: null,
  groundMin: null,
  epc: [],
  garden: false,
  terrace: false,
  garage: false,
  newBuild: false,
  hideSold: false,
  hideUnderOption: false,
  area: null,
  near: null,
})

/** A listing as it stands without any parameter. */
export const unfilteredListing = (goal: PropertyGoal): ListingFilters => ({
  goal,
  cities: [],
  types: [],
  ...noConditions(),
  sort: 'newest',
  page: 1,
  view: 'grid',
})

/** Every filter that narrows a list, each of which a visitor may give up: in the order of the address. The only list. */
export const loosenableFilters = [
  'cities',
  'types',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'surfaceMin',
  'groundMin',
  'epc',
  'garden',
  'terrace',
  'garage',
  'newBuild',
  'hideSold',
  'hideUnderOption',
  'area',
  'near',
] as const satisfies readonly (keyof ListingFilters)[]
export type LoosenableFilter = (typeof loosenableFilters)[number]

function isActive(value: ListingFilters[LoosenableFilter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** The filters that narrow this list; order, page and view do not. */
export const activeFilters = (filters: ListingFilters): LoosenableFilter[] =>
  loosenableFilters.filter((name) => isActive(filters[name]))

/** Says whether the visitor narrowed the list. */
export const isFiltered = (filters: ListingFilters): boolean => activeFilters(filters).length > 0

/** The same search without one of its filters, from its first page. */
export function withoutFilter(filters: ListingFilters, name: LoosenableFilter): ListingFilters {
  return { ...filters, page: 1, [name]: unfilteredListing(filters.goal)[name] }
}

const maxCachedPage = 20

/**
 * Says whether the answer may be kept. Each kept answer is a file, so only what many visitors ask for is kept:
 * at most one city and one type, in any order, on the first pages. Values must be known ones (`keepKnownValues`),
 * else anyone could fill the disk with invented cities.
 */
export const isCacheable = (filters: ListingFilters): boolean =>
  filters.cities.length <= 1 &&
  filters.types.length <= 1 &&
  filters.page <= maxCachedPage &&
  activeFilters(filters).every((name) => name === 'cities' || name === 'types')
