import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, PayloadRequest } from 'payload'

import { addTags } from './cached-read'
import { beginRefresh, finishRefresh, noteRefresh, recall, remember } from './pending-refresh'
import {
  isSame,
  readGlobal,
  readPublic,
  toChange,
  type PublicChange,
  type PublicDocument,
} from './public-change'
import { tags, type Tag } from './tags'

/** The lists that a change can alter, besides the pages that show the document itself. */
export type ListsOf = (change: PublicChange) => readonly Tag[]

const isSkipped = ({ context }: PayloadRequest) => context.skipRevalidation === true

function collectionChanges(slug: CollectionSlug, listsOf: ListsOf) {
  const keyOf = (id: string | number) => `${slug}:${id}`
  return {
    begin: async (req: PayloadRequest, id: string | number) =>
      remember(req, keyOf(id), await readPublic(req, slug, String(id))),
    end: (req: PayloadRequest, id: string | number, after: PublicDocument | null) => {
      // Remembered above, under the same key.
      const before = recall(req, keyOf(id)) as PublicDocument | null
      if (isSame(before, after)) return
      noteRefresh(req, [tags.document(slug, String(id)), ...listsOf(toChange(before, after))])
    },
  }
}

/** Payload has two names for some operations, one in each hook. */
const changing: ReadonlySet<string> = new Set([
  ...['create', 'update', 'updateByID', 'delete', 'deleteByID', 'restoreVersion'],
])

type Hooks = Required<
  Pick<
    NonNullable<CollectionConfig['hooks']>,
    | 'afterChange'
    | 'afterDelete'
    | 'afterOperation'
    | 'afterRead'
    | 'beforeChange'
    | 'beforeDelete'
    | 'beforeOperation'
  >
>

function hooksFor(slug: CollectionSlug, listsOf: ListsOf): Hooks {
  const { begin, end } = collectionChanges(slug, listsOf)
  return {
    beforeOperation: [
      ({ args, operation, req }) => {
        if (changing.has(operation)) beginRefresh(req)
        return args
      },
    ],
    afterRead: [
      ({ doc }) => {
        addTags([tags.document(slug, doc.id)])
        return doc
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        if (operation === 'update' && !isSkipped(req)) await begin(req, originalDoc.id)
        return data
      },
    ],
    afterChange: [
      async ({ doc, operation, req }) => {
        if (isSkipped(req)) return doc
        const isNewDraft = operation === 'create' && doc._status === 'draft'
        end(req, doc.id, isNewDraft ? null : await readPublic(req, slug, doc.id))
        return doc
      },
    ],
    beforeDelete: [({ id, req }) => (isSkipped(req) ? undefined : begin(req, id))],
    afterDelete: [
      ({ doc, id, req }) => {
        if (!isSkipped(req)) end(req, id, null)
        return doc
      },
    ],
    afterOperation: [
      async ({ operation, req, result }) => {
        if (changing.has(operation)) await finishRefresh(req)
        return result
      },
    ],
  }
}

/**
 * Adds the hooks with which pages that show documents of a collection stay true: what is read becomes a tag, and a change
 * of what visitors may read refreshes the document and these lists. A save that alters nothing public refreshes nothing.
 */
export function withRefreshes(collection: CollectionConfig, listsOf: ListsOf): CollectionConfig {
  // The registry's slugs are those of the generated types.
  const added = hooksFor(collection.slug as CollectionSlug, listsOf)
  const hooks = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), ...added.beforeOperation],
      afterRead: [...(hooks.afterRead ?? []), ...added.afterRead],
      beforeChange: [...(hooks.beforeChange ?? []), ...added.beforeChange],
      afterChange: [...(hooks.afterChange ?? []), ...added.afterChange],
      beforeDelete: [...(hooks.beforeDelete ?? []), ...added.beforeDelete],
      afterDelete: [...(hooks.afterDelete ?? []), ...added.afterDelete],
      afterOperation: [...(hooks.afterOperation ?? []), ...added.afterOperation],
    },
  }
}

/** The same for a global; a change also refreshes these tags. */
export function withGlobalRefreshes(global: GlobalConfig, furtherTags: readonly Tag[]): GlobalConfig {
  // The registry's slugs are those of the generated types.
  const slug = global.slug as GlobalSlug
  const hooks = global.hooks ?? {}
  return {
    ...global,
    hooks: {
      ...hooks,
      afterRead: [
        ...(hooks.afterRead ?? []),
        ({ doc }) => {
          addTags([tags.settings(slug)])
          return doc
        },
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          if (!isSkipped(req)) remember(req, slug, await readGlobal(req, slug))
          return data
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          if (isSkipped(req)) return doc
          const before = recall(req, slug)
          if (!isSame(before, await readGlobal(req, slug)))
            noteRefresh(req, [tags.settings(slug), ...furtherTags])
          await finishRefresh(req)
          return doc
        },
      ],
    },
  }
}
