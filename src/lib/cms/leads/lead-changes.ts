import type { Payload, PayloadRequest } from 'payload'

import type { LeadStatus } from '@/lib/leads/lead-status'

import { relatedId } from '../hooks/related-id'
import { recordLeadEvent, type LeadEventFacts } from './record-lead-event'

/** What staff change of a lead. */
export interface FollowUp {
  status: LeadStatus
  assignee: string | null
  answeredAt: string | null
}

type Line = Omit<LeadEventFacts, 'lead'>

/** The state of a lead as its history compares it. */
export const followUpOf = (lead: Record<string, unknown>): Record<keyof FollowUp, string | null> => ({
  status: typeof lead.status === 'string' ? lead.status : null,
  assignee: relatedId(lead.assignee),
  answeredAt: typeof lead.answeredAt === 'string' ? lead.answeredAt : null,
})

async function nameOf(payload: Payload, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    select: { name: true },
    // The name of a colleague, which everybody who sees leads may read.
    overrideAccess: true,
  })
  return user?.name
}

async function linesOf(
  payload: Payload,
  before: ReturnType<typeof followUpOf>,
  after: ReturnType<typeof followUpOf>,
): Promise<Line[]> {
  const lines: Line[] = []
  if (before.status !== after.status)
    lines.push({ kind: 'status', from: before.status ?? undefined, to: after.status ?? undefined })
  if (before.assignee !== after.assignee) {
    const [from, to] = await Promise.all([nameOf(payload, before.assignee), nameOf(payload, after.assignee)])
    lines.push({ kind: 'assignee', from, to })
  }
  if (before.answeredAt !== after.answeredAt)
    lines.push({ kind: 'answered', to: after.answeredAt ?? undefined })
  return lines
}

/**
 * Writes down what changed about a lead, and who changed it.
 *
 * @param req of the hook this happens in, made with `asSystem`
 */
export async function recordLeadChanges(
  payload: Payload,
  change: { lead: string; before: Record<string, unknown>; after: Record<string, unknown> },
  by: LeadEventFacts['by'],
  req?: PayloadRequest,
): Promise<void> {
  const lines = await linesOf(payload, followUpOf(change.before), followUpOf(change.after))
  for (const line of lines) await recordLeadEvent(payload, { lead: change.lead, by, ...line }, req)
}
