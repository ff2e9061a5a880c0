import type {
  BaseFilter,
  CollectionAfterChangeHook,
  CollectionConfig,
  CollectionSlug,
  Payload,
  PayloadRequest,
  Where,
} from 'payload'

import { presenceMs } from '@/features/versions/model/presence'
import { deleteWhere } from '@/lib/payload/delete-where'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { processState } from '@/lib/process-state'

import { hasDrafts } from './has-drafts'

interface Opened {
  collection: CollectionSlug
  id: string
  at: number
}

/** The form of a computer that sleeps does not say that it is open; its document waits for it. */
const settlingMs = 60 * 60_000
const maxOpened = 1000

const openedDrafts = () => processState('versions.untouched-drafts', () => new Map<string, Opened>())

const keyOf = ({ collection, id }: Pick<Opened, 'collection' | 'id'>) => `${collection}/${id}`

/**
 * Payload creates a document when the form of a new one is opened; such a request asks for a page or a drawer.
 *
 * @relies server-actions
 */
const isOpeningForm = ({ payloadAPI, headers, user }: PayloadRequest): boolean =>
  payloadAPI === 'local' &&
  Boolean(user) &&
  (headers.has('rsc') || headers.has('next-action') || (headers.get('accept') ?? '').includes('text/html'))

const followOpened: CollectionAfterChangeHook = ({ collection, doc, operation, req }) => {
  // The registry's slugs are those of the generated types.
  const opened = { collection: collection.slug as CollectionSlug, id: String(doc.id), at: Date.now() }
  const drafts = openedDrafts()
  if (operation === 'update') drafts.delete(keyOf(opened))
  else if (isOpeningForm(req) && drafts.size < maxOpened) drafts.set(keyOf(opened), opened)
}

/** Whether nothing was saved since the form was opened, also not by another process. */
async function isUntouched(payload: Payload, { collection, id }: Opened): Promise<boolean> {
  const where: Where = { parent: { equals: id } }
  const { docs } = await payload.db.findVersions({ collection, where, limit: 2, pagination: false })
  const [version] = docs
  return docs.length === 1 && version !== undefined && String(version.createdAt) === String(version.updatedAt)
}

/** Leaves documents that are only opened as new out of lists, until something is typed. */
const withoutUntouched =
  (slug: string, others: BaseFilter | undefined): BaseFilter =>
  async (args) => {
    const { payload } = args.req
    const opened = [...openedDrafts().values()].filter(({ collection }) => collection === slug)
    const untouched = await Promise.all(
      opened.map(async (each) => ((await isUntouched(payload, each)) ? [each.id] : [])),
    )
    const ownDrafts: Where = { id: { not_in: untouched.flat() } }
    const filters = [await others?.(args), untouched.flat().length > 0 ? ownDrafts : null].filter(
      (each) => !!each,
    )
    return filters.length > 0 ? { and: filters } : null
  }

export const untouchedSteps = collectionSteps({
  followOpened: {
    stage: 'record',
    reason: 'a document that was only opened as new is left out of lists until something is typed',
    for: { rule: 'has drafts', fits: hasDrafts },
    run: followOpened,
  },
})

/** Leaves new documents that were only opened out of lists; those nothing is typed into go again. */
export function withUntouchedDrafts(collection: CollectionConfig): CollectionConfig {
  if (!hasDrafts(collection)) return collection
  const { admin, slug } = collection
  return {
    ...collection,
    admin: { ...admin, baseFilter: withoutUntouched(slug, admin?.baseFilter) },
  }
}

async function isOpen(payload: Payload, opened: Opened, now: Date): Promise<boolean> {
  const seenAt = { greater_than: new Date(now.getTime() - presenceMs).toISOString() }
  const where: Where = { and: [{ document: { equals: keyOf(opened) } }, { seenAt }] }
  const { totalDocs } = await payload.db.count({ collection: 'presences', where })
  return totalDocs > 0
}

/**
 * Deletes the documents that were opened as new, left, and never typed into. A task of the web server, which opened them.
 */
export async function clearUntouchedDrafts(payload: Payload, now: Date = new Date()): Promise<void> {
  const drafts = openedDrafts()
  for (const opened of drafts.values()) {
    if (now.getTime() - opened.at < settlingMs || (await isOpen(payload, opened, now))) continue
    drafts.delete(keyOf(opened))
    if (!(await isUntouched(payload, opened))) continue
    await deleteWhere(payload, opened.collection, { id: { equals: opened.id } })
  }
}
