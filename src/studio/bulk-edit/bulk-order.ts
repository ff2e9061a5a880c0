import type { Where } from 'payload'

import { isRecord } from '@/lib/values/read-value'
import type { StudioAnswer } from '@/studio/send-studio-request'

/** A chosen document with the fields that were asked for. */
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

/** What is done with the chosen documents. */
export type BulkOrder =
  | { kind: 'change'; data: object; hasDrafts: boolean }
  | { kind: 'publish' | 'unpublish' | 'trash' | 'delete' }

/** A request for some documents. */
interface BulkRequest {
  method: 'PATCH' | 'DELETE'
  body?: object
  /** Whether the drafts are meant. */
  isDraft: boolean
  /** Leaves out documents for which nothing is to be done. */
  where?: Where
}

function requestOf(order: BulkOrder, now: Date): BulkRequest {
  switch (order.kind) {
    case 'change':
      return { method: 'PATCH', body: order.data, isDraft: order.hasDrafts }
    case 'publish':
      return {
        method: 'PATCH',
        body: { _status: 'published' },
        isDraft: true,
        where: { _status: { not_equals: 'published' } },
      }
    case 'unpublish':
      return {
        method: 'PATCH',
        body: { _status: 'draft' },
        isDraft: false,
        where: { _status: { not_equals: 'draft' } },
      }
    case 'trash':
      return { method: 'PATCH', body: { deletedAt: now.toISOString() }, isDraft: false }
    case 'delete':
      return { method: 'DELETE', isDraft: false }
  }
}

/** The request that carries an order out for some documents, each of which is saved by itself. */
export function orderRequest(ids: readonly string[], order: BulkOrder, locale: string, now: Date) {
  const { method, body, isDraft, where } = requestOf(order, now)
  const chosen: Where = { id: { in: ids } }
  const query = new URLSearchParams(whereQuery(where ? { and: [chosen, where] } : chosen))
  query.set('select[id]', 'true')
  query.set('depth', '0')
  query.set('limit', '0')
  query.set('locale', locale)
  if (isDraft) query.set('draft', 'true')
  return { method, body, query }
}

/**
 * Which of the asked documents keep their values.
 *
 * @param otherwise the reason when the server gave none
 */
export function refusalsIn(
  answer: StudioAnswer<unknown>,
  asked: readonly string[],
  otherwise: string,
): Refusal[] {
  if (answer.isOk) return []
  const body = isRecord(answer.data) ? answer.data : {}
  // Without the list of changed documents the request failed as a whole.
  if (!Array.isArray(body.docs) || !Array.isArray(body.errors))
    return asked.map((id) => ({ id, reason: answer.message ?? otherwise }))
  return body.errors.filter(isRecord).map(({ id, message }) => ({
    id: String(id),
    reason: typeof message === 'string' && message !== '' ? message : otherwise,
  }))
}
