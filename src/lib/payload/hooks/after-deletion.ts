import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'

interface Parts<Found> {
  /** Reads what belongs to the document, before it is deleted. Must change nothing. */
  find: (id: string, within: PayloadRequest) => Promise<Found>
  /** Deletes it, once the document is deleted. Must be repeatable. */
  remove: (found: Found, id: string, within: PayloadRequest) => Promise<void>
}

/**
 * Hooks that delete what cannot exist without a document. The deletion may be refused or fail until the last moment: by
 * a later hook, by the lock of another editor, by the database. So nothing is deleted before the document. It is looked
 * up before, because the foreign keys of SQLite clear the references in the same write.
 *
 * @param name unique among the hooks of the collection
 */
export function afterDeletion<Found>(
  name: string,
  { find, remove }: Parts<Found>,
): { beforeDelete: CollectionBeforeDeleteHook[]; afterDelete: CollectionAfterDeleteHook[] } {
  const keyOf = (id: string | number) => `${name}:${id}`
  return {
    beforeDelete: [
      async ({ id, req, context }) => {
        context[keyOf(id)] = await find(String(id), asSystem(req).req)
      },
    ],
    afterDelete: [
      async ({ id, doc, req, context }) => {
        // Written by the hook above, under the same key.
        await remove(context[keyOf(id)] as Found, String(id), asSystem(req).req)
        return doc
      },
    ],
  }
}
