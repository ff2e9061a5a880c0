import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { MediaOwner } from './media-owners'

type Tables = Payload['db']['rawTables']
type Table = Tables[string]
type SQL = ReturnType<typeof sql>

/** Names of tables and columns come from the schema, never from a request. */
const named = (name: string): SQL => sql.raw(`"${name}"`)

/** The columns of a table that refer to another one. */
const referencesOf = ({ columns, foreignKeys = {} }: Table, target: string): string[] => [
  ...Object.values(columns).flatMap(({ name, reference }) => (reference?.table === target ? [name] : [])),
  ...Object.values(foreignKeys).flatMap(({ columns: ownColumns, foreignColumns }) =>
    foreignColumns.some(({ table }) => table === target)
      ? ownColumns.map((key) => columns[key]?.name ?? key)
      : [],
  ),
]

/** A table, and the ids of its rows that count; all rows when it is null. */
interface Rows {
  table: Table
  ids: SQL | null
}

/** The rows, and those of the tables that hold their lists, languages and relations. */
function withParts(tables: readonly Table[], roots: ReadonlySet<Table>, rows: Rows): Rows[] {
  const parts = tables.flatMap((table): Rows[] => {
    if (roots.has(table)) return []
    const parent = referencesOf(table, rows.table.name).find((column) => /^_?parent_id$/.test(column))
    if (!parent) return []
    const ids = rows.ids && sql`select id from ${named(table.name)} where ${named(parent)} in (${rows.ids})`
    return withParts(tables, roots, { table, ids })
  })
  return [rows, ...parts]
}

const snakeCase = (slug: string): string => slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The rows of content that can use media; `isNested` where JSON columns may name some. */
function contentRows(payload: Payload, owners: readonly MediaOwner[]): (Rows & { isNested: boolean })[] {
  const { config, db } = payload
  const tables = Object.values(db.rawTables)
  const tableOf = (name: string): Table | undefined => tables.find((table) => table.name === name)
  const versionsOf = (slug: string) => tableOf(`_${snakeCase(slug)}${db.versionsSuffix ?? '_v'}`)
  const entities = [...config.collections, ...config.globals]
  const roots = new Set(
    entities.flatMap(({ slug }) => [tableOf(snakeCase(slug)) ?? [], versionsOf(slug) ?? []].flat()),
  )
  return owners.flatMap(({ slug, hasDrafts, places }) => {
    const table = tableOf(snakeCase(slug))
    const drafts = hasDrafts ? versionsOf(slug) : undefined
    if (!table || (hasDrafts && !drafts)) throw new Error(`The tables of ${slug} are not known`)
    const latest = drafts && {
      table: drafts,
      ids: sql`select id from ${named(drafts.name)} where latest = 1`,
    }
    return [{ table, ids: null }, ...(latest ? [latest] : [])]
      .flatMap((rows) => withParts(tables, roots, rows))
      .map((rows) => ({ ...rows, isNested: places.hasNested }))
  })
}

const counted = ({ ids }: Rows): SQL => (ids ? sql` and id in (${ids})` : sql``)

/** Every text in JSON that looks like an id. */
const idInJson = /"([0-9a-f]{8}-[0-9a-f-]{27})"/g

/** The ids that the blocks and rich texts of some rows contain, whatever they are ids of. */
async function readJsonIds({ db }: Payload, rows: Rows): Promise<string[]> {
  const columns = Object.values(rows.table.columns).filter(({ type }) => type === 'jsonb')
  const reads = columns.map(async ({ name }) => {
    const [column, table] = [named(name), named(rows.table.name)]
    const texts = await db.drizzle.all<{ json: string }>(
      sql`select ${column} as json from ${table} where ${column} is not null${counted(rows)}`,
    )
    return texts.flatMap(({ json }) => [...json.matchAll(idInJson)].map(([, id = '']) => id))
  })
  return (await Promise.all(reads)).flat()
}

/** All media, each with whether content uses it: one query for columns that refer to media, and one per JSON column. */
export async function readUsesInSqlite(
  payload: Payload,
  owners: readonly MediaOwner[],
): Promise<[id: string, isUsed: boolean][]> {
  const rows = contentRows(payload, owners)
  const references = rows.flatMap((each) =>
    referencesOf(each.table, 'media').map((column) => {
      const [id, table] = [named(column), named(each.table.name)]
      return sql`select ${id} from ${table} where ${id} is not null${counted(each)}`
    }),
  )
  const [row] = await payload.db.drizzle.all<{ found: string }>(sql`
    with referred (id) as (${sql.join(references, sql` union `)})
    select json_group_array(json_array(id, id in (select id from referred))) as found from media`)
  // The text comes from this query.
  const media = JSON.parse(row?.found ?? '[]') as [string, 0 | 1][]
  const inJson = await Promise.all(
    rows.filter(({ isNested }) => isNested).map((each) => readJsonIds(payload, each)),
  )
  const nested = new Set(inJson.flat())
  return media.map(([id, isReferred]) => [id, isReferred === 1 || nested.has(id)])
}
