import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'

import { asSystem } from '../as-system'
import { studioMessage } from '../studio-message'

import { isBeingTrashed } from './withdraw-trashed'

async function refuseParent(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: { parent: { equals: id } },
    ...asSystem(req),
  })
  if (totalDocs === 0) return
  const message = studioMessage(req, {
    nl: 'Verplaats of verwijder eerst wat hieronder staat.',
    fr: 'Déplacez ou supprimez d’abord ce qui se trouve en dessous.',
    en: 'First move or delete what stands below this.',
    de: 'Verschieben oder löschen Sie zuerst, was darunter steht.',
  })
  throw new APIError(message, 409, null, true)
}

/** A page with pages below it stays: their addresses would hang in the air. */
export const refuseParentDeletion: CollectionBeforeDeleteHook = ({ id, collection, req }) =>
  refuseParent(req, collection.slug, id)

/** The same for the bin. */
export const refuseParentTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (isBeingTrashed(data, originalDoc)) await refuseParent(req, collection.slug, originalDoc?.id)
  return data
}
