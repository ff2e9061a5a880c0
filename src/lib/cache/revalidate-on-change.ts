import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'

import { refreshTags } from './refresh-tags'
import type { Tag } from './tags'

type WithStatus = { _status?: 'draft' | 'published' | null }

const isSkipped = (req: PayloadRequest) => req.context.skipRevalidation === true

/** A draft that was never published is on no page; everything else may be. */
function mayBePublic(doc: WithStatus, before?: WithStatus): boolean {
  const hasDrafts = '_status' in doc
  return !hasDrafts || doc._status === 'published' || before?._status === 'published'
}

/**
 * Collection hooks that refresh the given tags when a published document changes or goes.
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
