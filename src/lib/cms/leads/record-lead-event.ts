import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { racingInsert } from '@/lib/cms/racing-insert'
import type { LeadEventKind } from '@/lib/leads/lead-event-kinds'

export interface LeadEventFacts {
  lead: string
  kind: LeadEventKind
  from?: string
  to?: string
  text?: string
  /** Where the same event may be told twice, such as by the worker: the second time under this key counts for nothing. */
  key?: string
  /** Who did it; left out: the system. */
  by?: PayloadRequest['user']
}

const authorOf = (user: LeadEventFacts['by']) =>
  user?.collection === 'users' ? { by: user.id, byName: user.name } : {}

async function isRecorded(payload: Payload, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const { totalDocs } = await payload.count({
    collection: 'leadEvents',
    where: { key: { equals: key } },
    // Only whether the key exists comes out.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Adds a line to the history of a lead. The caller has checked that whoever acts may change, or at least read, it. */
export async function recordLeadEvent(
  payload: Payload,
  { by, ...event }: LeadEventFacts,
  req?: PayloadRequest,
): Promise<void> {
  try {
    await payload.create({
      collection: 'leadEvents',
      data: { ...event, key: event.key ?? randomUUID(), ...authorOf(by) },
      ...racingInsert,
      // Nobody may write history but the system.
      overrideAccess: true,
      ...(req && { req }),
    })
  } catch (reason) {
    if (!(await isRecorded(payload, event.key))) throw reason
  }
}
