import type { Where } from 'payload'

import { isRecord, textOf } from '@/lib/values/read-value'
import type { StudioAnswer } from '@/studio/send-studio-request'

/** A selected document with the requested fields. */
export type BulkDocument = Record<string, unknown> & { id: string }

/** A document that keeps its values, and why. */
export interface Refusal {
  id: string
  reason: string
}

/** Documents per request: each is saved by itself, which takes up to half a second. */
export const perRequest = 10

const pairsOf = (value: unknown, name: string): [string, string][] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => pairsOf(each, `${name}[${index}]`))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => pairsOf(each, `${name}[${key}]`))
  return value === undefined || value === null ? [] : [[name, String(value)]]
}

/** Conditions of Payload as parameters of a URL, such as `where[status][equals]=sold`. */
const whereQuery = (where: object): [string, string][] => pairsOf(where, 'where')

interface ListQuery {
  collection: string
  where: Where
  fields: readonly string[]
  locale: string
}

/** The path that reads these fields of all documents that the list shows for a condition, as their drafts are. */
export function documentsPath({ collection, where, fields, locale }: ListQuery) {
  const query = new URLSearchParams(whereQuery(where))
  query.set('fields', fields.join())
  query.set('locale', locale)
  return { path: `${collection}/listed`, query }
}

/**
 * The condition of a selection, null of an empty one. A URL has no empty list: `in` without ids would be left out, and the
 * answer be all documents.
 *
 * @param ofList the condition of the list when all its documents are chosen, also those of other pages
 */
export const whereChosen = (ids: readonly (number | string)[], ofList: Where | null): Where | null =>
  ofList ?? (ids.length > 0 ? { id: { in: ids.map(String) } } : null)

/** What is done with the chosen documents. */
export type BulkOrder =
  | { kind: 'change'; data: object; hasDrafts: boolean }
  | { kind: 'publish' }
  | { kind: 'unpublish' }
  | { kind: 'trash' }
  | { kind: 'delete' }

/** What becomes of an order for some documents. */
export interface BulkOutcome {
  /** Of how many documents it was carried out. */
  changed: number
  refused: Refusal[]
}

interface BulkRequest {
  method?: 'PATCH' | 'DELETE'
  body?: object
  query: URLSearchParams
}

/** Sends a request to Payload's API. */
export type Send = (path: string, request: BulkRequest) => Promise<StudioAnswer<unknown>>

export interface BulkTarget {
  collection: string
  /** Of the texts. */
  locale: string
  now: Date
  /** The reason of a refusal for which the server gave none. */
  otherwise: string
}

export function queryOf(where: Where, locale: string, isDraft: boolean): URLSearchParams {
  const query = new URLSearchParams(whereQuery(where))
  query.set('select[id]', 'true')
  query.set('depth', '0')
  query.set('limit', '0')
  query.set('locale', locale)
  if (isDraft) query.set('draft', 'true')
  return query
}

const listOf = (answer: StudioAnswer<unknown>, name: 'docs' | 'errors'): Record<string, unknown>[] => {
  const list: unknown = isRecord(answer.data) ? answer.data[name] : null
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/**
 * Reads what an answer says about the asked documents. Those of which it says nothing are refused: they were deleted
 * meanwhile, or are closed to the editor.
 */
export function readOutcome(
  answer: StudioAnswer<unknown>,
  requestedIds: readonly string[],
  otherwise: string,
): BulkOutcome {
  const changed = new Set(listOf(answer, 'docs').map(({ id }) => String(id)))
  const reasons = new Map(listOf(answer, 'errors').map(({ id, message }) => [String(id), textOf(message)]))
  // Without the list of changed documents the request failed as a whole.
  const isWhole = !answer.isOk && !(isRecord(answer.data) && Array.isArray(answer.data.docs))
  const general = (isWhole ? answer.message : null) ?? otherwise
  const refused = requestedIds
    .filter((id) => !changed.has(id))
    .map((id) => ({ id, reason: (reasons.has(id) ? reasons.get(id) : general) || otherwise }))
  return { changed: requestedIds.length - refused.length, refused }
}

/** The documents for which there is something to do; null when they cannot be read. */
async function findDue(
  send: Send,
  ids: readonly string[],
  { collection, locale }: BulkTarget,
  { isDraft, not }: { isDraft: boolean; not: string },
): Promise<string[] | null> {
  const where: Where = { and: [{ id: { in: ids } }, { _status: { not_equals: not } }] }
  const answer = await send(collection, { query: queryOf(where, locale, isDraft) })
  return answer.isOk ? listOf(answer, 'docs').map(({ id }) => String(id)) : null
}

/** One by one: of several at once Payload would make what is online the newest text, in place of their drafts. */
async function unpublish(send: Send, ids: readonly string[], target: BulkTarget): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: 0, refused: [] }
  const query = new URLSearchParams({ 'select[id]': 'true', depth: '0', locale: target.locale })
  for (const id of ids) {
    const request: BulkRequest = { method: 'PATCH', body: { _status: 'draft' }, query }
    const answer = await send(`${target.collection}/${id}`, request)
    if (answer.isOk) outcome.changed += 1
    else outcome.refused.push({ id, reason: answer.message ?? target.otherwise })
  }
  return outcome
}

function requestOf(order: Exclude<BulkOrder, { kind: 'unpublish' }>, now: Date) {
  switch (order.kind) {
    case 'change':
      return { method: 'PATCH', body: order.data, isDraft: order.hasDrafts } as const
    case 'publish':
      return { method: 'PATCH', body: { _status: 'published' }, isDraft: true } as const
    case 'trash':
      return { method: 'PATCH', body: { deletedAt: now.toISOString() }, isDraft: false } as const
    case 'delete':
      return { method: 'DELETE', body: undefined, isDraft: false } as const
  }
}

/** Carries out an order for some documents, each of which is saved by itself. Published ones are not published again. */
export async function sendOrder(
  send: Send,
  ids: readonly string[],
  order: BulkOrder,
  target: BulkTarget,
): Promise<BulkOutcome> {
  const { collection, locale, now, otherwise } = target
  let due: readonly string[] | null = ids
  if (order.kind === 'publish') due = await findDue(send, ids, target, { isDraft: true, not: 'published' })
  if (order.kind === 'unpublish') due = await findDue(send, ids, target, { isDraft: false, not: 'draft' })
  if (due === null) return readOutcome({ isOk: false, data: null, message: null }, ids, otherwise)
  if (due.length === 0) return { changed: 0, refused: [] }
  if (order.kind === 'unpublish') return unpublish(send, due, target)
  const { method, body, isDraft } = requestOf(order, now)
  const query = queryOf({ id: { in: due } }, locale, isDraft)
  const answer = await send(collection, { method, query, ...(body && { body }) })
  return readOutcome(answer, due, otherwise)
}
