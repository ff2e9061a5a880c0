import type { PayloadRequest, CollectionSlug, GlobalSlug } from 'payload'

import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'

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

const keyOf = (slug: string, id: string | number) => `${slug}:${id}`

const begin = async (req: PayloadRequest, slug: string, id: string | number) =>
  // The registry's slugs are those of the generated types.
  remember(req, keyOf(slug, id), await readPublic(req, slug as CollectionSlug, String(id)))

interface Ended {
  slug: string
  id: string | number
  after: PublicDocument | null
  listsOf: ListsOf | undefined
}

function end(req: PayloadRequest, { slug, id, after, listsOf }: Ended): void {
  // Remembered above, under the same key.
  const before = recall(req, keyOf(slug, id)) as PublicDocument | null
  if (isSame(before, after)) return
  const lists = listsOf?.(toChange(before, after)) ?? []
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
 * @param listsOf the lists that a change can alter, for each collection that pages show
 */
export function refreshSteps(listsOf: Readonly<Record<string, ListsOf>>) {
  const listed = Object.keys(listsOf)
  const compared = collectionSteps({
    rememberPublic: {
      stage: 'remember',
      reason: reasons.remember,
      for: listed,
      run: async ({ collection: { slug }, data, originalDoc, operation, req }) => {
        if (operation === 'update' && !isSkipped(req)) await begin(req, slug, originalDoc.id)
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
        const after = isNewDraft ? null : await readPublic(req, slug as CollectionSlug, doc.id)
        end(req, { slug, id: doc.id, after, listsOf: listsOf[slug] })
        return doc
      },
    },
    rememberDeleted: {
      stage: 'prepareDeletion',
      reason: reasons.remember,
      for: listed,
      run: ({ collection: { slug }, id, req }) => (isSkipped(req) ? undefined : begin(req, slug, id)),
    },
    compareDeleted: {
      stage: 'refreshDeletion',
      reason: reasons.compare,
      for: listed,
      run: ({ collection: { slug }, doc, id, req }) => {
        if (!isSkipped(req)) end(req, { slug, id, after: null, listsOf: listsOf[slug] })
        return doc
      },
    },
  })
  return { ...readSteps(listed), ...compared }
}

/**
 * The same for globals.
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
