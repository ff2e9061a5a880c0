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

interface ProjectedDocument {
  slug: CollectionSlug
  id: string
}

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
 * Documents whose rows a run makes later, many in one go: reading and writing the rows of twenty documents costs little more
 * than those of one. The run calls `write` now and then, and each refresh of pages calls it first. When the process is
 * killed in between, the worker makes the rows, as after any save.
 */
export class LaterProjections {
  #waiting = new Map<WriteRows, Waiting>()
  #last: Promise<void> = Promise.resolve()

  add(write: WriteRows, attempt: Attempt, { slug, id }: ProjectedDocument): void {
    const waiting = this.#waiting.get(write) ?? { attempt, ids: new Map<CollectionSlug, Set<string>>() }
    waiting.ids.set(slug, (waiting.ids.get(slug) ?? new Set()).add(id))
    this.#waiting.set(write, waiting)
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
    const written = this.#last.then(() => this.#writeWaiting(req))
    this.#last = written.catch(() => undefined)
    return written
  }
}

/** Makes the rows of a saved or deleted document anew: at once, or later in a run that makes them for many. */
export async function projectDocument(
  req: PayloadRequest,
  document: ProjectedDocument,
  { write, attempt }: { write: WriteRows; attempt: Attempt },
): Promise<void> {
  const { laterProjections } = req.context
  if (laterProjections) laterProjections.add(write, attempt, document)
  else await attempt(req, () => write(nestedRequest(req), document.slug, [document.id]))
}
