import type { PropertyGoal } from '@/features/property/model/goal'
import { ownFilterFields, type OwnFilterField } from '@/features/property/model/own-fields'

import {
  listingSorts,
  listingViews,
  unfilteredListing,
  usualSort,
  withUsualSort,
  type ListingFilters,
  listingEpcLabels,
  type ListingEpcLabel,
  type OwnFilter,
} from './listing-filters'
import { areaText, nearText, parseArea, parseNear } from './search-params-places'
import { parseSearchWords } from './words/search-words'
import {
  cityText,
  compareCities,
  compareText,
  parseAmount,
  parseCity,
  parseCountryCode,
  parseFirst,
  parseFlag,
  parseList,
  parseMoment,
  parseTexts,
  parseWord,
} from '../../property/model/search-params-values'

const maxMoney = 99_999_999

/** Forms send zero for "any". */
const parseMinimum = (raw: unknown, max: number): number | null =>
  parseFirst(raw, (text) => parseAmount(text, 1, max))

const flag = (isSet: boolean): string | null => (isSet ? '1' : null)

/** A minimum above the maximum is a mistake: the two are swapped. */
function parsePrices(min: unknown, max: unknown): Pick<ListingFilters, 'priceMin' | 'priceMax'> {
  const [priceMin, priceMax] = [parseMinimum(min, maxMoney), parseMinimum(max, maxMoney)]
  const isReversed = priceMin !== null && priceMax !== null && priceMin > priceMax
  return isReversed ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}

/** A loan is for a purchase, and charges are a tenant's. */
const parseMonthly = (raw: (name: 'budget' | 'rentTotalMax') => unknown, goal: PropertyGoal) => ({
  budget: goal === 'rent' ? null : parseMinimum(raw('budget'), maxMoney),
  rentTotalMax: goal === 'rent' ? parseMinimum(raw('rentTotalMax'), maxMoney) : null,
})

const compareLabels = (one: ListingEpcLabel, other: ListingEpcLabel): number =>
  listingEpcLabels.indexOf(one) - listingEpcLabels.indexOf(other)

/** People write `A+`; a plus sign in a URL may arrive as a space, which would read as `A`. */
const parseLabel = (text: string): ListingEpcLabel | null =>
  parseWord(listingEpcLabels, text.replace(/^a\+\+$/i, 'a_plusplus').replace(/^a\+$/i, 'a_plus'))

/** Labels worse than the minimum are a mistake: they are left out. */
function parseLabels(epc: unknown, min: unknown): Pick<ListingFilters, 'epc' | 'epcMin'> {
  const epcMin = parseFirst(min, parseLabel)
  const chosen = parseList(epc, parseLabel, compareLabels)
  return { epcMin, epc: chosen.filter((label) => epcMin === null || compareLabels(label, epcMin) <= 0) }
}

const paramNames = [
  'words',
  'country',
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
  'hideOption',
  'area',
  'near',
  'km',
  'sort',
  'page',
  'view',
] as const

type ListingParamName = (typeof paramNames)[number]

/** Every parameter of a listing, in the order of the canonical URL, the agency's own ones last. The only list. */
export const listingParamNames: readonly string[] = [
  ...paramNames,
  ...ownFilterFields.map(({ name }) => name),
]

/** The query as Next passes it: values may be missing, single or repeated. */
export type RawListingParams = Record<string, string | string[] | undefined>

const maxRooms = 99
const maxSurface = 9_999_999
const maxPage = 9999
const maxType = 99

function parseOwnValue(field: OwnFilterField, raw: unknown): string | null {
  if (field.kind === 'flag') return flag(parseFlag(raw))
  if (field.kind === 'choice')
    return parseFirst(raw, (text) => field.options.find((option) => option === text) ?? null)
  const least = parseMinimum(raw, maxMoney)
  return least === null ? null : String(least)
}

/** What is asked of own fields. */
export const parseOwn = (input: RawListingParams, fields = ownFilterFields): OwnFilter[] =>
  fields.flatMap((field) => {
    const value = parseOwnValue(field, input[field.name])
    return value === null ? [] : [{ name: field.name, value }]
  })

const parseFlags = (raw: (name: ListingParamName) => unknown) => ({
  garden: parseFlag(raw('garden')),
  terrace: parseFlag(raw('terrace')),
  garage: parseFlag(raw('garage')),
  parking: parseFlag(raw('parking')),
  furnished: parseFlag(raw('furnished')),
  newBuild: parseFlag(raw('newBuild')),
  lift: parseFlag(raw('lift')),
  pool: parseFlag(raw('pool')),
  groundFloor: parseFlag(raw('groundFloor')),
  openHouse: parseFlag(raw('openHouse')),
  priceCut: parseFlag(raw('priceCut')),
  hideSold: parseFlag(raw('hideSold')),
  hideUnderOption: parseFlag(raw('hideOption')),
})

/** Parses the query of a URL (`parseListingParams`). Known names alone are read: clients choose the number of others. */
export function parseListingQuery(query: string | URLSearchParams, goal: PropertyGoal): ListingFilters {
  const values = new URLSearchParams(query)
  return parseListingParams(
    Object.fromEntries(listingParamNames.map((name) => [name, values.getAll(name)])),
    goal,
  )
}

/**
 * Parses the filters of a listing from its query. Never throws: unknown, out-of-range and invalid values count as
 * no filter. Lists are sorted and without duplicates, so that equal searches have equal URLs.
 */
export function parseListingParams(input: RawListingParams, goal: PropertyGoal): ListingFilters {
  const raw = (name: ListingParamName): unknown => input[name]
  const unfiltered = unfilteredListing(goal)
  const words = parseSearchWords(parseTexts(raw('words')).join(' '))
  const sort = parseFirst(raw('sort'), (text) => parseWord(listingSorts, text)) ?? usualSort({ words })
  return withUsualSort({
    goal,
    words,
    countries: parseList(raw('country'), parseCountryCode, compareText),
    cities: parseList(raw('city'), parseCity, compareCities),
    types: parseList(
      raw('type'),
      (text) => parseAmount(text, 1, maxType),
      (one, other) => one - other,
    ),
    ...parsePrices(raw('priceMin'), raw('priceMax')),
    bedroomsMin: parseMinimum(raw('bedroomsMin'), maxRooms),
    surfaceMin: parseMinimum(raw('surfaceMin'), maxSurface),
    groundMin: parseMinimum(raw('groundMin'), maxSurface),
    bathroomsMin: parseMinimum(raw('bathroomsMin'), maxRooms),
    ...parseLabels(raw('epc'), raw('epcMin')),
    ...parseFlags(raw),
    since: parseFirst(raw('since'), parseMoment),
    priceM2Max: parseMinimum(raw('priceM2Max'), maxMoney),
    ...parseMonthly(raw, goal),
    area: parseFirst(raw('area'), parseArea),
    near: parseFirst(raw('near'), (text) => parseNear(text, parseTexts(raw('km'))[0]?.trim())),
    own: parseOwn(input),
    sort,
    page: parseFirst(raw('page'), (text) => parseAmount(text, 1, maxPage)) ?? unfiltered.page,
    view: parseFirst(raw('view'), (text) => parseWord(listingViews, text)) ?? unfiltered.view,
  })
}

const keepsPage = (changes: Partial<ListingFilters>): boolean =>
  Object.keys(changes).every((name) => name === 'view' || name === 'page')

function valuesOf(filters: ListingFilters): Record<ListingParamName, (string | number | null)[]> {
  const unfiltered = unfilteredListing(filters.goal)
  const unless = <T extends string | number>(usual: T, value: T): T[] => (value === usual ? [] : [value])
  return {
    words: filters.words.length > 0 ? [filters.words.join(' ')] : [],
    country: filters.countries.toSorted(compareText),
    city: [...filters.cities].sort(compareCities).map(cityText),
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
    parking: [flag(filters.parking)],
    furnished: [flag(filters.furnished)],
    newBuild: [flag(filters.newBuild)],
    bathroomsMin: [filters.bathroomsMin],
    lift: [flag(filters.lift)],
    pool: [flag(filters.pool)],
    groundFloor: [flag(filters.groundFloor)],
    epcMin: [filters.epcMin],
    since: [filters.since],
    openHouse: [flag(filters.openHouse)],
    priceCut: [flag(filters.priceCut)],
    priceM2Max: [filters.priceM2Max],
    budget: [filters.budget],
    rentTotalMax: [filters.rentTotalMax],
    hideSold: [flag(filters.hideSold)],
    hideOption: [flag(filters.hideUnderOption)],
    area: [filters.area && areaText(filters.area)],
    near: [filters.near && nearText(filters.near)],
    // Part of `near`.
    km: [],
    sort: unless(usualSort(filters), withUsualSort(filters).sort),
    page: unless(unfiltered.page, filters.page),
    view: unless(unfiltered.view, filters.view),
  }
}

/**
 * The canonical query of a search, with its `?`; empty if it equals the plain list. `changes` override the
 * filters; any change except of the view resets to the first page.
 */
export function toListingQuery(filters: ListingFilters, changes: Partial<ListingFilters> = {}): string {
  const changed = { ...filters, ...(keepsPage(changes) ? {} : { page: 1 }), ...changes }
  const values = valuesOf(changed)
  const pairs = paramNames.flatMap((name) =>
    values[name].flatMap((value) => (value === null ? [] : [[name, String(value)]])),
  )
  const ownPairs = changed.own.map(({ name, value }) => [name, value])
  const query = new URLSearchParams([...pairs, ...ownPairs]).toString()
  return query === '' ? '' : `?${query}`
}
