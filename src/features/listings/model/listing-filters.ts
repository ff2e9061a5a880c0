import type { CityFilter } from '@/features/property/model/search-params-values'
import type { PropertyGoal } from '@/features/property/model/goal'

export const listingSorts = ['newest', 'match', 'price', '-price', 'type', '-type', 'city', '-city'] as const
export type ListingSort = (typeof listingSorts)[number]

export const listingViews = ['grid', 'list', 'map'] as const
export type ListingView = (typeof listingViews)[number]

/** Energy labels that a visitor can filter by, best first, as written in the URL. */
export const listingEpcLabels = ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const
export type ListingEpcLabel = (typeof listingEpcLabels)[number]

/** A point on the map, in degrees with at most five decimals (about a metre). */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** A circle around a point. */
export interface NearFilter extends MapPoint {
  /** In kilometres, with at most one decimal. */
  radiusInKm: number
}

/** What is asked of an own field of the agency. */
export interface OwnFilter {
  name: string
  /** As the URL has it: at least this number, this choice, or `1` for yes. */
  value: string
}

/** The filters of a listing. Null and empty lists mean: no filter. Lists contain no value twice. */
export interface ListingFilters {
  goal: PropertyGoal
  /** ISO codes of countries: `DE`. */
  countries: string[]
  cities: CityFilter[]
  /** Public numbers (`webId`) of property types. */
  types: number[]
  /** Words that title, place or description have, all of them, as `parseSearchWords` returns them. */
  words: string[]
  priceMin: number | null
  priceMax: number | null
  bedroomsMin: number | null
  surfaceMin: number | null
  groundMin: number | null
  epc: ListingEpcLabel[]
  garden: boolean
  terrace: boolean
  garage: boolean
  parking: boolean
  furnished: boolean
  newBuild: boolean
  bathroomsMin: number | null
  lift: boolean
  pool: boolean
  groundFloor: boolean
  /** This label or a better one. */
  epcMin: ListingEpcLabel | null
  /** Online since this moment: ISO date and time in UTC, to the minute. */
  since: string | null
  openHouse: boolean
  priceCut: boolean
  /** In euro per square metre. */
  priceM2Max: number | null
  /** The payment for a loan of the whole price, in euro a month; only for sales. */
  budget: number | null
  /** Rent and charges together, in euro a month; only for rents. */
  rentTotalMax: number | null
  /** Excludes sold and rented properties. */
  hideSold: boolean
  hideUnderOption: boolean
  /** An area drawn on the map: 3 to 30 corners, the last one joined to the first. */
  area: MapPoint[] | null
  near: NearFilter | null
  own: OwnFilter[]
  sort: ListingSort
  page: number
  view: ListingView
}

/** No filters, except goal, place and type, which lists and queries name differently. */
export const noConditions = (): Omit<
  ListingFilters,
  'goal' | 'countries' | 'cities' | 'types' | 'sort' | 'page' | 'view'
> => ({
  words: [],
  priceMin: null,
  priceMax: null,
  bedroomsMin: null,
  surfaceMin: null,
  groundMin: null,
  epc: [],
  garden: false,
  terrace: false,
  garage: false,
  parking: false,
  furnished: false,
  newBuild: false,
  bathroomsMin: null,
  lift: false,
  pool: false,
  groundFloor: false,
  epcMin: null,
  since: null,
  openHouse: false,
  priceCut: false,
  priceM2Max: null,
  budget: null,
  rentTotalMax: null,
  hideSold: false,
  hideUnderOption: false,
  area: null,
  near: null,
  own: [],
})

/** The order of a list for which none was chosen: what matches words best comes first. */
export const usualSort = ({ words }: Pick<ListingFilters, 'words'>): ListingSort =>
  words.length > 0 ? 'match' : 'newest'

/** The filters of a listing without any parameter. */
export const unfilteredListing = (goal: PropertyGoal): ListingFilters => ({
  goal,
  countries: [],
  cities: [],
  types: [],
  ...noConditions(),
  sort: 'newest',
  page: 1,
  view: 'grid',
})

/** Every filter that narrows a list and can be removed, in the order of the URL. The only list. */
export const removableFilters = [
  'words',
  'countries',
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
  'parking',
  'furnished',
  'newBuild',
  'bathroomsMin',
  'lift',
  'pool',
  'groundFloor',
  'epcMin',
  'since',
  'openHouse',
  'priceCut',
  'priceM2Max',
  'budget',
  'rentTotalMax',
  'hideSold',
  'hideUnderOption',
  'area',
  'near',
  'own',
] as const satisfies readonly (keyof ListingFilters)[]
export type RemovableFilter = (typeof removableFilters)[number]

/** The labels that a search asks for; none for any. */
export const labelsOf = ({ epc, epcMin }: Pick<ListingFilters, 'epc' | 'epcMin'>): ListingEpcLabel[] =>
  epc.length > 0 || epcMin === null ? epc : listingEpcLabels.slice(0, listingEpcLabels.indexOf(epcMin) + 1)

function isActive(value: ListingFilters[RemovableFilter]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== false
}

/** The active filters that narrow this list; order, page and view do not. */
export const activeFilters = (filters: ListingFilters): RemovableFilter[] =>
  removableFilters.filter((name) => isActive(filters[name]))

/** Whether any filter narrows the list. */
export const isFiltered = (filters: ListingFilters): boolean => activeFilters(filters).length > 0

/** Without words nothing can be sorted by how well it matches them. */
export const withUsualSort = (filters: ListingFilters): ListingFilters =>
  filters.sort === 'match' && filters.words.length === 0 ? { ...filters, sort: 'newest' } : filters

/** The same search without one of its filters, from its first page. */
export function withoutFilter(filters: ListingFilters, name: RemovableFilter): ListingFilters {
  return withUsualSort({ ...filters, page: 1, [name]: unfilteredListing(filters.goal)[name] })
}

const maxCachedPage = 20

/**
 * Whether the response may be cached. Each cached response is a file, so only common searches are cached: at most
 * one city and one type, in any order, on the first pages. The values must exist (`keepKnownValues`); otherwise
 * anyone could fill the disk with invented cities.
 */
export const isCacheable = (filters: ListingFilters): boolean =>
  filters.cities.length <= 1 &&
  filters.types.length <= 1 &&
  filters.page <= maxCachedPage &&
  activeFilters(filters).every((name) => name === 'cities' || name === 'types')
