import type { PropertyGoal } from './goal'
import {
  listingEpcLabels,
  listingSorts,
  listingViews,
  unfilteredListing,
  type CityFilter,
  type ListingEpcLabel,
  type ListingFilters,
} from './listing-filters'
import { areaText, nearText, readArea, readNear } from './search-params-places'
import { readAmount, readCity, readFirst, readFlag, readList, readWord } from './search-params-values'

/** Every parameter a listing understands, in the order of a canonical address. The only list. */
export const listingParamNames = [
  'city',
  'type',
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
  'hideOption',
  'area',
  'near',
  'sort',
  'page',
  'view',
] as const

type ListingParamName = (typeof listingParamNames)[number]

/** As Next hands over the query: values may be missing, single or repeated. */
export type RawListingParams = Record<string, string | string[] | undefined>

const maxMoney = 99_999_999
const maxRooms = 99
const maxSurface = 9_999_999
const maxPage = 9999
const maxType = 99

const compareText = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1)

/** By code points, not by language: the canonical address must not depend on the machine. */
const compareCities = (one: CityFilter, other: CityFilter): number =>
  compareText(one.zip, other.zip) || compareText(one.name, other.name)

const compareLabels = (one: ListingEpcLabel, other: ListingEpcLabel): number =>
  listingEpcLabels.indexOf(one) - listingEpcLabels.indexOf(other)

/** People write `A+`; a plus sign in an address may arrive as a space, which then reads as `A`. */
const readLabel = (text: string): ListingEpcLabel | null =>
  readWord(listingEpcLabels, text.replace(/^a\+\+$/i, 'a_plusplus').replace(/^a\+$/i, 'a_plus'))

/** Zero is what forms send for "any". */
const readMinimum = (raw: unknown, max: number): number | null =>
  readFirst(raw, (text) => readAmount(text, 1, max))

/** A lowest price above the highest one is a slip: the visitor means the span between the two. */
function readPrices(min: unknown, max: unknown): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [priceMin, priceMax] = [readMinimum(min, maxMoney), readMinimum(max, maxMoney)]
  const isReversed = priceMin !== null && priceMax !== null && priceMin > priceMax
  return isReversed ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}

const readFlags = (raw: (name: ListingParamName) => unknown) => ({
  garden: readFlag(raw('garden')),
  terrace: readFlag(raw('terrace')),
  garage: readFlag(raw('garage')),
  newBuild: readFlag(raw('newBuild')),
  hideSold: readFlag(raw('hideSold')),
  hideUnderOption: readFlag(raw('hideOption')),
})

/**
 * Reads the filters of a listing from its query. Never throws: what is unknown, out of bounds or nonsense counts as
 * no filter. Lists come out sorted and without doubles, so that equal searches have equal addresses.
 */
export function parseListingParams(input: RawListingParams, goal: PropertyGoal): ListingFilters {
  const raw = (name: ListingParamName): unknown => input[name]
  const plain = unfilteredListing(goal)
  return {
    goal,
    cities: readList(raw('city'), readCity, compareCities),
    types: readList(
      raw('type'),
      (text) => readAmount(text, 1, maxType),
      (one, other) => one - other,
    ),
    ...readPrices(raw('priceMin'), raw('priceMax')),
    bedroomsMin: readMinimum(raw('bedroomsMin'), maxRooms),
    surfaceMin: readMinimum(raw('surfaceMin'), maxSurface),
    groundMin: readMinimum(raw('groundMin'), maxSurface),
    epc: readList(raw('epc'), readLabel, compareLabels),
    ...readFlags(raw),
    area: readFirst(raw('area'), readArea),
    near: readFirst(raw('near'), readNear),
    sort: readFirst(raw('sort'), (text) => readWord(listingSorts, text)) ?? plain.sort,
    page: readFirst(raw('page'), (text) => readAmount(text, 1, maxPage)) ?? plain.page,
    view: readFirst(raw('view'), (text) => readWord(listingViews, text)) ?? plain.view,
  }
}

const isPageKept = (changes: Partial<ListingFilters>): boolean =>
  Object.keys(changes).every((name) => name === 'view' || name === 'page')

const flag = (isSet: boolean): string | null => (isSet ? '1' : null)

function valuesOf(filters: ListingFilters): Record<ListingParamName, (string | number | null)[]> {
  const plain = unfilteredListing(filters.goal)
  const unless = <T extends string | number>(usual: T, value: T): T[] => (value === usual ? [] : [value])
  return {
    city: [...filters.cities].sort(compareCities).map(({ name, zip }) => `${name}|${zip}`),
    type: [...filters.types].sort((one, other) => one - other),
    priceMin: [filters.priceMin],
    priceMax: [filters.priceMax],
    bedroomsMin: [filters.bedroomsMin],
    surfaceMin: [filters.surfaceMin],
    groundMin: [filters.groundMin],
    epc: [...filters.epc].sort(compareLabels),
    garden: [flag(filters.garden)],
    terrace: [flag(filters.terrace)],
    garage: [flag(filters.garage)],
    newBuild: [flag(filters.newBuild)],
    hideSold: [flag(filters.hideSold)],
    hideOption: [flag(filters.hideUnderOption)],
    area: [filters.area && areaText(filters.area)],
    near: [filters.near && nearText(filters.near)],
    sort: unless(plain.sort, filters.sort),
    page: unless(plain.page, filters.page),
    view: unless(plain.view, filters.view),
  }
}

/**
 * The canonical query of a search, with its `?`, or an empty text when nothing differs from the plain list.
 * `changes` are laid over the filters; any change but that of the view leads back to the first page.
 */
export function toListingQuery(filters: ListingFilters, changes: Partial<ListingFilters> = {}): string {
  const changed = { ...filters, ...(isPageKept(changes) ? {} : { page: 1 }), ...changes }
  const values = valuesOf(changed)
  const pairs = listingParamNames.flatMap((name) =>
    values[name].flatMap((value) => (value === null ? [] : [[name, String(value)]])),
  )
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? '' : `?${query}`
}

/** What exists: cities as the localities have them in any language, and type numbers. */
export interface KnownValues {
  cities: readonly CityFilter[]
  types: readonly number[]
}

/** Drops the cities and types that do not exist. */
export function keepKnownValues(filters: ListingFilters, known: KnownValues): ListingFilters {
  const isKnownCity = (city: CityFilter): boolean =>
    known.cities.some((each) => compareCities(each, city) === 0)
  return {
    ...filters,
    cities: filters.cities.filter(isKnownCity),
    types: filters.types.filter((type) => known.types.includes(type)),
  }
}
