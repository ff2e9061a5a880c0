import type { Where } from 'payload'

import { isRecord } from '@/lib/values/read-value'
import type { StudioAnswer } from '@/studio/send-studio-request'
import { whereQuery } from '@/studio/where-query'

/** A chosen document with the fields that were asked for. */
export type BulkDocument = Record<string, unknown> & { id: string }

/** A document that keeps its values, and why. */
export interface Refusal {
  id: string
  reason: string
}

/** Documents per request: each is saved by itself, which takes up to half a second. */
export const perRequest = 10

interface ListQuery {
  collection: string
  where: Where
  fields: readonly string[]
  locale: string
}

/** The path that reads these fields of all documents of a condition, as their drafts are. */
export function documentsPath({ collection, where, fields, locale }: ListQuery) {
  const query = new URLSearchParams([
    ...whereQuery(where),
    ...fields.map((field) => [`select[${field}]`, 'true']),
    ...Object.entries({ limit: '0', depth: '0', draft: 'true', locale }),
  ])
  return { path: collection, query }
}

/** The parameters of the change of some documents. */
export const changeQuery = (ids: readonly string[], locale: string, hasDrafts: boolean): URLSearchParams =>
  new URLSearchParams([
    ...whereQuery({ id: { in: ids } }),
    ['select[id]', 'true'],
    ['depth', '0'],
    ['locale', locale],
    ...(hasDrafts ? [['draft', 'true']] : []),
  ])

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
