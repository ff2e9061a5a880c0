import {
  type CollectionBeforeChangeHook,
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { asSystem, nestedRequest } from '@/lib/payload/as-system'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'

type Stored = Record<string, unknown> | undefined

const isBeingTrashed = (data: Stored, before: Stored): boolean =>
  Boolean(data?.deletedAt) && !before?.deletedAt

/**
 * A document moved to the trash becomes a draft, so that every list and count of published documents leaves it out.
 * Restored, it stays a draft unless the editor publishes it.
 */
const withdrawTrashed: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
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
const refuseParentDeletion: CollectionBeforeDeleteHook = ({ id, collection, req }) =>
  refuseParent(req, collection.slug, id)

const refuseParentTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  if (isBeingTrashed(data, originalDoc)) await refuseParent(req, collection.slug, originalDoc?.id)
  return data
}

/** The fields in which properties name a document. */
const relationsOfProperties: Readonly<Record<string, readonly string[]>> = {
  agents: ['agent'],
  localities: ['locality'],
  neighbourhoods: ['neighbourhood'],
  projects: ['project'],
  propertyTypes: ['type', 'furtherTypes'],
}

/** Refuses to delete documents that properties reference, because their paths and lists depend on them. */
const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const relations = relationsOfProperties[collection.slug] ?? []
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

const withParent = ['pages', 'articles']

export const deletionSteps = collectionSteps({
  refuseParentTrash: {
    stage: 'guard',
    reason: 'a page with pages below it stays, because these would lose their paths',
    for: withParent,
    run: refuseParentTrash,
  },
  withdrawTrashed: {
    stage: 'derive',
    reason: 'what goes to the trash becomes a draft, so that lists of published documents leave it out',
    for: { rule: 'has a trash', fits: ({ trash }) => trash === true },
    run: withdrawTrashed,
  },
  refuseParentDeletion: {
    stage: 'guardDeletion',
    reason: 'a page with pages below it stays, because these would lose their paths',
    for: withParent,
    run: refuseParentDeletion,
  },
  refuseWhileUsed: {
    stage: 'guardDeletion',
    reason: 'what properties refer to stays, because their paths and lists depend on it',
    for: Object.keys(relationsOfProperties),
    run: refuseWhileUsed,
  },
})
