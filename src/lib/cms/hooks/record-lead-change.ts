import type { CollectionAfterChangeHook } from 'payload'

import { asSystem } from '../as-system'
import { recordLeadChanges } from '../leads/lead-changes'

/** Writes down who changed status, assignee or the mark “answered”, and from what to what. */
export const recordLeadChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update') {
    const change = { lead: String(doc.id), before: previousDoc, after: doc }
    await recordLeadChanges(req.payload, change, req.user, asSystem(req).req)
  }
  return doc
}
