import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { SearchAvailability } from '@/features/property/model/availability'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertyGoal } from '@/features/property/model/goal'

import {
  newestFirst,
  type CatalogueOrder,
  type CataloguePoint,
  type CatalogueSearch,
  type CatalogueStore,
  type CatalogueWindow,
} from './catalogue-search'
import {
  everyFurtherSource,
  furtherSource,
  isPublic,
  mainConditions,
  type Access,
  type Condition,
  type Source,
} from './sqlite-conditions'

type Read = <Row>(query: Condition) => Promise<Row[]>

/** The sources of matching properties: one per goal, and one for further types. */
function searchSources(search: CatalogueSearch, access: Access = 'byFilter'): Source[] {
  const main = search.goals.map((goal) => ({
    from: sql`properties`,
    where: mainConditions(search, goal, access),
  }))
  const further = furtherSource(search)
  return further ? [...main, further] : main
}

const orderColumns = {
  onlineSince: 'online_since',
  searchPrice: 'search_price',
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
 * those is eight times cheaper than by columns that must be fetched. Measured with `npm run bench:catalogue`.
 */
function accessFor({ by }: CatalogueOrder, { limit, offset, total }: CatalogueWindow): Access {
  const stepCost = by === 'onlineSince' || by === 'searchPrice' ? 8 : 1
  return total * total > (offset + limit) * assumedProperties * stepCost ? by : 'byFilter'
}

const direction = ({ isDescending }: CatalogueOrder) => sql.raw(isDescending ? 'desc' : 'asc')

/** The first properties of one source. */
function firstRows({ from, where }: Source, order: CatalogueOrder, access: Access, last: number): Condition {
  const column = orderColumns[order.by]
  const free = sql.raw(access === 'byFilter' ? '+' : '')
  return sql`select ref, ${sql.raw(column)} as sorted from ${from} where ${where}
    order by ${free}${sql.raw(column)} ${direction(order)}, ${free}ref ${direction(order)} limit ${last}`
}

function windowQuery(search: CatalogueSearch, order: CatalogueOrder, window: CatalogueWindow): Condition {
  const access = accessFor(order, window)
  const last = window.offset + window.limit
  const parts = searchSources(search, access).map(
    (source) => sql`select ref, sorted from (${firstRows(source, order, access, last)})`,
  )
  return sql`select ref from (${sql.join(parts, sql` union all `)})
    order by sorted ${direction(order)}, ref ${direction(order)} limit ${window.limit} offset ${window.offset}`
}

function addCounts<K>(rows: { key: K | null; total: number }[]): Map<K, number> {
  const counts = new Map<K, number>()
  for (const { key, total } of rows) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + total)
  return counts
}

async function countBy<K>(read: Read, key: Condition, sources: Source[]): Promise<Map<K, number>> {
  const counts = await Promise.all(
    sources.map(({ from, where }) =>
      read<{ key: K | null; total: number }>(
        sql`select ${key} as key, count(*) as total from ${from} where ${where} group by 1`,
      ),
    ),
  )
  return addCounts(counts.flat())
}

type PointRow = [
  ref: number,
  goal: PropertyGoal,
  latitude: number,
  longitude: number,
  isExact: 0 | 1,
  price: number | null,
  priceUnit: number | null,
  webId: number | null,
  localityId: string | null,
  marquee: number | null,
  availability: SearchAvailability | null,
]

/**
 * One text for the whole result, because the driver is slow to create ten thousand rows. SQLite keeps the order of
 * a cross join, and so the order of the numbers.
 */
const pointsQuery = (refs: Condition): Condition => sql`select json_group_array(json_array(
  ref, goal, map_latitude, map_longitude, publish_address = 1 and latitude is not null and longitude is not null,
  search_price, price_unit, search_web_id, locality_id, marquee, search_availability)) as points
  from (${refs}) as chosen cross join properties using (ref)
  where map_latitude is not null and map_longitude is not null`

function toPoint(row: PointRow): CataloguePoint {
  const [
    ref,
    goal,
    latitude,
    longitude,
    isExact,
    price,
    priceUnit,
    webId,
    localityId,
    marquee,
    availability,
  ] = row
  return {
    ...{ ref, goal, latitude, longitude, price, priceUnit, webId, localityId, marquee },
    isApproximate: isExact !== 1,
    availability: availability ?? 'available',
  }
}

async function count(read: Read, search: CatalogueSearch): Promise<number> {
  const counts = searchSources(search).map(
    ({ from, where }) => sql`(select count(*) from ${from} where ${where})`,
  )
  const [row] = await read<{ total: number }>(sql`select ${sql.join(counts, sql` + `)} as total`)
  return row?.total ?? 0
}

async function findRefs(read: Read, ...args: Parameters<CatalogueStore['findRefs']>): Promise<number[]> {
  const rows = await read<{ ref: number }>(windowQuery(...args))
  return rows.map(({ ref }) => ref)
}

async function findPoints(read: Read, search: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  const total = await count(read, search)
  const refs = windowQuery(search, newestFirst, { limit, offset: 0, total })
  const [row] = await read<{ points: string }>(pointsQuery(refs))
  // The text comes from this query.
  const points = JSON.parse(row?.points ?? '[]') as PointRow[]
  return points.map(toPoint)
}

async function countByType(read: Read, search: CatalogueSearch): Promise<Map<number, number>> {
  const anyType = { ...search, types: [] }
  const counts = await countBy<number>(read, sql`search_web_id`, searchSources(anyType))
  const further = await countBy<string>(read, sql`further.property_types_id`, [everyFurtherSource(anyType)])
  for (const { id, webId } of search.knownTypes) {
    const total = (counts.get(webId) ?? 0) + (further.get(id) ?? 0)
    if (total > 0) counts.set(webId, total)
  }
  return counts
}

async function findHiddenRefs(read: Read, locale: Locale): Promise<number[]> {
  const languages = sql`select 1 from properties_published_in as languages where languages.parent_id = properties.id`
  const rows = await read<{ ref: number }>(sql`select ref from properties where ${isPublic}
    and exists (${languages}) and not exists (${languages} and languages.value = ${locale})`)
  return rows.map(({ ref }) => ref)
}

/** The queries of lists as SQL with bound values: visitors' input is never part of the SQL text. */
export function sqliteCatalogue({ db }: Payload): CatalogueStore {
  const read: Read = async <Row>(query: Condition) => db.drizzle.all<Row>(query)
  return {
    findHiddenRefs: (locale) => findHiddenRefs(read, locale),
    count: (search) => count(read, search),
    countByCity: (search) => countBy<string>(read, sql`locality_id`, searchSources(search)),
    countByType: (search) => countByType(read, search),
    findRefs: (...args) => findRefs(read, ...args),
    findPoints: (search, limit) => findPoints(read, search, limit),
  }
}
