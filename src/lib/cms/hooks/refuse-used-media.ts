import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../as-system'
import { describeUses } from '../media-usage/describe-uses'
import { findMediaUses } from '../media-usage/find-media-uses'
import { studioMessage } from '../studio-message'

const named = 5

/** Refuses to delete a picture or film that something shows or a draft will show; also to administrators. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findMediaUses(String(id), asSystem(req))
  if (uses.length === 0) return
  const names = describeUses(uses, req).map(({ kind, title }) => (title ? `${kind} “${title}”` : kind))
  const list = [
    ...names.slice(0, named),
    ...(names.length > named ? [`+ ${names.length - named}`] : []),
  ].join(', ')
  const message = studioMessage(req, {
    nl: `Dit bestand is in gebruik: ${list}. Haal het daar eerst weg.`,
    fr: `Ce fichier est utilisé : ${list}. Retirez-le d’abord de là.`,
    en: `This file is in use: ${list}. First take it out of there.`,
    de: `Diese Datei wird verwendet: ${list}. Entfernen Sie sie zuerst dort.`,
  })
  throw new APIError(message, 409, null, true)
}
