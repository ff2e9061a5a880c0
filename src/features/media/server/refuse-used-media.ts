import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '@/lib/payload/as-system'
import { describeUses } from './describe-uses'
import { findMediaUses } from './find-media-uses'
import { studioMessage } from '@/lib/payload/studio-message'

const named = 5

/** Refuses to delete a picture or film that a document or draft uses, also for administrators. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findMediaUses(String(id), asSystem(req))
  if (uses.length === 0) return
  const names = describeUses(uses, req).map(({ kind, title }) => (title ? `${kind} “${title}”` : kind))
  const list = [
    ...names.slice(0, named),
    ...(names.length > named ? [`+ ${names.length - named}`] : []),
  ].join(', ')
  const message = studioMessage(req, 'media.refusals.used', { list })
  throw new APIError(message, 409, null, true)
}
