import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { webIdsIn } from '@/features/listings/model/search-row'

import type { CatalogueProperty, CatalogueSearch, CatalogueStore } from './catalogue-search'
import { anyFurtherConditions, type Condition } from './sqlite-conditions'
import { sqliteMap } from './sqlite-map'
import { countMatches, partsOf, windowQuery, type Read } from './sqlite-window'

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

async function findRefs(read: Read, ...args: Parameters<CatalogueStore['findRefs']>): Promise<number[]> {
  const rows = await read<{ ref: number }>(windowQuery(...args))
  return rows.map(({ ref }) => ref)
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
    count: (search) => countMatches(read, search),
    countByCity: (search) => countBy<string>(read, 'locality', partsOf(search)),
    countByType: (search) => countByType(read, search),
    findOne: (ref) => findOne(read, ref),
    findRefs: (...args) => findRefs(read, ...args),
    ...sqliteMap(read),
  }
}
