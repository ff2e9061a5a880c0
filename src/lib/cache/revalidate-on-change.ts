import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import type { Tag } from './tags'

/**
 * Refreshes cached pages and reads after the response, when the database change is complete.
 * Scripts and tests run outside Next, where there is no cache and Next throws.
 */
export function refreshTags(changed: readonly Tag[]): void {
  const refresh = () => {
    for (const tag of changed) revalidateTag(tag, { expire: 0 })
  }
  try {
    after(refresh)
  } catch {
    refreshOutsideRequest(refresh)
  }
}

function refreshOutsideRequest(refresh: () => void): void {
  try {
    refresh()
  } catch {
    // Not inside Next.
  }
}

type WithStatus = { _status?: 'draft' | 'published' | null }

const isSkipped = (req: PayloadRequest) => req.context.skipRevalidation === true

/** A draft that was never published is on no page; everything else may be. */
function mayBePublic(doc: WithStatus, before?: WithStatus): boolean {
  const hasDrafts = '_status' in doc
  return !hasDrafts || doc._status === 'published' || before?._status === 'published'
}

/**
 * Collection hooks that refresh the given tags when a published document is changed or deleted.
 * Seeds and tests switch them off with `context.skipRevalidation`.
 */
export function revalidateOnChange(...changed: Tag[]): {
  afterChange: CollectionAfterChangeHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  return {
    afterChange: [
      ({ doc, previousDoc, req }) => {
        if (!isSkipped(req) && mayBePublic(doc, previousDoc)) refreshTags(changed)
        return doc
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        if (!isSkipped(req)) refreshTags(changed)
        return doc
      },
    ],
  }
}

/** The same for globals, which have no drafts. */
export function revalidateGlobalOnChange(...changed: Tag[]): { afterChange: GlobalAfterChangeHook[] } {
  return {
    afterChange: [
      ({ doc, req }) => {
        if (!isSkipped(req)) refreshTags(changed)
        return doc
      },
    ],
  }
}
