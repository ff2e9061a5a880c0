import type { CollectionAfterChangeHook, CollectionAfterOperationHook, Payload } from 'payload'

import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { isRecord } from '@/lib/values/read-value'
import type { Owner } from '@/payload-types'

/** Ends every session of an owner and every link that was mailed before. */
async function endAccess(payload: Payload, owner: string): Promise<void> {
  const where = { owner: { equals: owner } }
  await payload.db.deleteMany({ collection: 'ownerSessions', where })
  await payload.db.deleteMany({ collection: 'ownerLinks', where })
}

/** A new password ends what the old one opened. */
export const endAccessOnNewPassword: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  const data: unknown = 'data' in args ? args.data : null
  if (operation !== 'updateByID' || !isRecord(data) || !data.password) return result
  if (isRecord(result) && typeof result.id === 'string') await endAccess(req.payload, result.id)
  return result
}

/** A new e-mail address ends what the mailbox of the old one opened. */
export const endAccessOnNewEmail: CollectionAfterChangeHook<Owner> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.email !== previousDoc.email) await endAccess(req.payload, doc.id)
  return doc
}

/** On MongoDB, which has no keys that would do it. */
export const deleteOwnerAccess = afterDeletion('ownerAccess', {
  find: async () => null,
  remove: async (_, owner, { payload }) => endAccess(payload, owner),
})

/** Task of the worker: deletes sessions and links whose time is over. */
export async function sweepOwnerAccess(payload: Payload, now: Date): Promise<void> {
  const where = { until: { less_than: now.toISOString() } }
  await payload.db.deleteMany({ collection: 'ownerSessions', where })
  await payload.db.deleteMany({ collection: 'ownerLinks', where })
}
