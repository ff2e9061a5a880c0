import type { PayloadRequest } from 'payload'

import { followUpOf, recordLeadChanges, type FollowUp } from './lead-changes'

/** Leads a request may change at once: a page of the inbox. */
export const mostAtOnce = 100

async function readAllowed({ payload, user }: PayloadRequest, ids: readonly string[]) {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { id: { in: ids.slice(0, mostAtOnce) } },
    user,
    // Whoever may read a lead may follow it up: both rules of the collection are the same.
    overrideAccess: false,
    depth: 0,
    limit: mostAtOnce,
    pagination: false,
    select: { status: true, assignee: true, answeredAt: true },
  })
  return docs
}

/** Whether there is such a lead for whoever asks. */
export const mayReadLead = async (req: PayloadRequest, id: string): Promise<boolean> =>
  (await readAllowed(req, [id])).length > 0

/** A lead somebody answered is no longer new. */
const withConsequences = (before: Record<string, unknown>, change: Partial<FollowUp>): Partial<FollowUp> =>
  change.answeredAt && before.status === 'new' && !change.status
    ? { ...change, status: 'inProgress' }
    : change

/**
 * Changes what staff do with leads: only these columns, so that nothing the worker or a visitor's link writes at the
 * same time is written over, as a save of the whole document would.
 *
 * @returns the leads that were changed: those the asker may read
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
