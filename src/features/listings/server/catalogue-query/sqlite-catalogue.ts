import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { CatalogueProperty, CatalogueSearch, CatalogueStore } from './catalogue-search'
import { anyFurtherConditions, mainConditions, type Condition } from './sqlite-conditions'
import { sqliteMap } from './sqlite-map'
import { countMatches, windowQuery, type Read } from './sqlite-window'
import { sumCounts, type CountedFurther, type CountedGroup } from './sum-counts'

/** Groups as one text, because the driver is slow to create thousands of rows. */
const groupsQuery = (columns: string, fields: string, where: Condition): Condition =>
  sql`select json_group_array(json_object(${sql.raw(fields)}, 'total', total)) as found from (
    select ${sql.raw(columns)}, count(*) as total from search_rows where ${where} group by ${sql.raw(columns)})`

const [groupColumns, groupFields] = ['locality, web_id', "'locality', locality, 'webId', web_id"]

/** One pass over an index that begins with the place and the main type, so that groups need no sorting. */
const mainGroups = (where: Condition) => groupsQuery(groupColumns, groupFields, where)

const furtherGroups = (where: Condition) =>
  groupsQuery(`${groupColumns}, further_types`, `${groupFields}, 'furtherTypes', further_types`, where)

async function readGroups<Group>(read: Read, queries: readonly Condition[]): Promise<Group[]> {
  const answers = await Promise.all(queries.map((query) => read<{ found: string }>(query)))
  // The texts come from these queries.
  return answers.flat().flatMap((row) => JSON.parse(row.found) as Group[])
}

async function countOptions(read: Read, search: CatalogueSearch, withPlaces: boolean) {
  // Without known types, SQLite does not use the index of types.
  const any = { ...search, types: [], knownTypes: [], ...(withPlaces && { localityIds: [] }) }
  const main = any.goals.map((goal) => mainGroups(mainConditions(any, goal, 'byFilter')))
  const [groups, further] = await Promise.all([
    readGroups<CountedGroup>(read, main),
    readGroups<CountedFurther>(read, [furtherGroups(anyFurtherConditions(any))]),
  ])
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
