import type { Payload, PayloadRequest } from 'payload'

import type { LeadStatus } from '@/features/leads/model/lead-status'

import { getStaffName } from '@/lib/payload/staff-name'
import { relatedId } from '@/lib/values/read-value'
import { recordLeadEvent, type LeadEventFacts } from './record-lead-event'

/** The fields of a lead that staff change. */
export interface FollowUp {
  status: LeadStatus
  assignee: string | null
  answeredAt: string | null
}

type Line = Omit<LeadEventFacts, 'lead'>

/** The state of a lead that its history compares. */
export const followUpOf = (lead: Record<string, unknown>): Record<keyof FollowUp, string | null> => ({
  status: typeof lead.status === 'string' ? lead.status : null,
  assignee: relatedId(lead.assignee),
  answeredAt: typeof lead.answeredAt === 'string' ? lead.answeredAt : null,
})

async function findLines(
  payload: Payload,
  before: ReturnType<typeof followUpOf>,
  after: ReturnType<typeof followUpOf>,
): Promise<Line[]> {
  const lines: Line[] = []
  if (before.status !== after.status)
    lines.push({ kind: 'status', from: before.status ?? undefined, to: after.status ?? undefined })
  if (before.assignee !== after.assignee) {
    const [from, to] = await Promise.all([
      getStaffName(payload, before.assignee),
      getStaffName(payload, after.assignee),
    ])
    lines.push({ kind: 'assignee', from: from ?? undefined, to: to ?? undefined })
  }
  if (before.answeredAt !== after.answeredAt)
    lines.push({ kind: 'answered', to: after.answeredAt ?? undefined })
  return lines
}

/**
 * Records the changes of a lead and their author in its history.
 *
 * @param req of the hook this runs in, made with `asSystem`
 */
export async function recordLeadChanges(
  payload: Payload,
  change: { lead: string; before: Record<string, unknown>; after: Record<string, unknown> },
  by: LeadEventFacts['by'],
  req?: PayloadRequest,
): Promise<void> {
  const lines = await findLines(payload, followUpOf(change.before), followUpOf(change.after))
  for (const line of lines) await recordLeadEvent(payload, { lead: change.lead, by, ...line }, req)
}
