import type { PayloadRequest } from 'payload'

import { followUpOf, recordLeadChanges, type FollowUp } from './lead-changes'

/** Most leads that one request may change: a page of the inbox. */
export const maxAtOnce = 100

async function readAllowed({ payload, user }: PayloadRequest, ids: readonly string[]) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: ids.slice(0, maxAtOnce) } },
    user,
    // A user who may read a lead may follow it up: both access rules are the same.
    overrideAccess: false,
    depth: 0,
    limit: maxAtOnce,
    pagination: false,
    select: { status: true, assignee: true, answeredAt: true },
  })
  return docs
}

/** Whether the lead exists for this user. */
export const mayReadLead = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await readAllowed(req, [id])).length > 0

/** An answered lead is no longer new. */
const withConsequences = (before: Record<string, unknown>, change: Partial<FollowUp>): Partial<FollowUp> =>
  change.answeredAt && before.status === 'new' && !change.status
    ? { ...change, status: 'inProgress' }
    : change

/**
 * Changes status, assignee or answer date of leads. Only these columns are written, because saving the whole document
 * would overwrite concurrent writes of the worker or of a visitor's link.
 *
 * @returns the changed leads: those the user may read
 */
export async function followUp(
  req: PayloadRequest,
  ids: readonly string[],
  wanted: Partial<FollowUp>,
): Promise<string[]> {
  const { payload, user } = req
  const leads = await readAllowed(req, ids)
  for (const before of leads) {
    const data = withConsequences({ ...before }, wanted)
    await payload.db.updateOne({ collection: 'leads', id: before.id, data })
    const after = { ...followUpOf({ ...before }), ...data }
    await recordLeadChanges(payload, { lead: before.id, before: { ...before }, after }, user)
  }
  return leads.map(({ id }) => id)
}
