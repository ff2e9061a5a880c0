import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { CatalogueProperty, CatalogueSearch, CatalogueStore } from './catalogue-search'
import { anyFurtherConditions, mainConditions, type Condition } from './sqlite-conditions'
import { sqliteMap } from './sqlite-map'
import { countMatches, windowQuery, type Read } from './sqlite-window'
import { sumCounts, type CountedFurther, type CountedGroup } from './sum-counts'

/**
 * One pass over an index that begins with the place and the main type, so that groups need no sorting. As one text,
 * because the driver is slow to create thousands of rows.
 */
const groupsQuery = (where: Condition): Condition =>
  sql`select json_group_array(json_object('locality', locality, 'webId', web_id, 'total', total)) as found from (
    select locality, web_id, count(*) as total from search_rows where ${where} group by locality, web_id)`

const furtherQuery = (where: Condition): Condition =>
  sql`select locality, web_id as "webId", further_types as "furtherTypes", count(*) as total
    from search_rows where ${where} group by 1, 2, 3`

async function countOptions(read: Read, search: CatalogueSearch, withPlaces: boolean) {
  // Without known types, SQLite does not use the index of types.
  const any = { ...search, types: [], knownTypes: [], ...(withPlaces && { localityIds: [] }) }
  const parts = any.goals.map((goal) => groupsQuery(mainConditions(any, goal, 'byFilter')))
  const [found, further] = await Promise.all([
    Promise.all(parts.map((query) => read<{ found: string }>(query))),
    read<CountedFurther>(furtherQuery(anyFurtherConditions(any))),
  ])
  // The texts come from this query.
  const groups = found.flat().flatMap((row) => JSON.parse(row.found) as CountedGroup[])
  return sumCounts(search, groups, further)
}

async function findRefs(read: Read, ...args: Parameters<CatalogueStore['findRefs']>): Promise<number[]> {
  const rows = await read<{ ref: number }>(windowQuery(...args))
  return rows.map(({ ref }) => ref)
}

async function findOne(read: Read, ref: number): Promise<CatalogueProperty | null> {
  const columns = sql`ref, goal, web_id as "webId", price, latitude, longitude`
  const [row] = await read<CatalogueProperty>(sql`select ${columns} from search_rows where ref = ${ref}`)
  return row ?? null
}

/** The queries of lists as SQL with bound values: visitors' input is never part of the SQL text. */
export function sqliteCatalogue({ db }: Payload): CatalogueStore {
  const read: Read = async <Row>(query: Condition) => db.drizzle.all<Row>(query)
  return {
    count: (search) => countMatches(read, search),
    countOptions: (search, withPlaces) => countOptions(read, search, withPlaces),
    findOne: (ref) => findOne(read, ref),
    findRefs: (...args) => findRefs(read, ...args),
    ...sqliteMap(read),
  }
}
