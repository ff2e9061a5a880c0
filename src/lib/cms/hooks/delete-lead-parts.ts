import type { CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../as-system'
import { deleteWhere } from '../delete-where'
import { relatedId } from './related-id'

/**
 * A lead takes with it what is nothing without it: its files, its history, its mails and what it noted of requested
 * documents. They go first, so that what a
 * killed process leaves behind is the lead, and deleting it again finishes the work.
 */
export const deleteLeadParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  const lead = await payload.findByID({
    collection: 'leads',
    id: String(id),
    depth: 0,
    disableErrors: true,
    select: { files: true },
    ...asSystem(req),
  })
  const files = (lead?.files ?? []).map(relatedId).filter((file) => file !== null)
  const ofLead = { lead: { equals: id } }
  const within = { req: asSystem(req).req }
  if (files.length > 0) await deleteWhere(payload, 'leadFiles', { id: { in: files } }, within)
  await deleteWhere(payload, 'leadEvents', ofLead, within)
  await deleteWhere(payload, 'outbox', ofLead, within)
  await deleteWhere(payload, 'documentRequests', ofLead, within)
}
