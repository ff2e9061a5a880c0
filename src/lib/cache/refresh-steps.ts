import type { PayloadRequest, CollectionSlug, GlobalSlug } from 'payload'

import { collectionSteps, globalSteps, isMapped } from '@/lib/payload/save-pipeline'

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

/** When pages are refreshed that show the documents of a collection. */
export interface Refreshes {
  listsOf: ListsOf
  /**
   * The fields that `listsOf` looks at. With them a save of mapped data, such as one of an import, reads these alone, and
   * refreshes the document whatever it has changed: it is saved when the feed has changed it or its files.
   */
  listFields?: readonly string[] | undefined
}

const isSkipped = ({ context }: PayloadRequest) => context.skipRevalidation === true

const keyOf = (slug: string, id: string | number) => `${slug}:${id}`

interface Changed {
  slug: string
  id: string | number
  refreshes: Refreshes | undefined
}

const isShort = (req: PayloadRequest, { refreshes }: Changed): boolean =>
  refreshes?.listFields !== undefined && isMapped(req)

const read = (req: PayloadRequest, changed: Changed): Promise<PublicDocument | null> => {
  const fields = isShort(req, changed) ? changed.refreshes?.listFields : undefined
  // The registry's slugs are those of the generated types.
  return readPublic(req, changed.slug as CollectionSlug, String(changed.id), fields)
}

const begin = async (req: PayloadRequest, changed: Changed) =>
  remember(req, keyOf(changed.slug, changed.id), await read(req, changed))

function end(req: PayloadRequest, changed: Changed, after: PublicDocument | null): void {
  const { id, refreshes, slug } = changed
  // Remembered above, under the same key.
  const before = recall(req, keyOf(slug, id)) as PublicDocument | null
  if (isSame(before, after) && !(isShort(req, changed) && after)) return
  const lists = refreshes?.listsOf(toChange(before, after)) ?? []
  noteRefresh(req, [tags.document(slug as CollectionSlug, String(id)), ...lists])
}

/** Payload has two names for some operations, one in each hook. */
const changing: ReadonlySet<string> = new Set([
  'create',
  'update',
  'updateByID',
  'delete',
  'deleteByID',
  'restoreVersion',
])

const reasons = {
  tag: 'what a page reads becomes a tag of the page',
  remember: 'what visitors read before the write is compared with what they read after it',
  compare: 'a change of what visitors read refreshes the document and the lists that show it',
}

const readSteps = (listed: readonly string[]) =>
  collectionSteps({
    beginRefresh: {
      stage: 'begin',
      reason: 'the outermost operation refreshes once, at its end',
      for: listed,
      run: ({ args, operation, req }) => {
        if (changing.has(operation)) beginRefresh(req)
        return args
      },
    },
    tagDocument: {
      stage: 'finishRead',
      reason: reasons.tag,
      for: listed,
      run: ({ collection, doc }) => {
        addTags([tags.document(collection.slug as CollectionSlug, doc.id)])
        return doc
      },
    },
    finishRefresh: {
      stage: 'close',
      reason: 'pages are refreshed before the answer, once for everything that the operation changed',
      for: listed,
      run: async ({ operation, req, result }) => {
        if (changing.has(operation)) await finishRefresh(req)
        return result
      },
    },
  })

/**
 * The steps with which pages that show documents stay true: what is read becomes a tag, and a change of what visitors may
 * read refreshes the document and its lists. A save that alters nothing public refreshes nothing.
 *
 * @param refreshes what a change can alter, for each collection that pages show
 */
export function refreshSteps(refreshes: Readonly<Record<string, Refreshes>>) {
  const listed = Object.keys(refreshes)
  const changed = (slug: string, id: string | number): Changed => ({ slug, id, refreshes: refreshes[slug] })
  const compared = collectionSteps({
    rememberPublic: {
      stage: 'remember',
      reason: reasons.remember,
      for: listed,
      run: async ({ collection: { slug }, data, originalDoc, operation, req }) => {
        if (operation === 'update' && !isSkipped(req)) await begin(req, changed(slug, originalDoc.id))
        return data
      },
    },
    comparePublic: {
      stage: 'refresh',
      reason: reasons.compare,
      for: listed,
      run: async ({ collection: { slug }, doc, operation, req }) => {
        if (isSkipped(req)) return doc
        const isNewDraft = operation === 'create' && doc._status === 'draft'
        const saved = changed(slug, doc.id)
        end(req, saved, isNewDraft ? null : await read(req, saved))
        return doc
      },
    },
    rememberDeleted: {
      stage: 'prepareDeletion',
      reason: reasons.remember,
      for: listed,
      run: ({ collection: { slug }, id, req }) =>
        isSkipped(req) ? undefined : begin(req, changed(slug, id)),
    },
    compareDeleted: {
      stage: 'refreshDeletion',
      reason: reasons.compare,
      for: listed,
      run: ({ collection: { slug }, doc, id, req }) => {
        if (!isSkipped(req)) end(req, changed(slug, id), null)
        return doc
      },
    },
  })
  return { ...readSteps(listed), ...compared }
}

/**
 * The steps with which everything that reads a global is refreshed when its public values change.
 *
 * @param furtherTags what a change of each global refreshes besides everything that reads it
 */
export function globalRefreshSteps(furtherTags: Readonly<Record<string, readonly Tag[]>>) {
  const listed = Object.keys(furtherTags)
  return globalSteps({
    tagSettings: {
      stage: 'finishRead',
      reason: reasons.tag,
      for: listed,
      run: ({ doc, global }) => {
        // The registry's slugs are those of the generated types.
        addTags([tags.settings(global.slug as GlobalSlug)])
        return doc
      },
    },
    rememberPublic: {
      stage: 'remember',
      reason: reasons.remember,
      for: listed,
      run: async ({ data, global, req }) => {
        if (!isSkipped(req)) remember(req, global.slug, await readGlobal(req, global.slug as GlobalSlug))
        return data
      },
    },
    comparePublic: {
      stage: 'refresh',
      reason: reasons.compare,
      for: listed,
      run: async ({ doc, global, req }) => {
        if (isSkipped(req)) return doc
        const slug = global.slug as GlobalSlug
        const before = recall(req, slug)
        if (!isSame(before, await readGlobal(req, slug)))
          noteRefresh(req, [tags.settings(slug), ...(furtherTags[slug] ?? [])])
        await finishRefresh(req)
        return doc
      },
    },
  })
}
