import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'

interface Deletion {
  id: string
  /** The slug of the collection. */
  slug: string
  /** The request of the system inside the deletion. */
  req: PayloadRequest
}

interface Parts<Rows> {
  /** Reads what belongs to the document, before it is deleted. Must change nothing. */
  find: (deletion: Deletion) => Promise<Rows>
  /** Deletes it, once the document is deleted. Must be repeatable. */
  remove: (parts: Rows, deletion: Deletion) => Promise<void>
}

/**
 * Hooks that delete what cannot exist without a document. The deletion may be refused or fail until the last moment: by
 * a later hook, by the lock of another editor, by the database. So nothing is deleted before the document. It is looked
 * up before, because the foreign keys of SQLite clear the references in the same write.
 *
 * @param name unique among the hooks of the collection
 */
export function afterDeletion<Rows>(
  name: string,
  parts: Parts<Rows>,
): { find: CollectionBeforeDeleteHook; remove: CollectionAfterDeleteHook } {
  const keyOf = (id: string | number) => `${name}:${id}`
  return {
    find: async ({ collection, id, req, context }) => {
      const deletion = { id: String(id), slug: collection.slug, req: asSystem(req).req }
      context[keyOf(id)] = await parts.find(deletion)
    },
    remove: async ({ collection, id, doc, req, context }) => {
      const deletion = { id: String(id), slug: collection.slug, req: asSystem(req).req }
      // Written by the hook above, under the same key.
      await parts.remove(context[keyOf(id)] as Rows, deletion)
      return doc
    },
  }
}
