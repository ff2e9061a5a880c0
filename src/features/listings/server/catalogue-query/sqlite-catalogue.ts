import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { webIdsIn } from '@/features/listings/model/search-row'
import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'

import {
  newestFirst,
  type CatalogueOrder,
  type CataloguePoint,
  type CatalogueProperty,
  type CatalogueSearch,
  type CatalogueStore,
  type CatalogueWindow,
} from './catalogue-search'
import {
  anyFurtherConditions,
  furtherConditionsOf,
  isPlain,
  mainConditions,
  type Access,
  type Condition,
} from './sqlite-conditions'

type Read = <Row>(query: Condition) => Promise<Row[]>

/** The conditions of disjoint parts of a search: one part per goal, and one for further types. */
function partsOf(search: CatalogueSearch, access: Access = 'byFilter'): Condition[] {
  const main = search.goals.map((goal) => mainConditions(search, goal, access))
  const further = furtherConditionsOf(search)
  return further ? [...main, further] : main
}

const orderColumns = {
  onlineSince: 'online_since',
  price: 'price',
  sortCityNl: 'sort_city_nl',
  sortCityFr: 'sort_city_fr',
  sortCityEn: 'sort_city_en',
  sortCityDe: 'sort_city_de',
  sortTypeNl: 'sort_type_nl',
  sortTypeFr: 'sort_type_fr',
  sortTypeEn: 'sort_type_en',
  sortTypeDe: 'sort_type_de',
} as const satisfies Record<CatalogueOrder['by'], string>

/** More properties than any agency offers; below this number both query plans are fast. */
const assumedProperties = 100_000

/**
 * Sorting the filtered rows costs time per match; following an index of the order costs time per row skipped on
 * the way, and the fewer match, the more are skipped. The filter indexes contain date and price, so sorting by
 * those is eight times cheaper than by columns that must be fetched. The index of an order answers a plain search
 * alone. Measured with `npm run bench:catalogue`.
 */
function accessFor(search: CatalogueSearch, { by }: CatalogueOrder, window: CatalogueWindow): Access {
  const { limit, offset, total } = window
  const isInFilterIndex = by === 'onlineSince' || by === 'price'
  const stepCost = isInFilterIndex && !isPlain(search) ? 8 : 1
  return total * total > (offset + limit) * assumedProperties * stepCost ? by : 'byFilter'
}

const direction = ({ isDescending }: CatalogueOrder) => sql.raw(isDescending ? 'desc' : 'asc')

/** The first properties of one part. */
function firstRows(where: Condition, order: CatalogueOrder, access: Access, last: number): Condition {
  const column = orderColumns[order.by]
  const free = sql.raw(access === 'byFilter' ? '+' : '')
  return sql`select ref, ${sql.raw(column)} as sorted, rowid as row from search_rows where ${where}
    order by ${free}${sql.raw(column)} ${direction(order)}, ${free}ref ${direction(order)} limit ${last}`
}

/** Numbers and rows of one page. */
function windowQuery(search: CatalogueSearch, order: CatalogueOrder, window: CatalogueWindow): Condition {
  const access = accessFor(search, order, window)
  const last = window.offset + window.limit
  const parts = partsOf(search, access).map(
    (where) => sql`select ref, sorted, row from (${firstRows(where, order, access, last)})`,
  )
  return sql`select ref, row from (${sql.join(parts, sql` union all `)})
    order by sorted ${direction(order)}, ref ${direction(order)} limit ${window.limit} offset ${window.offset}`
}

async function countBy<K>(read: Read, column: string, parts: Condition[]): Promise<Map<K, number>> {
  const key = sql.raw(column)
  const found = await Promise.all(
    parts.map((where) =>
      read<{ key: K | null; total: number }>(
        sql`select ${key} as key, count(*) as total from search_rows where ${where} group by 1`,
      ),
    ),
  )
  const counts = new Map<K, number>()
  for (const { key: each, total } of found.flat())
    if (each !== null) counts.set(each, (counts.get(each) ?? 0) + total)
  return counts
}

type PointRow = [
  ref: number,
  goal: PropertyGoal,
  latitude: number,
  longitude: number,
  isApproximate: 0 | 1,
  price: number | null,
  priceUnit: number | null,
  webId: number | null,
  localityId: string | null,
  marquee: number | null,
  availability: SearchAvailability,
]

/**
 * One text for the whole result, because the driver is slow to create ten thousand rows. SQLite keeps the order of
 * a cross join, and so the order of the numbers.
 */
const pointsQuery = (page: Condition): Condition => sql`select json_group_array(json_array(
  ref, goal, latitude, longitude, is_approximate, price, price_unit, web_id, locality, marquee, availability)) as points
  from (${page}) as chosen cross join search_rows using (ref)
  where search_rows.rowid = chosen.row and latitude is not null and longitude is not null`

function toPoint(row: PointRow): CataloguePoint {
  const [ref, goal, latitude, longitude, isApproximate, price, ...others] = row
  const [priceUnit, webId, localityId, marquee, availability] = others
  return {
    ...{ ref, goal, latitude, longitude, price, priceUnit, webId, localityId, marquee, availability },
    isApproximate: isApproximate === 1,
  }
}

async function count(read: Read, search: CatalogueSearch): Promise<number> {
  const counts = partsOf(search).map((where) => sql`(select count(*) from search_rows where ${where})`)
  const [row] = await read<{ total: number }>(sql`select ${sql.join(counts, sql` + `)} as total`)
  return row?.total ?? 0
}

async function findRefs(read: Read, ...args: Parameters<CatalogueStore['findRefs']>): Promise<number[]> {
  const rows = await read<{ ref: number }>(windowQuery(...args))
  return rows.map(({ ref }) => ref)
}

async function findPoints(read: Read, search: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  const total = await count(read, search)
  const page = windowQuery(search, newestFirst, { limit, offset: 0, total })
  const [row] = await read<{ points: string }>(pointsQuery(page))
  // The text comes from this query.
  const points = JSON.parse(row?.points ?? '[]') as PointRow[]
  return points.map(toPoint)
}

async function findOne(read: Read, ref: number): Promise<CatalogueProperty | null> {
  const columns = sql`ref, goal, web_id as "webId", price, latitude, longitude`
  const [row] = await read<CatalogueProperty>(sql`select ${columns} from search_rows where ref = ${ref}`)
  return row ?? null
}

async function countByType(read: Read, search: CatalogueSearch): Promise<Map<number, number>> {
  const anyType = { ...search, types: [] }
  const counts = await countBy<number>(read, 'web_id', partsOf(anyType))
  const further = await countBy<string>(read, 'further_types', [anyFurtherConditions(anyType)])
  for (const [webIds, total] of further)
    for (const webId of webIdsIn(webIds)) counts.set(webId, (counts.get(webId) ?? 0) + total)
  return counts
}

/** The queries of lists as SQL with bound values: visitors' input is never part of the SQL text. */
export function sqliteCatalogue({ db }: Payload): CatalogueStore {
  const read: Read = async <Row>(query: Condition) => db.drizzle.all<Row>(query)
  return {
    count: (search) => count(read, search),
    countByCity: (search) => countBy<string>(read, 'locality', partsOf(search)),
    countByType: (search) => countByType(read, search),
    findOne: (ref) => findOne(read, ref),
    findRefs: (...args) => findRefs(read, ...args),
    findPoints: (search, limit) => findPoints(read, search, limit),
  }
}
