import type { PayloadRequest } from 'payload'

import { refreshTags } from './refresh-tags'
import type { Tag } from './tags'

/** What an operation and those inside it have changed so far. */
interface PendingRefresh {
  /** The request of the outermost operation: operations inside have one of their own, with the same context. */
  owner: PayloadRequest | null
  /** What visitors could read before, by document. */
  before: Map<string, unknown>
  changed: Set<Tag>
  /** Refreshes what a failing operation leaves. */
  timer: NodeJS.Timeout | null
}

declare module 'payload' {
  export interface RequestContext {
    /** Nothing is refreshed: for seeds and tests. */
    skipRevalidation?: boolean
    pendingRefresh?: PendingRefresh
  }
}

/** Longer than any operation takes, in milliseconds. */
const longestMs = 60_000
const pauseMs = 20

const pendingOf = (req: PayloadRequest): PendingRefresh =>
  (req.context.pendingRefresh ??= { owner: req, before: new Map(), changed: new Set(), timer: null })

/** Called at the begin of every operation that changes something. */
export function beginRefresh(req: PayloadRequest): void {
  pendingOf(req).owner ??= req
}

/** Keeps what visitors could read before a change, until `recall`. */
export function remember(req: PayloadRequest, key: string, before: unknown): void {
  pendingOf(req).before.set(key, before)
}

/** What was remembered; null for a new document. */
export function recall(req: PayloadRequest, key: string): unknown {
  const { before } = pendingOf(req)
  const value = before.get(key) ?? null
  before.delete(key)
  return value
}

/** The transaction of an operation ends after its last hook. SQLite has none here, see `makeWritesAtomic`. */
async function whenStored({ payload }: PayloadRequest, transaction: string | number): Promise<void> {
  const until = Date.now() + longestMs
  while (payload.db.sessions?.[transaction] && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
}

async function refreshWhenStored(req: PayloadRequest, changed: readonly Tag[]): Promise<void> {
  const transaction = await req.transactionID
  if (!transaction || !req.payload.db.sessions?.[transaction]) return refreshTags(req.payload, changed)
  // The operation waits for this hook, so the hook cannot wait for the operation.
  void whenStored(req, transaction).then(() => refreshTags(req.payload, changed))
}

async function flush(req: PayloadRequest, pending: PendingRefresh): Promise<void> {
  if (pending.timer) clearTimeout(pending.timer)
  pending.timer = null
  // Pages are made anew from these rows.
  await req.context.laterProjections?.write(req)
  const changed = [...pending.changed]
  pending.changed.clear()
  await refreshWhenStored(req, changed)
}

/** Notes what a change altered. The outermost operation refreshes it at its end, once for all its documents. */
export function noteRefresh(req: PayloadRequest, changed: readonly Tag[]): void {
  const pending = pendingOf(req)
  for (const tag of changed) pending.changed.add(tag)
  pending.timer ??= setTimeout(() => void flush(req, pending), longestMs).unref()
}

/** Called at the end of every operation that changes something. */
export async function finishRefresh(req: PayloadRequest): Promise<void> {
  const pending = req.context.pendingRefresh
  if (!pending || (pending.owner && pending.owner !== req)) return
  pending.owner = null
  await flush(req, pending)
}
