import { sql } from '@payloadcms/db-sqlite'

import {
  cellRanges,
  cellsOf,
  cellSize,
  gridFor,
  type MapBox,
  type MapGrid,
} from '@/features/listings/model/map-grid'
import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

import {
  availableOf,
  newestFirst,
  type CatalogueCell,
  type CatalogueExtent,
  type CataloguePoint,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-search'
import { furtherConditionsOf, mainConditions, within, type Condition } from './sqlite-conditions'
import { countMatches, partsOf, windowQuery, type Read } from './sqlite-window'

type PointRow = [
  ref: number,
  goal: PropertyGoal,
  latitude: number,
  longitude: number,
  isApproximate: 0 | 1,
  price: number | null,
  bouquet: number | null,
  annuity: number | null,
  priceUnit: number | null,
  webId: number | null,
  localityId: string | null,
  marquee: number | null,
  availability: SearchAvailability,
]

/**
 * One text for the whole result, because the driver is slow to create thousands of rows. SQLite keeps the order of
 * a cross join, and so the order of the numbers.
 */
const pointsQuery = (chosen: Condition): Condition => sql`select json_group_array(json_array(
  ref, goal, latitude, longitude, is_approximate, price, bouquet, annuity, price_unit, web_id, locality, marquee, availability)) as points
  from (${chosen}) as chosen cross join search_rows using (ref)
  where search_rows.rowid = chosen.row and latitude is not null and longitude is not null`

function toPoint(row: PointRow): CataloguePoint {
  const [ref, goal, latitude, longitude, isApproximate, price, bouquet, annuity, ...others] = row
  const [priceUnit, webId, localityId, marquee, availability] = others
  return {
    ref,
    goal,
    latitude,
    longitude,
    price,
    bouquet,
    annuity,
    priceUnit,
    webId,
    localityId,
    marquee,
    availability,
    isApproximate: isApproximate === 1,
  }
}

async function readPoints(read: Read, chosen: Condition): Promise<CataloguePoint[]> {
  const [row] = await read<{ points: string }>(pointsQuery(chosen))
  // The text comes from this query.
  return (JSON.parse(row?.points ?? '[]') as PointRow[]).map(toPoint)
}

async function findPoints(read: Read, query: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  // What is sold or let has no point.
  const search = availableOf(query)
  const total = await countMatches(read, search)
  return readPoints(read, windowQuery(search, newestFirst, { limit, offset: 0, total }))
}

const findPointsByRefs = (read: Read, refs: readonly number[], locale: Locale) =>
  readPoints(
    read,
    sql`select ref, rowid as row from search_rows
      where locale = ${locale} and ref in (select value from json_each(${JSON.stringify(refs)}))`,
  )

const placed = (where: Condition): Condition =>
  sql`search_rows where ${where} and latitude is not null and longitude is not null`

async function findExtent(read: Read, search: CatalogueSearch): Promise<CatalogueExtent> {
  const parts = partsOf(search).map(
    (where) => sql`select count(*) as total, min(latitude) as south, max(latitude) as north,
      min(longitude) as west, max(longitude) as east from ${placed(where)}`,
  )
  const [row] = await read<{
    total: number
    south: number | null
    north: number
    west: number
    east: number
  }>(
    sql`select sum(total) as total, min(south) as south, max(north) as north, min(west) as west, max(east) as east
      from (${sql.join(parts, sql` union all `)})`,
  )
  if (!row || row.south === null) return { total: 0, box: null }
  const { total, south, north, west, east } = row
  return { total, box: { south, north, west, east } }
}

/** What follows the name of the table for one goal, read by cell. */
const byCell = (search: CatalogueSearch, goal: string, from: Condition, to: Condition): Condition =>
  sql`${mainConditions(search, goal, 'byCell')} and map_cell >= ${from} and map_cell < ${to}`

async function findPointsIn(read: Read, search: CatalogueSearch, box: MapBox, limit: number) {
  const ranges = JSON.stringify(cellRanges(gridFor(box)))
  const columns = sql`select ref, online_since as sorted, search_rows.rowid as row from`
  const first = sql`order by +online_since desc, +ref desc limit ${limit}`
  const [from, to] = [sql`json_extract(cells.value, '$[0]')`, sql`json_extract(cells.value, '$[1]')`]
  const parts = search.goals.map(
    (goal) =>
      sql`${columns} json_each(${ranges}) as cells cross join search_rows
        where ${byCell(search, goal, from, to)} and ${within(box)} ${first}`,
  )
  const further = furtherConditionsOf(search)
  if (further) parts.push(sql`${columns} search_rows where ${further} and ${within(box)} ${first}`)
  const all = sql.join(
    parts.map((part) => sql`select * from (${part})`),
    sql` union all `,
  )
  return readPoints(read, sql`select ref, row from (${all}) order by sorted desc, ref desc limit ${limit}`)
}

type CellRow = [cell: number, total: number, latitude: number, longitude: number, ref: number]

/** Sums instead of means, because a cell may have properties of several parts. */
const sums = sql`count(*), sum(latitude), sum(longitude), min(ref)`

/**
 * A subquery for each cell: the rows of a cell follow each other in the covering index, so that nothing is sorted, as
 * `group by` would. Without `materialized` SQLite would count twice, for the result and for its condition.
 */
const countedCells = (search: CatalogueSearch, goal: string, grid: MapGrid): Condition => {
  const end = sql`cells.value + ${cellSize(grid.level)}`
  return sql`with counted as materialized (
      select (select json_array(cells.value, ${sums}) from search_rows
        where ${byCell(search, goal, sql`cells.value`, end)} having count(*) > 0) as cell
      from json_each(${JSON.stringify(cellsOf(grid))}) as cells)
    select json_group_array(json(cell)) as cells from counted where cell is not null`
}

/** Properties with further types are few. */
function furtherCells(further: Condition, grid: MapGrid): Condition {
  const size = cellSize(grid.level)
  const index = sql`cast(map_cell / ${size} as integer)`
  const inGrid = sql`exists (select 1 from json_each(${JSON.stringify(cellRanges(grid))}) as cells
    where map_cell >= json_extract(cells.value, '$[0]') and map_cell < json_extract(cells.value, '$[1]'))`
  return sql`select json_group_array(json(cell)) as cells from (
    select json_array(${index} * ${size}, ${sums}) as cell from search_rows
    where ${further} and ${inGrid} group by ${index})`
}

function sumUp(rows: readonly CellRow[]): CatalogueCell[] {
  const cells = new Map<number, CatalogueCell>()
  for (const [cell, total, latitude, longitude, ref] of rows) {
    const sum = cells.get(cell) ?? { total: 0, latitude: 0, longitude: 0, ref }
    cells.set(cell, {
      total: sum.total + total,
      latitude: sum.latitude + latitude,
      longitude: sum.longitude + longitude,
      ref: Math.min(sum.ref, ref),
    })
  }
  return [...cells.values()].map(({ total, ref, latitude, longitude }) => ({
    total,
    ref,
    latitude: latitude / total,
    longitude: longitude / total,
  }))
}

async function findCells(read: Read, search: CatalogueSearch, grid: MapGrid): Promise<CatalogueCell[]> {
  const further = furtherConditionsOf(search)
  const queries = [
    ...search.goals.map((goal) => countedCells(search, goal, grid)),
    ...(further ? [furtherCells(further, grid)] : []),
  ]
  const answers = await Promise.all(queries.map((query) => read<{ cells: string }>(query)))
  // The texts come from these queries.
  return sumUp(answers.flat().flatMap(({ cells }) => JSON.parse(cells) as CellRow[]))
}

type MapQueries = 'findPoints' | 'findPointsIn' | 'findPointsByRefs' | 'findExtent' | 'findCells'

/** The queries of maps. */
export const sqliteMap = (read: Read): Pick<CatalogueStore, MapQueries> => ({
  findPoints: (search, limit) => findPoints(read, search, limit),
  findPointsIn: (search, box, limit) => findPointsIn(read, search, box, limit),
  findPointsByRefs: (refs, locale) => findPointsByRefs(read, refs, locale),
  findExtent: (search) => findExtent(read, search),
  findCells: (search, grid) => findCells(read, search, grid),
})
