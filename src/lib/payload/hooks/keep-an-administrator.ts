import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { asSystem } from '@/lib/payload/as-system'
import { collectionSteps } from '@/lib/payload/save-pipeline'
import { studioMessage } from '@/lib/payload/studio-message'

/** Longer than the change of an account takes, with the reads that run beside it. */
const leavingMs = 30_000

/** Accounts that are losing the role, and the time until which that is remembered. */
const leavers = new Map<string, number>()

function forgetOldLeavers(): void {
  for (const [id, until] of leavers) if (until < Date.now()) leavers.delete(id)
}

/**
 * Counting and removing are two steps, and several accounts may be removed at once: each would still find the others
 * in the database. So a removal is recorded in the same synchronous step as the count, and no longer counted. A
 * change that fails afterwards stays recorded for half a minute, which refuses at worst one change too many. Holds
 * within one process: two processes could still remove the last two at the same moment.
 */
async function refuseLast(req: PayloadRequest, id: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    depth: 0,
    pagination: false,
    select: { role: true },
    ...asSystem(req),
  })
  if (!docs.some((administrator) => administrator.id === id)) return
  forgetOldLeavers()
  if (docs.every((administrator) => administrator.id === id || leavers.has(administrator.id))) {
    throw new APIError(studioMessage(req, 'accounts.lastAdministrator'), 409, null, true)
  }
  leavers.set(id, Date.now() + leavingMs)
}

/** Refuses to delete the last administrator: no other user could create one. */
const refuseLastAdministratorDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseLast(req, String(id))

const refuseLastAdministratorDemotion: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.role === 'administrator' && originalDoc) leavers.delete(String(originalDoc.id))
  const isDemoted = data.role !== undefined && data.role !== 'administrator'
  if (isDemoted && originalDoc?.role === 'administrator') await refuseLast(req, String(originalDoc.id))
  return data
}

export const administratorSteps = collectionSteps({
  refuseLastAdministratorDemotion: {
    stage: 'claim',
    reason:
      'of two administrators who lose the role at once, the second keeps it: no other user could give it back',
    for: ['users'],
    run: refuseLastAdministratorDemotion,
  },
  refuseLastAdministratorDeletion: {
    stage: 'guardDeletion',
    reason: 'the last administrator stays, because no other user could create one',
    for: ['users'],
    run: refuseLastAdministratorDeletion,
  },
})
