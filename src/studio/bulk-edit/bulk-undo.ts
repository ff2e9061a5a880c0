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
  /** Documents that are back, but no longer online. */
  offline?: number
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

/** The documents of these that visitors see; null when that cannot be read. */
export async function readOnline(
  send: Send,
  ids: readonly string[],
  { collection, locale }: Pick<BulkTarget, 'collection' | 'locale'>,
): Promise<Set<string> | null> {
  const online = new Set<string>()
  for (const chunk of inChunks(ids, perRead)) {
    const query = queryOf(
      { and: [{ id: { in: chunk } }, { _status: { equals: 'published' } }] },
      locale,
      false,
    )
    query.set('limit', String(perRead))
    query.set('depth', '0')
    query.set('select[id]', 'true')
    const answer = await send(collection, { query })
    if (!answer.isOk || !isRecord(answer.data) || !Array.isArray(answer.data.docs)) return null
    for (const { id } of answer.data.docs as BulkDocument[]) online.add(id)
  }
  return online
}

interface TrashToUndo {
  before: readonly BulkDocument[]
  /** The documents that visitors saw. */
  online: ReadonlySet<string>
  since: Date
  hasDrafts: boolean
}

/**
 * Takes documents out of the trash that are there since a moment; those that were published are published again. A document
 * that was online with changes beside it comes back as its draft: published again, it would show those changes.
 */
export async function undoTrash(
  send: Send,
  { before, online, since, hasDrafts }: TrashToUndo,
  target: BulkTarget,
): Promise<UndoOutcome> {
  const kinds = {
    published: before.filter(({ _status }) => _status === 'published'),
    drafts: before.filter(({ id, _status }) => _status !== 'published' && !online.has(id)),
    changed: before.filter(({ id, _status }) => _status !== 'published' && online.has(id)),
  }
  const takeOut = async (documents: readonly BulkDocument[], status: 'draft' | 'published') => {
    const body = { deletedAt: null, ...(hasDrafts && { _status: status }) }
    let count = 0
    for (const chunk of inChunks(
      documents.map(({ id }) => id),
      perRequest,
    )) {
      const where: Where = { and: [{ id: { in: chunk } }, { deletedAt: { equals: since.toISOString() } }] }
      const query = queryOf(where, target.locale, false)
      query.set('trash', 'true')
      const answer = await send(target.collection, { method: 'PATCH', body, query })
      count += readOutcome(answer, chunk, target.otherwise).changed
    }
    return count
  }
  const done = (await takeOut(kinds.published, 'published')) + (await takeOut(kinds.drafts, 'draft'))
  const offline = await takeOut(kinds.changed, 'draft')
  return { done, offline, left: before.length - done - offline }
}
