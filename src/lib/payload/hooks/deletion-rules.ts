import {
  type CollectionBeforeChangeHook,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { asSystem, nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'

type Stored = Record<string, unknown> | undefined

/** Whether this change moves the document to the trash. */
const isBeingTrashed = (data: Stored, before: Stored): boolean =>
  Boolean(data?.deletedAt) && !before?.deletedAt

/**
 * A document moved to the trash becomes a draft, so that every list and count of published documents leaves it out.
 * Restored, it stays a draft unless the editor publishes it.
 */
export const withdrawTrashed: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  isBeingTrashed(data, originalDoc) ? { ...data, _status: 'draft' } : data

async function refuseParent(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { parent: { equals: id } },
    ...asSystem(req),
  })
  if (totalDocs === 0) return
  const message = studioMessage(req, 'fields.hasChildren')
  throw new APIError(message, 409, null, true)
}

/** Refuses to delete a page with pages below it, which would lose their paths. */
export const refuseParentDeletion: CollectionBeforeDeleteHook = ({ id, collection, req }) =>
  refuseParent(req, collection.slug, id)

/** The same for moving to the trash. */
export const refuseParentTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (isBeingTrashed(data, originalDoc)) await refuseParent(req, collection.slug, originalDoc?.id)
  return data
}

/** Refuses to delete documents that properties reference, because their paths and lists depend on them. */
export const refuseWhileUsed =
  (...relations: string[]): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { totalDocs } = await req.payload.count({
      collection: 'properties',
      where: { or: relations.map((relation) => ({ [relation]: { equals: id } })) },
      // System access: drafts count too, and only a number is read.
      overrideAccess: true,
      req: nestedRequest(req),
    })
    if (totalDocs === 0) return
    const message = studioMessage(req, 'fields.stillUsed', { count: totalDocs })
    throw new APIError(message, 409, null, true)
  }
