import { sql } from '@payloadcms/db-sqlite'

import { boxAround, boxOfCircle, circleOf, edgesOf, type Box } from './area-geometry'
import type { CatalogueOrder, CatalogueSearch } from './catalogue-search'

export type Condition = ReturnType<typeof sql>

/**
 * The query plan for SQLite: by the filters, through an index that begins with them, or in the order of the list,
 * through the index of that order. SQLite has no statistics to choose a plan; a plus sign before a column excludes
 * its indexes.
 */
export type Access = 'byFilter' | CatalogueOrder['by']

const joined = (conditions: Condition[]): Condition => sql.join(conditions, sql.raw(' and '))

const listOf = (values: readonly (string | number)[]): Condition =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`

const within = ({ south, north, west, east }: Box): Condition =>
  sql`+map_latitude between ${south} and ${north} and +map_longitude between ${west} and ${east}`

function inArea(area: NonNullable<CatalogueSearch['area']>): Condition[] {
  const crossings = edgesOf(area).map(
    ({ fromLatitude, toLatitude, fromLongitude, slope }) =>
      sql`((${fromLatitude} > map_latitude) <> (${toLatitude} > map_latitude) and map_longitude < ${slope} * (map_latitude - ${fromLatitude}) + ${fromLongitude})`,
  )
  // An area without height contains no property.
  if (crossings.length === 0) return [sql`0`]
  return [within(boxAround(area)), sql`(${sql.join(crossings, sql` + `)}) % 2 = 1`]
}

function isNear(near: NonNullable<CatalogueSearch['near']>): Condition[] {
  const circle = circleOf(near)
  const north = sql`(map_latitude - ${circle.latitude})`
  const east = sql`(map_longitude - ${circle.longitude}) * ${circle.longitudeScale}`
  return [
    within(boxOfCircle(circle)),
    sql`${north} * ${north} + (${east}) * (${east}) <= ${circle.squaredRadius}`,
  ]
}

const when = (isWanted: boolean, condition: Condition): Condition[] => (isWanted ? [condition] : [])

const atLeast = (column: Condition, value: number | null): Condition[] =>
  value === null ? [] : [sql`${column} >= ${value}`]

function onPrice({ priceMin, priceMax, isPriced }: CatalogueSearch, price: Condition): Condition[] {
  return [
    ...atLeast(price, priceMin),
    ...(priceMax === null ? [] : [sql`${price} <= ${priceMax}`]),
    ...(isPriced === null ? [] : [isPriced ? sql`${price} is not null` : sql`${price} is null`]),
  ]
}

const onPlace = ({ area, near }: CatalogueSearch): Condition[] => [
  ...(area ? inArea(area) : []),
  ...(near ? isNear(near) : []),
]

/** The conditions on the property itself; all except goal, types and city. */
function onQualities(search: CatalogueSearch): Condition[] {
  return [
    ...atLeast(sql`bedrooms`, search.bedroomsMin),
    ...atLeast(sql`surface_living`, search.surfaceMin),
    ...atLeast(sql`surface_ground`, search.groundMin),
    ...when(search.epc.length > 0, sql`search_epc in ${listOf(search.epc)}`),
    ...when(search.garden, sql`search_garden = 1`),
    ...when(search.terrace, sql`search_terrace = 1`),
    ...when(search.garage, sql`search_garage = 1`),
    ...when(search.newBuild, sql`search_new_build = 1`),
    // "is not" also includes rows whose column is still empty.
    ...when(search.hideSold, sql`search_availability is not 'gone'`),
    ...when(search.hideUnderOption, sql`search_availability is not 'underOption'`),
    // In every index, unlike the languages themselves.
    ...when(search.hiddenRefs.length > 0, sql`+ref not in ${listOf(search.hiddenRefs)}`),
    ...onPlace(search),
  ]
}

/** Must be identical to the condition of the partial indexes (`features/listings/server/search-indexes.ts`). */
export const isPublic = sql`_status = 'published' and status <> 'withdrawn'`

const inCities = (search: CatalogueSearch, column: Condition): Condition[] =>
  when(search.localityIds.length > 0, sql`${column} in ${listOf(search.localityIds)}`)

/**
 * The public numbers of the types in the query. A search with other filters but without types and cities lists all
 * existing types: the index of types then leads to its prices. Cities narrow a search enough, and a search without
 * filters has a shorter index.
 */
function namedTypes(search: CatalogueSearch, isNarrowed: boolean): number[] {
  const isAny = search.types.length === 0 && search.localityIds.length === 0 && isNarrowed
  return (isAny ? search.knownTypes : search.types).map(({ webId }) => webId)
}

/** Conditions on properties of one goal by main type. */
export function mainConditions(search: CatalogueSearch, goal: string, access: Access): Condition {
  const isByFilter = access === 'byFilter'
  const column = (name: string) => sql.raw(isByFilter ? name : `+${name}`)
  const price = access === 'searchPrice' ? sql`search_price` : column('search_price')
  const others = [...onPrice(search, price), ...onQualities(search)]
  const types = namedTypes(search, isByFilter && others.length > 0)
  return joined([
    isPublic,
    sql`goal = ${goal}`,
    ...inCities(search, column('locality_id')),
    ...when(types.length > 0, sql`${column('search_web_id')} in ${listOf(types)}`),
    ...others,
  ])
}

/** The ids of properties with one of these further types, each once. */
const parentsByFurtherType = (ids: readonly string[]): Condition =>
  sql`(select distinct parent_id from properties_rels where +path = 'furtherTypes' and property_types_id in ${listOf(ids)})`

export interface Source {
  from: Condition
  where: Condition
}

const furtherConditions = (search: CatalogueSearch): Condition[] => [
  isPublic,
  sql`+goal in ${listOf(search.goals)}`,
  ...inCities(search, sql`+locality_id`),
  ...onPrice(search, sql`+search_price`),
  ...onQualities(search),
]

/**
 * Properties that have one of the types only among their further types: few, so they are looked up one by one.
 */
export function furtherSource(search: CatalogueSearch): Source | null {
  if (search.types.length === 0) return null
  const parents = parentsByFurtherType(search.types.map(({ id }) => id))
  const webIds = search.types.map(({ webId }) => webId)
  return {
    // SQLite keeps the order of a cross join.
    from: sql`${parents} as further cross join properties on properties.id = further.parent_id`,
    where: joined([...furtherConditions(search), sql`+search_web_id not in ${listOf(webIds)}`]),
  }
}

/** Every property once per further type, for all types. */
export const everyFurtherSource = (search: CatalogueSearch): Source => ({
  from: sql`properties_rels as further cross join properties on properties.id = further.parent_id`,
  where: joined([
    sql`further.path = 'furtherTypes'`,
    sql`further.property_types_id <> type_id`,
    ...furtherConditions(search),
  ]),
})
