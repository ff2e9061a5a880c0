import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'
import type { LeadEventKind } from '@/features/leads/model/lead-event-kinds'

export interface LeadEventFacts {
  lead: string
  kind: LeadEventKind
  from?: string
  to?: string
  text?: string
  /** For events that may be recorded twice, such as by the worker: a second one under the same key is dropped. */
  key?: string
  /** The author; the system when left out. */
  by?: PayloadRequest['user']
}

const authorOf = (user: LeadEventFacts['by']) =>
  user?.collection === 'users' ? { by: user.id, byName: user.name } : {}

async function isRecorded(payload: Payload, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const { totalDocs } = await payload.count({
    collection: 'leadEvents',
    where: { key: { equals: key } },
    // Only whether the key exists is used.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Adds an event to the history of a lead. The caller has checked that the user may read or change it. */
export async function recordLeadEvent(
  payload: Payload,
  { by, ...event }: LeadEventFacts,
  req?: PayloadRequest,
): Promise<void> {
  try {
    await payload.create({
      collection: 'leadEvents',
      data: { ...event, key: event.key ?? randomUUID(), ...authorOf(by) },
      ...uniqueInsert,
      // Only the system writes history.
      overrideAccess: true,
      ...(req && { req }),
    })
  } catch (reason) {
    if (!(await isRecorded(payload, event.key))) throw reason
  }
}
