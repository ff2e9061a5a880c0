import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload } from 'payload'

import type { FindTexts } from '@/features/studio-search/model/findable'
import type { Question } from '@/features/studio-search/model/find-question'

/** A document that has the words of a question. */
export interface Candidate extends FindTexts {
  kind: CollectionSlug
  document: string
}

/** Which documents are searched. */
export interface CandidateQuery {
  question: Question
  kinds: readonly CollectionSlug[]
  /** Those of the kinds whose restricted texts count. */
  restricted: readonly CollectionSlug[]
  /** Documents of each kind: those with all words in the title first, then the last changed ones. */
  limit: number
}

type SQL = ReturnType<typeof sql>
type Column = 'title' | 'text' | 'restricted'

/** The columns are those of this file, never from a request. */
const has = (column: Column, pattern: string): SQL => sql`instr(${sql.raw(column)}, ${pattern}) > 0`

const anyOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql` or `)})`
const allOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql` and `)})`
const inList = (values: readonly string[]): SQL =>
  sql`in (select value from json_each(${JSON.stringify(values)}))`

/** Whether a row has the words: one condition per term, made by `toCondition` from one pattern. */
const matches = (question: Question, toCondition: (pattern: string) => SQL): SQL =>
  anyOf(question.map((terms) => allOf(terms.map((patterns) => anyOf(patterns.map(toCondition))))))

async function readSqlite(
  payload: Payload,
  { question, kinds, restricted, limit }: CandidateQuery,
): Promise<Candidate[]> {
  const inText = (pattern: string) =>
    restricted.length === 0
      ? has('text', pattern)
      : sql`(${has('text', pattern)} or (${has('restricted', pattern)} and kind ${inList(restricted)}))`
  const [row] = await payload.db.drizzle.all<{ found: string }>(sql`
    select json_group_array(json_array(kind, document, title, text, restricted)) as found from (
      select *, row_number() over (
        partition by kind order by ${matches(question, (pattern) => has('title', pattern))} desc, document_updated_at desc
      ) as place
      from studio_search_rows where kind ${inList(kinds)} and ${matches(question, inText)}
    ) where place <= ${limit}`)
  // The text comes from this query.
  const rows = JSON.parse(row?.found ?? '[]') as [CollectionSlug, string, ...(string | null)[]][]
  return rows.map(([kind, document, title, text, restrictedText]) => ({
    kind,
    document,
    title: title ?? '',
    text: text ?? '',
    restricted: restrictedText ?? '',
  }))
}

/** Patterns contain alphanumeric characters and spaces only, so they need no escaping in `$regex`. */
const mongoMatches = (question: Question, columns: readonly Column[]) => ({
  $or: question.map((terms) => ({
    $and: terms.map((patterns) => ({
      $or: patterns.flatMap((pattern) => columns.map((column) => ({ [column]: { $regex: pattern } }))),
    })),
  })),
})

async function readMongo(payload: Payload, candidateQuery: CandidateQuery): Promise<Candidate[]> {
  const { question, kinds, restricted, limit } = candidateQuery
  const model = payload.db.collections.studioSearchRows
  if (!model) throw new Error('MongoDB has no collection of the rows of the search.')
  const read = async (kind: CollectionSlug, columns: readonly Column[]) => {
    const filter = { kind, ...mongoMatches(question, columns) }
    const rows = await model
      .find(filter as never)
      .sort({ documentUpdatedAt: -1 })
      .limit(limit)
      .lean()
    return rows as unknown as Candidate[]
  }
  const reads = kinds.map(async (kind) => {
    const columns = restricted.includes(kind) ? (['text', 'restricted'] as const) : (['text'] as const)
    const rows = [...(await read(kind, ['title'])), ...(await read(kind, columns))]
    return [...new Map(rows.map((row) => [row.document, row])).values()].slice(0, limit)
  })
  return (await Promise.all(reads)).flat()
}

/** The documents that have the words of a question, whatever their access rules say. */
export async function readCandidates(payload: Payload, candidateQuery: CandidateQuery): Promise<Candidate[]> {
  if (candidateQuery.kinds.length === 0) return []
  return payload.db.name === 'mongoose'
    ? readMongo(payload, candidateQuery)
    : readSqlite(payload, candidateQuery)
}

/** All texts, for the different words in them. */
export async function readFindTexts(payload: Payload): Promise<string[]> {
  if (payload.db.name === 'mongoose') {
    const rows = await payload.db.collections.studioSearchRows
      ?.find({}, { _id: 0, text: 1, restricted: 1 })
      .lean()
    return ((rows ?? []) as unknown as FindTexts[]).map(
      ({ text, restricted }) => `${text}${restricted ?? ''}`,
    )
  }
  const rows = await payload.db.drizzle.all<{ words: string }>(
    sql`select coalesce(text, '') || coalesce(restricted, '') as words from studio_search_rows`,
  )
  return rows.map(({ words }) => words)
}
