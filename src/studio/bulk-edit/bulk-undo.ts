import type { Where } from 'payload'

import { isSameValue } from '@/lib/values/is-same-value'
import { inChunks } from '@/lib/values/lists'
import { isRecord } from '@/lib/values/read-value'

import {
  documentsPath,
  perRequest,
  queryOf,
  readOutcome,
  type BulkDocument,
  type BulkTarget,
  type Send,
} from './bulk-order'

/** The fields that a change wrote, and how. */
export interface WrittenFields {
  paths: readonly string[]
  /** Whether the change published or saved drafts; null in collections without drafts. */
  status: 'draft' | 'published' | null
}

/** What became of an undo. */
export interface UndoOutcome {
  /** Documents that are as they were. */
  done: number
  /** Documents that stay: changed since, or refused. */
  left: number
}

/** Documents read at once: their ids are in the URL. */
const perRead = 40

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), document)

/** Values by path as an object: `offer.price` is in `offer`. */
function nest(values: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const nested: Record<string, unknown> = {}
  for (const [path, value] of values) {
    const [name = '', ...rest] = path.split('.')
    const inside = isRecord(nested[name]) ? nested[name] : {}
    nested[name] = rest.length === 0 ? value : { ...inside, ...nest([[rest.join('.'), value]]) }
  }
  return nested
}

/** Reads some fields of documents as their newest drafts have them; null when that fails. */
export async function readFields(
  send: Send,
  ids: readonly string[],
  paths: readonly string[],
  { collection, locale }: Pick<BulkTarget, 'collection' | 'locale'>,
): Promise<BulkDocument[] | null> {
  const names = new Set(paths.map((path) => path.split('.')[0] ?? path))
  const fields = [...names, 'revision', '_status']
  const documents: BulkDocument[] = []
  for (const chunk of inChunks(ids, perRead)) {
    const { path, query } = documentsPath({ collection, where: { id: { in: chunk } }, fields, locale })
    // A text that is missing in this language must not be taken from another.
    query.set('fallback-locale', 'null')
    const answer = await send(path, { query })
    if (!answer.isOk || !isRecord(answer.data) || !Array.isArray(answer.data.docs)) return null
    documents.push(...(answer.data.docs as BulkDocument[]))
  }
  return documents
}

interface ChangeToUndo extends WrittenFields {
  before: readonly BulkDocument[]
  /** The changed documents as the change left them. */
  after: readonly BulkDocument[]
}

/**
 * Puts the former values back, one document after the other, where the fields still have what the change wrote. A document
 * that the change published for the first time, or with more than these fields, is left: it would stay online.
 */
export async function undoChange(
  send: Send,
  { before, after, paths, status }: ChangeToUndo,
  target: BulkTarget,
): Promise<UndoOutcome> {
  const former = new Map(before.map((each) => [each.id, each]))
  const current = await readFields(
    send,
    after.map(({ id }) => id),
    paths,
    target,
  )
  const now = new Map(current?.map((each) => [each.id, each]))
  let done = 0
  for (const written of after) {
    const [was, is] = [former.get(written.id), now.get(written.id)]
    const isSame = (path: string) => isSameValue(valueAt(is, path), valueAt(written, path))
    if (!was || !is || !paths.every(isSame)) continue
    if (status === 'published' && was._status !== 'published') continue
    const body = {
      ...nest(paths.map((path) => [path, valueAt(was, path) ?? null] as const)),
      ...(status && { _status: status }),
      // Refused if someone saves in between.
      ...(typeof is.revision === 'number' && { revision: is.revision }),
    }
    const query = new URLSearchParams({ depth: '0', locale: target.locale, 'select[id]': 'true' })
    if (status) query.set('draft', 'true')
    const answer = await send(`${target.collection}/${written.id}`, { method: 'PATCH', body, query })
    if (answer.isOk) done += 1
  }
  return { done, left: after.length - done }
}

/** Takes documents out of the trash that are there since a moment; those that were published are published again. */
export async function undoTrash(
  send: Send,
  before: readonly BulkDocument[],
  { since, hasDrafts }: { since: Date; hasDrafts: boolean },
  target: BulkTarget,
): Promise<UndoOutcome> {
  let done = 0
  for (const isPublished of [true, false]) {
    const ids = before.filter((each) => (each._status === 'published') === isPublished).map(({ id }) => id)
    const body = {
      deletedAt: null,
      ...(hasDrafts && { _status: isPublished ? 'published' : 'draft' }),
    }
    for (const chunk of inChunks(ids, perRequest)) {
      const where: Where = { and: [{ id: { in: chunk } }, { deletedAt: { equals: since.toISOString() } }] }
      const query = queryOf(where, target.locale, false)
      query.set('trash', 'true')
      const answer = await send(target.collection, { method: 'PATCH', body, query })
      done += readOutcome(answer, chunk, target.otherwise).changed
    }
  }
  return { done, left: before.length - done }
}
