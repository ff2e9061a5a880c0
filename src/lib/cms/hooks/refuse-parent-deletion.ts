import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../as-system'
import { studioMessage } from '../studio-message'

/** A page with pages below it stays: their addresses would hang in the air. */
export const refuseParentDeletion: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
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
