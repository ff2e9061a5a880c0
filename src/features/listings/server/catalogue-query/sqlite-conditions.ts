import { sql } from '@payloadcms/db-sqlite'

import type { MapBox } from '@/features/listings/model/map-grid'

import { boxAround, boxOfCircle, circleOf, edgesOf } from '@/features/listings/model/map-area'
import type { CatalogueOrder, CatalogueSearch } from './catalogue-search'
import { haveWords } from './sqlite-words'

export type Condition = ReturnType<typeof sql>

/**
 * The query plan for SQLite: by the filters, through an index that begins with them, or in the order of the list,
 * through the index of that order; on a map by cell. A plus sign before a column excludes its indexes.
 */
export type Access = 'byFilter' | 'byCell' | CatalogueOrder['by']

const joined = (conditions: Condition[]): Condition => sql.join(conditions, sql.raw(' and '))

const listOf = (values: readonly (string | number)[]): Condition =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

export const within = ({ south, north, west, east }: MapBox): Condition =>
  sql`+latitude between ${south} and ${north} and +longitude between ${west} and ${east}`

function inArea(area: NonNullable<CatalogueSearch['area']>): Condition[] {
  const crossings = edgesOf(area).map(
    ({ fromLatitude, toLatitude, fromLongitude, slope }) =>
      sql`((${fromLatitude} > latitude) <> (${toLatitude} > latitude) and longitude < ${slope} * (latitude - ${fromLatitude}) + ${fromLongitude})`,
  )
  // An area without height contains no property.
  if (crossings.length === 0) return [sql`0`]
  return [within(boxAround(area)), sql`(${sql.join(crossings, sql` + `)}) % 2 = 1`]
}

function isNear(near: NonNullable<CatalogueSearch['near']>): Condition[] {
  const circle = circleOf(near)
  const north = sql`(latitude - ${circle.latitude})`
  const east = sql`(longitude - ${circle.longitude}) * ${circle.longitudeScale}`
  return [
    within(boxOfCircle(circle)),
    sql`${north} * ${north} + (${east}) * (${east}) <= ${circle.squaredRadius}`,
  ]
}

const when = (isWanted: boolean, condition: Condition): Condition[] => (isWanted ? [condition] : [])

const atLeast = (column: Condition, value: number | string | null): Condition[] =>
  value === null ? [] : [sql`${column} >= ${value}`]

const atMost = (column: Condition, value: number | null): Condition[] =>
  value === null ? [] : [sql`${column} <= ${value}`]

function onPrice({ priceMin, priceMax, isPriced }: CatalogueSearch, price: Condition): Condition[] {
  return [
    ...atLeast(price, priceMin),
    ...atMost(price, priceMax),
    ...(isPriced === null ? [] : [isPriced ? sql`${price} is not null` : sql`${price} is null`]),
  ]
}

/** The conditions on the property itself; all except goal, types, city and language. */
function onQualities(search: CatalogueSearch): Condition[] {
  const { epc, area, near, isGone } = search
  return [
    ...atLeast(sql`bedrooms`, search.bedroomsMin),
    ...atLeast(sql`surface_living`, search.surfaceMin),
    ...atLeast(sql`surface_ground`, search.groundMin),
    ...when(epc.length > 0, sql`epc in ${listOf(epc)}`),
    ...when(search.garden, sql`has_garden = 1`),
    ...when(search.terrace, sql`has_terrace = 1`),
    ...when(search.garage, sql`has_garage = 1`),
    ...when(search.parking, sql`has_parking = 1`),
    ...when(search.furnished, sql`is_furnished = 1`),
    ...when(search.newBuild, sql`is_new_build = 1`),
    ...atLeast(sql`bathrooms`, search.bathroomsMin),
    ...when(search.lift, sql`has_lift = 1`),
    ...when(search.pool, sql`has_pool = 1`),
    ...when(search.groundFloor, sql`is_ground_floor = 1`),
    ...atLeast(sql`+online_since`, search.since),
    ...atLeast(sql`open_house_until`, search.openHouseFrom),
    ...when(search.priceCut, sql`has_price_cut = 1`),
    ...atMost(sql`price_per_square_metre`, search.priceM2Max),
    ...atMost(sql`rent_with_charges`, search.rentTotalMax),
    ...when(search.isSpotlight, sql`is_spotlight = 1`),
    ...when(search.hideSold, sql`availability <> 'gone'`),
    ...(isGone === null ? [] : [isGone ? sql`availability = 'gone'` : sql`availability <> 'gone'`]),
    ...when(search.hideUnderOption, sql`availability <> 'underOption'`),
    ...(area ? inArea(area) : []),
    ...(near ? isNear(near) : []),
    ...haveWords(search),
    ...(search.properties
      ? [sql`+property in (select value from json_each(${JSON.stringify(search.properties)}))`]
      : []),
  ]
}

const inCities = (search: CatalogueSearch, column: Condition): Condition[] =>
  when(search.localityIds.length > 0, sql`${column} in ${listOf(search.localityIds)}`)

/**
 * The public numbers of the types in the query. A search with other filters but without types and cities lists all
 * existing types: the index of types then leads to its prices. Cities narrow a search enough, and a search without
 * filters has a shorter index.
 */
function namedTypes(search: CatalogueSearch, isNarrowed: boolean): number[] {
  const isAny = search.types.length === 0 && search.localityIds.length === 0 && isNarrowed
  return isAny && !search.isSpotlight ? search.knownTypes : search.types
}

/** Whether the indexes of the orders contain all that a search asks for: goal, language and availability at most. */
export const isPlain = (search: CatalogueSearch): boolean =>
  search.types.length === 0 &&
  search.localityIds.length === 0 &&
  onPrice(search, sql`price`).length === 0 &&
  onQualities({ ...search, isGone: null }).length === 0

/** Conditions on properties of one goal by main type. */
export function mainConditions(search: CatalogueSearch, goal: string, access: Access): Condition {
  const isByFilter = access === 'byFilter'
  const column = (name: string) => sql.raw(isByFilter ? name : `+${name}`)
  const price = access === 'price' ? sql`price` : column('price')
  const others = [...onPrice(search, price), ...onQualities(search)]
  const types = namedTypes(search, isByFilter && others.length > 0)
  return joined([
    search.isSpotlight
      ? sql`+locale = ${search.locale} and +goal = ${goal}`
      : sql`locale = ${search.locale} and goal = ${goal}`,
    ...inCities(search, column('locality')),
    ...when(types.length > 0, sql`${column('web_id')} in ${listOf(types)}`),
    ...others,
  ])
}

/** As a range, the first condition makes SQLite use the index of further types; `is not null` scans the table. */
const furtherConditions = (search: CatalogueSearch): Condition[] => [
  sql`locale = ${search.locale}`,
  sql`further_types > ''`,
  sql`+goal in ${listOf(search.goals)}`,
  ...inCities(search, sql`+locality`),
  ...onPrice(search, sql`+price`),
  ...onQualities(search),
]

/** Conditions on properties that have one of the types only among their further types; null without types. */
export function furtherConditionsOf(search: CatalogueSearch): Condition | null {
  const { types: webIds } = search
  if (webIds.length === 0) return null
  const hasOne = webIds.map((webId) => sql`instr(further_types, ${`,${webId},`}) > 0`)
  return joined([
    ...furtherConditions(search),
    sql`(${sql.join(hasOne, sql` or `)})`,
    // A property without a type has no main type to compare.
    sql`(web_id is null or +web_id not in ${listOf(webIds)})`,
  ])
}

/** Conditions on all properties with further types. */
export const anyFurtherConditions = (search: CatalogueSearch): Condition => joined(furtherConditions(search))
