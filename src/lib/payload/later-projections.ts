import type { CollectionSlug, PayloadRequest } from 'payload'

import { nestedRequest } from './as-system'

/** Makes the rows of these documents anew. */
export type WriteRows = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly string[],
) => Promise<unknown>

/** Runs a write, and leaves its rows to the worker when it fails. */
type Attempt = (req: PayloadRequest, work: () => Promise<unknown>) => Promise<void>

interface Waiting {
  attempt: Attempt
  ids: Map<CollectionSlug, Set<string>>
}

declare module 'payload' {
  export interface RequestContext {
    /** Of a run of many saves, such as an import: the rows of its documents are made for several at a time. */
    laterProjections?: LaterProjections
  }
}

/**
 * Documents whose rows a run makes later, many in one go: reading and writing the rows of fifty documents costs little more
 * than those of one. The run calls `write` now and then, and whoever refreshes pages calls it before. What a process leaves
 * that is killed in between, the worker mends as after any save.
 */
export class LaterProjections {
  #waiting = new Map<WriteRows, Waiting>()
  #last: Promise<void> = Promise.resolve()

  add(write: WriteRows, attempt: Attempt, { slug, id }: { slug: CollectionSlug; id: string }): void {
    const known = this.#waiting.get(write) ?? { attempt, ids: new Map<CollectionSlug, Set<string>>() }
    known.ids.set(slug, (known.ids.get(slug) ?? new Set()).add(id))
    this.#waiting.set(write, known)
  }

  async #writeWaiting(req: PayloadRequest): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = new Map()
    for (const [write, { attempt, ids }] of waiting)
      for (const [slug, documents] of ids)
        await attempt(req, () => write(nestedRequest(req), slug, [...documents]))
  }

  /** Ends when the rows of all documents that were added are written. */
  write(req: PayloadRequest): Promise<void> {
    this.#last = this.#last.then(() => this.#writeWaiting(req))
    return this.#last
  }
}
