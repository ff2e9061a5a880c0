import { sql } from '@payloadcms/db-sqlite'

import type { CatalogueOrder, CatalogueSearch, CatalogueWindow } from './catalogue-search'
import {
  furtherConditionsOf,
  isPlain,
  mainConditions,
  type Access,
  type Condition,
} from './sqlite-conditions'
import { matchWeight } from './sqlite-words'

export type Read = <Row>(query: Condition) => Promise<Row[]>

/** The conditions of disjoint parts of a search: one part per goal, and one for further types. */
export function partsOf(search: CatalogueSearch, access: Access = 'byFilter'): Condition[] {
  const main = search.goals.map((goal) => mainConditions(search, goal, access))
  const further = furtherConditionsOf(search)
  return further ? [...main, further] : main
}

const orderColumns = {
  onlineSince: 'online_since',
  soldAt: 'sold_at',
  price: 'price',
  sortCity: 'sort_city',
  sortType: 'sort_type',
} as const satisfies Record<Exclude<CatalogueOrder['by'], 'match'>, string>

/** More properties than any agency offers; below this number both query plans are fast. */
const assumedProperties = 100_000

/**
 * Sorting the filtered rows costs time per match; following an index of the order costs time per row skipped on
 * the way, and the fewer match, the more are skipped. The filter indexes contain date and price, so sorting by
 * those is eight times cheaper than by columns that must be fetched. The index of an order answers a plain search
 * alone. Measured with `npm run bench catalogue`.
 */
function accessFor(search: CatalogueSearch, { by }: CatalogueOrder, window: CatalogueWindow): Access {
  const { limit, offset, total } = window
  // No index has the day of a sale.
  if (by === 'match' || by === 'soldAt') return 'byFilter'
  const isInFilterIndex = by === 'onlineSince' || by === 'price'
  const stepCost = isInFilterIndex && !isPlain(search) ? 8 : 1
  return total * total > (offset + limit) * assumedProperties * stepCost ? by : 'byFilter'
}

const direction = ({ isDescending }: CatalogueOrder) => sql.raw(isDescending ? 'desc' : 'asc')

/** One text to sort by: where the words are, then the date. */
const matchColumn = (search: CatalogueSearch): Condition =>
  sql`(${matchWeight(search)} || coalesce(online_since, ''))`

function firstRows(
  search: CatalogueSearch,
  where: Condition,
  order: CatalogueOrder,
  last: number,
  access: Access,
) {
  if (order.by === 'match')
    return sql`select ref, ${matchColumn(search)} as sorted, rowid as row from search_rows where ${where}
      order by 2 desc, +ref desc limit ${last}`
  const column = orderColumns[order.by]
  const free = sql.raw(access === 'byFilter' ? '+' : '')
  return sql`select ref, ${sql.raw(column)} as sorted, rowid as row from search_rows where ${where}
    order by ${free}${sql.raw(column)} ${direction(order)}, ${free}ref ${direction(order)} limit ${last}`
}

/** A query for the numbers and rows of one page. */
export function windowQuery(
  search: CatalogueSearch,
  order: CatalogueOrder,
  window: CatalogueWindow,
): Condition {
  const access = accessFor(search, order, window)
  const last = window.offset + window.limit
  const parts = partsOf(search, access).map(
    (where) => sql`select ref, sorted, row from (${firstRows(search, where, order, last, access)})`,
  )
  return sql`select ref, row from (${sql.join(parts, sql` union all `)})
    order by sorted ${direction(order)}, ref ${direction(order)} limit ${window.limit} offset ${window.offset}`
}

/** The number of properties of a search. */
export async function countMatches(read: Read, search: CatalogueSearch): Promise<number> {
  const counts = partsOf(search).map((where) => sql`(select count(*) from search_rows where ${where})`)
  const [row] = await read<{ total: number }>(sql`select ${sql.join(counts, sql` + `)} as total`)
  return row?.total ?? 0
}
